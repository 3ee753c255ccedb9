import { Fragment } from 'react'
import { above, beside } from './carShapes'
import { panes, paneShapes, type CarSide, type Pane } from './glassShapes'

/** How a window is painted: lit when a service means it, chosen when it is the one. */
export type PaneLook = { tone?: 'lit' | 'chosen'; hot?: boolean; focused?: boolean }

type CarProps = {
  /** How each window looks; plain glass when undefined. */
  lookOf: (pane: Pane) => PaneLook | undefined
  /** Draws a stone chip in the windshield. */
  chipped?: boolean
  /** Leaves out seams, lamps and highlights, which only blur a thumbnail. */
  small?: boolean
}

/** Turns the side drawing, which shows the driver's side, into the passenger's: nose to the right. */
export const flip = 'translate(480 0) scale(-1 1)'

/** The car from above, nose up: x from -118 to 118, y from 0 to 480. Draws a `g`, so needs an `svg` around it. */
export function CarFromAbove({ lookOf, chipped, small }: CarProps) {
  return (
    <g>
      <path className="ground" d={above.body} transform="translate(0 -3) scale(1.045 1.022)" />
      <path className="tyre" d={above.tyres} />
      <path className="body" d={above.mirrors} />
      <path className="body flank" d={above.body} />
      <path className="deck" d={above.deck} />
      <path className="tail-lamp" d={above.tailLamps} />
      {!small && (
        <>
          <path className="headlamp" d={above.headlamps} />
          <path className="panel" d={above.hood + above.trunk + above.roof} />
          <path className="line" d={above.lines} />
          <path className="shine" d={above.shine} />
        </>
      )}
      <path className="surround" d={above.surrounds} />
      <Panes view="above" panes={panes} lookOf={lookOf} />
      {!small && <path className="shine" d={above.glassShine} />}
      {chipped && <Chip x={25} y={166} size={small ? 22 : 13} />}
    </g>
  )
}

/**
 * The car from one side, standing on y = 150: x from 0 to 480. The driver's side has the nose to the left,
 * the passenger's to the right.
 */
export function CarFromSide({ side, lookOf, chipped, small }: CarProps & { side: CarSide }) {
  const visible = panes.filter((pane) => (paneShapes[pane].side ?? side) === side)
  return (
    <g transform={side === 'right' ? flip : undefined}>
      <ellipse className="ground" cx="240" cy="150" rx="236" ry="6" />
      <path className="body" d={beside.body} />
      <path className="flank" d={beside.flank} />
      <path className="tyre" d={beside.wells} />
      <path className="surround" d={beside.surround} />
      <path className="tail-lamp" d={beside.tailLamp} />
      {!small && (
        <>
          <path className="line" d={beside.lines} />
          <path className="headlamp" d={beside.headlamp} />
          <path className="handle" d={beside.handles} />
          <path className="shine" d={beside.shine} />
        </>
      )}
      {beside.wheels.map((x) => (
        <Wheel key={x} x={x} y={117} spoked={!small} />
      ))}
      <Panes view="beside" panes={visible} lookOf={lookOf} />
      {!small && <path className="body" d={beside.mirror} />}
      {chipped && <Chip x={172} y={36} size={small ? 20 : 9} />}
    </g>
  )
}

/**
 * The windows: plain glass in one path and those a service can be done at in another, then each that stands
 * out more, the most striking last so that a neighbor never covers its outline.
 */
function Panes(props: {
  view: 'above' | 'beside'
  panes: readonly Pane[]
  lookOf: CarProps['lookOf']
}) {
  const { view, lookOf } = props
  const looks = props.panes.map((pane) => ({ d: paneShapes[pane][view], pane, look: lookOf(pane) }))
  const plain = looks.filter(({ look }) => !look)
  const lit = looks.filter(({ look }) => look && weight(look) === 1)
  return (
    <>
      <Together className="pane" shapes={plain} />
      <Together className="pane lit" shapes={lit} />
      {looks
        .flatMap(({ look, ...shape }) => (look && weight(look) !== 1 ? { ...shape, look } : []))
        .sort((a, b) => weight(a.look) - weight(b.look))
        .map(({ d, pane, look: { tone, hot, focused } }) => (
          <Fragment key={pane}>
            {(tone === 'chosen' || hot) && <path className={`halo ${hot ? 'hot' : ''}`} d={d} />}
            {focused && <path className="focus" d={d} />}
            {focused && <path className="focus-gap" d={d} />}
            <path className={`pane ${tone ?? ''} ${hot ? 'hot' : ''}`} d={d} />
          </Fragment>
        ))}
    </>
  )
}

/** Shapes of one look as one path. */
function Together({ className, shapes }: { className: string; shapes: readonly { d: string }[] }) {
  if (shapes.length === 0) return null
  return <path className={className} d={shapes.map(({ d }) => d).join('')} />
}

function weight({ tone, hot, focused }: PaneLook): number {
  if (focused) return 4
  if (hot) return 3
  return tone === 'chosen' ? 2 : tone === 'lit' ? 1 : 0
}

const spokes = [0, 72, 144, 216, 288]

function Wheel({ x, y, spoked }: { x: number; y: number; spoked: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="tyre" r="33" />
      <circle className="rim" r="22.5" />
      {spoked && (
        <>
          {spokes.map((angle) => (
            <path
              key={angle}
              className="flank"
              transform={`rotate(${angle})`}
              d="M4 -6.5L9.5 -15.5Q0 -21 -9.5 -15.5L-4 -6.5Q0 -9 4 -6.5Z"
            />
          ))}
          <circle className="line" r="4" />
        </>
      )}
    </g>
  )
}

/** A stone chip: a star of eight uneven rays. */
function Chip({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      className="chip"
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      d="M0 -10L1.8 -3.6L6.4 -7L3.9 -1.8L10 .4L4 2.2L6 7L1.4 4L-1 10L-2 3.8L-7.2 5.6L-3.8 1.2L-9.4 -1.6L-3.6 -2.4L-5 -7.4L-1.4 -3.8Z"
    />
  )
}
