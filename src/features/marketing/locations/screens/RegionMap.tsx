import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { company } from '@/domain/company'
import { locations, type ShopLocation } from '@/domain/locations'
import { useWords } from '@/platform/words/words'
import { locationsWords } from '../words'

/** Drawing units per mile, and the corner of the map in degrees. */
const scale = 5
const west = -119.95
const north = 34.72
const milesPerLatitude = 69.05
const milesPerLongitude = milesPerLatitude * Math.cos((34.1 * Math.PI) / 180)
const width = 720
const height = 440

type Degrees = readonly [latitude: number, longitude: number]

function project([latitude, longitude]: Degrees): { x: number; y: number } {
  return {
    x: Math.round((longitude - west) * milesPerLongitude * scale),
    y: Math.round((north - latitude) * milesPerLatitude * scale),
  }
}

const toPath = (points: readonly Degrees[]) =>
  points
    .map(project)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')

/** The shore from Goleta in the west to Dana Point in the south. */
const coast: readonly Degrees[] = [
  [34.44, -120.1],
  [34.41, -119.88],
  [34.395, -119.7],
  [34.42, -119.6],
  [34.39, -119.52],
  [34.34, -119.41],
  [34.275, -119.29],
  [34.23, -119.26],
  [34.145, -119.215],
  [34.1, -119.09],
  [34.05, -118.95],
  [34.0, -118.806],
  [34.035, -118.68],
  [34.04, -118.55],
  [34.01, -118.5],
  [33.96, -118.455],
  [33.84, -118.395],
  [33.8, -118.41],
  [33.765, -118.425],
  [33.735, -118.4],
  [33.705, -118.29],
  [33.755, -118.21],
  [33.745, -118.11],
  [33.655, -118.005],
  [33.595, -117.88],
  [33.54, -117.785],
  [33.46, -117.715],
  [33.35, -117.56],
]
const land = `M${toPath(coast)}L900 900L900 -100L-100 -100L-100 97Z`
const island = `M${toPath([
  [34.06, -119.92],
  [34.07, -119.8],
  [34.03, -119.62],
  [34.045, -119.53],
  [34.01, -119.55],
  [33.97, -119.72],
  [34.0, -119.85],
])}Z`

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

/** Above the pin, except where another shop's name is in the way: there it stands at the right. */
function nameAt({ id }: ShopLocation, x: number, y: number) {
  return id === 'los-angeles-central'
    ? { x: x + 23, y: y + 6 }
    : { x, y: y - 24, textAnchor: 'middle' as const }
}

/** The region with the shops, numbered as in the list beside it, and how far the vans go. Drawn, no map service. */
export function RegionMap() {
  const { map } = useWords(locationsWords)
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={map.description}
      css={styles}
    >
      <path className="land" d={land} />
      <path className="land" d={island} />
      {locations.map((shop) => {
        const { x, y } = project([shop.latitude, shop.longitude])
        return (
          <circle
            key={shop.id}
            className="reach"
            cx={x}
            cy={y}
            r={company.serviceRadiusMiles * scale}
          />
        )
      })}
      <g className="words">
        <text className="sea" x="120" y="330" letterSpacing="2">
          {map.ocean}
        </text>
        {map.towns.map(({ name, latitude, longitude }) => {
          const { x, y } = project([latitude, longitude])
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
      {locations.map((shop, index) => {
        const { x, y } = project([shop.latitude, shop.longitude])
        return (
          <g key={shop.id}>
            <circle className="pin" cx={x} cy={y} />
            <text className="number" x={x} y={y}>
              {index + 1}
            </text>
            <text className="name words" {...nameAt(shop, x, y)}>
              {shop.name}
            </text>
          </g>
        )
      })}
    </chakra.svg>
  )
}
