import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { locations, type ShopLocation } from '@/domain/locations'
import { useSiteFacts } from '@/platform/site/siteFacts'
import { useSiteSettings } from '@/platform/site/siteSettings'
import { useWords } from '@/platform/words/words'
import { locationsWords } from '../words'
import { frameOf, homeFrame, island, land, mapSize, project } from './regionShapes'

const styles: SystemStyleObject = {
  display: 'block',
  width: 'full',
  height: 'auto',
  borderRadius: 'lg',
  border: '1px solid',
  borderColor: 'border',
  bg: 'glass.100',
  _dark: { bg: 'ink.950' },
  '& text': { fill: 'fg', fontFamily: 'body', fontSize: '15px' },
  '& .land': { fill: 'bg.surface', stroke: 'accent.border', strokeWidth: '1.5px' },
  '& .reach': {
    fill: 'accent',
    fillOpacity: 0.16,
    stroke: 'accent.border',
    strokeWidth: '1.5px',
    strokeDasharray: '5 5',
  },
  '& .town': { fill: 'fg.muted' },
  '& .town-name': { fill: 'fg.muted' },
  '& .sea': { fill: 'accent.fg', fontStyle: 'italic' },
  '& .pin': {
    fill: 'action',
    stroke: 'action.fg',
    strokeWidth: '1.5px',
    r: { base: '25px', sm: '15px' },
  },
  '& text.number': {
    fill: 'action.fg',
    fontWeight: 700,
    fontSize: { base: '30px', sm: '18px' },
    dominantBaseline: 'central',
    textAnchor: 'middle',
  },
  '& .name': {
    fontWeight: 700,
    fontSize: '17px',
    paintOrder: 'stroke',
    stroke: 'bg.surface',
    strokeWidth: '4px',
    strokeLinejoin: 'round',
  },
  // On a phone the words would shrink below reading size: the numbered list under the map carries them.
  '& .words': { display: { base: 'none', sm: 'inline' } },
}

type Point = { x: number; y: number }

/** Above the pin, except where another shop's name is in the way: there it stands at the right. */
function nameAt({ id }: ShopLocation, { x, y }: Point, others: readonly Point[]) {
  if (id === 'los-angeles-central') return { x: x + 23, y: y + 6 }
  const close = others.find((other) => Math.abs(other.x - x) < 110 && Math.abs(other.y - y) < 45)
  if (close) {
    const isRight = x > close.x || (x === close.x && y > close.y)
    return { x: x + (isRight ? 23 : -23), y: y + 6, textAnchor: isRight ? 'start' : 'end' } as const
  }
  const { width } = mapSize
  const anchor = x < width * 0.2 ? 'start' : x > width * 0.8 ? 'end' : 'middle'
  return { x, y: y - 24, textAnchor: anchor } as const
}

/** The region with the shops, numbered as in the list beside it, and how far the vans go. Drawn, no map service. */
export function RegionMap() {
  const { map } = useWords(locationsWords)
  const { shops, serviceRadius } = useSiteSettings()
  const facts = useSiteFacts()
  const frame = frameOf(shops, serviceRadius)
  const isHome = frame === homeFrame
  const placeOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    project(frame, [latitude, longitude])
  return (
    <chakra.svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={isUsual(shops) ? map.usualDescription(facts) : map.description(facts)}
      css={styles}
    >
      {isHome ? (
        <>
          <path className="land" d={land} />
          <path className="land" d={island} />
        </>
      ) : (
        <rect className="land" width={mapSize.width} height={mapSize.height} />
      )}
      {shops.map((shop) => {
        const { x, y } = placeOf(shop)
        return (
          <circle key={shop.id} className="reach" cx={x} cy={y} r={serviceRadius * frame.scale} />
        )
      })}
      {isHome && <Towns />}
      {shops.map((shop, index) => {
        const { x, y } = placeOf(shop)
        return (
          <g key={shop.id}>
            <circle className="pin" cx={x} cy={y} />
            <text className="number" x={x} y={y}>
              {index + 1}
            </text>
            <text
              className="name words"
              {...nameAt(shop, { x, y }, shops.filter((other) => other !== shop).map(placeOf))}
            >
              {shop.name}
            </text>
          </g>
        )
      })}
    </chakra.svg>
  )
}

/** True while the shops stand where the usual ones do: the words that name the towns around are true. */
function isUsual(shops: readonly ShopLocation[]): boolean {
  return (
    shops.length === locations.length &&
    shops.every(({ zipCode }, place) => zipCode === locations[place]?.zipCode)
  )
}

/** The towns of southern California, and the sea. */
function Towns() {
  const { map } = useWords(locationsWords)
  return (
    <g className="words">
      <text className="sea" x="120" y="330" letterSpacing="2">
        {map.ocean}
      </text>
      {map.towns.map(({ name, latitude, longitude }) => {
        const { x, y } = project(homeFrame, [latitude, longitude])
        return (
          <g key={name}>
            <circle className="town" cx={x} cy={y} r="3" />
            <text className="town-name" x={x} y={y - 9} textAnchor="middle">
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}
