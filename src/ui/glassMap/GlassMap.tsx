import { chakra } from '@chakra-ui/react'
import type { GlassPosition, ServiceType } from '@/domain/services'
import { CarFromAbove, CarFromSide } from './CarDrawing'
import { carStyles } from './carStyles'
import { paneOf, panesOf, paneShapes, type Pane } from './glassShapes'

type GlassMapPictureProps = {
  /** Lights every window the service can be done at; `chip-repair` adds a chip to the windshield. */
  service?: ServiceType
  /** Paints this one window as chosen; with `main` the service says which glass that is. */
  position?: GlassPosition
  /** `top` is the best at thumbnail sizes. `side` and `both` show the side the position is on. */
  view?: 'top' | 'side' | 'both'
  /** Width: a number of CSS pixels or any CSS length; the height follows. */
  size: number | string
  /** What the picture says, for people who do not see it; without it the picture is decoration. */
  label?: string
}

const viewBoxes = { top: '-10 -120 500 240', side: '-10 0 500 160', both: '-10 -120 500 412' }

/** Below this width in CSS pixels the drawing leaves out seams, lamps and highlights. */
const smallBelow = 160

/**
 * A still picture of the car with windows lit. The nose points left, so that the driver's side is the lower
 * one; with a position on the passenger's side, `side` and `both` turn the car round to show it.
 */
export function GlassMapPicture({
  service,
  position,
  view = 'top',
  size,
  label,
}: GlassMapPictureProps) {
  const chosen = position && paneOf(position, service)
  const lit: readonly Pane[] = service && !position ? panesOf(service) : []
  const side = (view !== 'top' && chosen && paneShapes[chosen].side) || 'left'
  const small = typeof size === 'number' && size < smallBelow
  const car = {
    lookOf: (pane: Pane) =>
      pane === chosen
        ? ({ tone: 'chosen' } as const)
        : lit.includes(pane)
          ? ({ tone: 'lit' } as const)
          : undefined,
    chipped: service === 'chip-repair',
    small,
  }
  const turn = side === 'left' ? 'rotate(-90)' : 'translate(480 0) rotate(90)'
  return (
    <chakra.svg
      viewBox={viewBoxes[view]}
      css={carStyles}
      style={{ width: size }}
      data-small={small || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {view !== 'side' && (
        <g transform={turn}>
          <CarFromAbove {...car} />
        </g>
      )}
      {view !== 'top' && (
        <g transform={view === 'both' ? 'translate(0 130)' : undefined}>
          <CarFromSide side={side} {...car} />
        </g>
      )}
    </chakra.svg>
  )
}
