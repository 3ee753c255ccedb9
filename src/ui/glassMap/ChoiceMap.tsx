import { chakra } from '@chakra-ui/react'
import type { PointerEvent } from 'react'
import type { GlassPosition } from '@/domain/services'
import { CarFromAbove, CarFromSide, flip, type PaneLook } from './CarDrawing'
import { carStyles } from './carStyles'
import { paneShapes, type CarSide, type Pane } from './glassShapes'

export type ChoiceWords = {
  /** Stands at the nose of the car. */
  front: string
  /** Stands along the car's left. */
  driverSide: string
  /** Stands along the car's right. */
  passengerSide: string
}

type ChoiceMapProps = {
  /** The windows that can be tapped, none when the choice is disabled, with the position each stands for. */
  windows: readonly { pane: Pane; position: GlassPosition }[]
  chosen?: Pane
  lookOf: (pane: Pane) => PaneLook | undefined
  chipped: boolean
  /** The side that the side view shows. */
  side: CarSide
  words: ChoiceWords
  /** A mouse came over a window, or left it. */
  onPoint: (position: GlassPosition | undefined) => void
  onTap: (position: GlassPosition) => void
}

/**
 * The pictures of a choice: the car from above, nose up, and one side of it. Their windows answer mouse and
 * touch; keyboard and screen reader use the radio buttons beside them, so all of this is hidden from both.
 */
export function ChoiceMap({ words, side, onPoint, onTap, ...map }: ChoiceMapProps) {
  const pointing = {
    onClick: (event: { target: EventTarget }) => {
      const position = positionAt(event.target)
      if (position) onTap(position)
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onPoint(positionAt(event.target))
    },
    onPointerLeave: () => onPoint(undefined),
  }
  const car = { lookOf: map.lookOf, chipped: map.chipped }
  return (
    <>
      <chakra.div
        aria-hidden
        gridArea="above"
        width="full"
        maxW="15rem"
        css={{ '@container (min-width: 38rem)': { maxW: '18rem' } }}
        mx="auto"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr) auto"
        justifyItems="center"
        alignItems="center"
        columnGap="1"
        textStyle="eyebrow"
        letterSpacing="normal"
        color="fg.muted"
        userSelect="none"
        {...pointing}
      >
        <chakra.span gridColumn="2">
          <chakra.span css={{ '&::before': { content: '"▲"', fontSize: '0.6em', mr: '1.5' } }} />
          {words.front}
        </chakra.span>
        <chakra.span gridColumn="1" css={upright} transform="rotate(180deg)">
          {words.driverSide}
        </chakra.span>
        <chakra.svg viewBox="-120 -6 240 494" css={carStyles}>
          <CarFromAbove {...car} />
          <Reach view="above" windows={map.windows} />
          <Mark view="above" pane={map.chosen} side={side} />
        </chakra.svg>
        <chakra.span css={upright}>{words.passengerSide}</chakra.span>
      </chakra.div>
      <chakra.div
        aria-hidden
        gridArea="beside"
        textStyle="eyebrow"
        letterSpacing="normal"
        color="fg.muted"
        textAlign="center"
        userSelect="none"
        {...pointing}
      >
        <chakra.svg viewBox="-6 -4 492 162" css={carStyles}>
          <CarFromSide side={side} {...car} />
          <g transform={side === 'right' ? flip : undefined}>
            <Reach
              view="beside"
              windows={map.windows.filter(({ pane }) => (paneShapes[pane].side ?? side) === side)}
            />
          </g>
          <Mark view="beside" pane={map.chosen} side={side} />
        </chakra.svg>
        <span>{side === 'left' ? words.driverSide : words.passengerSide}</span>
      </chakra.div>
    </>
  )
}

// The band around a window reaches under the words.
const upright = { writingMode: 'vertical-rl', pointerEvents: 'none' }

type View = 'above' | 'beside'

/** What a fingertip reaches: each window and a band around it; the windows lie over all bands. */
function Reach({ view, windows }: { view: View; windows: ChoiceMapProps['windows'] }) {
  return ['reach', 'reach-pane'].map((className) =>
    windows.map(({ pane, position }) => (
      <path
        key={className + pane}
        className={className}
        d={paneShapes[pane][view]}
        data-position={position}
      />
    )),
  )
}

/** The check mark at the chosen window, if that window is in sight. */
function Mark({ view, pane, side }: { view: View; pane?: Pane; side: CarSide }) {
  if (!pane) return null
  const shape = paneShapes[pane]
  if (view === 'beside' && (shape.side ?? side) !== side) return null
  const [x, y] = view === 'above' ? shape.markAbove : shape.markBeside
  const turned = view === 'beside' && side === 'right' ? 480 - x : x
  return (
    <g className={`mark-${view}`} transform={`translate(${turned} ${y})`}>
      <circle className="mark" r="14" />
      <path className="check" d="M-6 .5L-1.8 4.8L6 -4" />
    </g>
  )
}

function positionAt(target: EventTarget): GlassPosition | undefined {
  return target instanceof SVGElement
    ? (target.dataset.position as GlassPosition | undefined)
    : undefined
}
