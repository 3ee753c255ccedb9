import {
  glassPositions,
  positionsFor,
  type GlassPosition,
  type ServiceType,
} from '@/domain/services'
import { mirrored, symmetric } from './outline'

/** One window of the car. `main` of the domain is the windshield or the back glass, by service. */
export type Pane = 'windshield' | 'back-glass' | Exclude<GlassPosition, 'main'>

/** A side of the car as its driver sits in it; the driver's side is `left` in the United States. */
export type CarSide = 'left' | 'right'

type Point = readonly [x: number, y: number]

export type PaneShape = {
  /** The side the window is on; none for windshield and back glass, which both sides show. */
  side?: CarSide
  /** Path from above, nose up: x from the middle line, y from the nose. */
  above: string
  /** Path from the side, nose to the left: x from the nose, y from the top. */
  beside: string
  /** Where a check mark stands, in both drawings. */
  markAbove: Point
  markBeside: Point
}

type SideWindow = Omit<PaneShape, 'side'>

// The windows at the sides are drawn as on the right.
const frontDoor: SideWindow = {
  above:
    'M66 212L82.6 212Q86.6 212 86.9 216Q88.5 238 88.1 260Q88 264 84 264L67.4 264Q63.4 264 63.4 260Q63.2 238 62.2 216Q62 212 66 212Z',
  beside:
    'M213 54.4L213 29.4Q213 25.4 215.3 23.5Q216.8 22.5 219.1 21.6Q224 20 227.8 19.3Q243.7 16.8 260.8 16.8Q265 16.8 265.1 20.8L265.9 52.8Q266 56.8 262 56.9L217 58.3Q213 58.4 213 54.4Z',
  markAbove: [108, 238],
  markBeside: [240, 38],
}
const rearDoor: SideWindow = {
  above:
    'M67.4 273L84 273Q88 273 88.1 277.1Q88.3 298.4 87.4 318.2Q87.2 322 83.2 322L66.4 322Q62.4 322 62.6 318.2Q63.4 298.4 63.4 277.1Q63.4 273 67.4 273Z',
  beside:
    'M274.4 52.6L273.6 20.8Q273.5 16.8 277.6 16.7Q298.2 16.4 318.1 19.4Q322 20 322.2 24L323.8 51.4Q324 55.4 320 55.5L278.5 56.5Q274.5 56.6 274.4 52.6Z',
  markAbove: [108, 298],
  markBeside: [299, 37],
}
const frontVent: SideWindow = {
  above:
    'M80.2 161.9Q85 181.6 85.9 202.9Q86 206 83 206L66.5 206Q63.5 206 64.2 203.3Q69.7 183.4 78.3 162Q79.5 159 80.2 161.9Z',
  beside:
    'M169.1 57.2Q185.2 41.4 204.4 29.9Q207 28.4 207 31.4L207 55.6Q207 58.6 204 58.7L170 59.3Q167 59.4 169.1 57.2Z',
  markAbove: [108, 194],
  markBeside: [196, 82],
}
const rearVent: SideWindow = {
  above:
    'M65.2 328L84 328Q87 328 86.9 331Q86.5 344 85 357Q84.6 360 83 357.3Q74.4 342.3 64.1 330.2Q62.2 328 65.2 328Z',
  beside:
    'M328.9 52.2L327.6 24Q327.5 21 329.6 23.3Q342.4 37.3 351.5 52.1Q353 54.6 350 54.7L332 55.1Q329 55.2 328.9 52.2Z',
  markAbove: [108, 338],
  markBeside: [338, 78],
}
const quarter: SideWindow = {
  above:
    'M65.4 340.5Q75.2 353.5 82.3 366.5Q83.6 369 83.2 371.7Q81.6 382.7 77.6 394.9Q76.5 398 75.7 395.1Q68.2 368 63.9 340.9Q63.5 338 65.4 340.5Z',
  beside:
    'M337.2 25.3Q350.2 37.4 360.3 51.9Q362 54.4 365 54.3L398 53.3Q401 53.2 398.4 51.4Q369.8 31.4 337.9 23.9Q335 23.2 337.2 25.3Z',
  markAbove: [108, 376],
  markBeside: [404, 71],
}

function left(shape: SideWindow): PaneShape {
  const [x, y] = shape.markAbove
  return { side: 'left', ...shape, above: mirrored(shape.above), markAbove: [-x, y] }
}

function right(shape: SideWindow): PaneShape {
  return { side: 'right', ...shape }
}

/** Every window, drawn once: the still picture and the choice share these shapes. */
export const paneShapes: Record<Pane, PaneShape> = {
  windshield: {
    above: symmetric(
      '0,129 30,129 54,136 66.5,150.5 68.5,153 67.8,155 66.8,158 62,173 57.5,188 54.3,200.5 53.3,204 51.5,205.5 48,204.7 33,201.5 16,200.5 0,200.5',
    ),
    beside:
      'M139.5 54.4Q170 33.4 201.5 20.4Q206 18.8 203.4 22.2Q176 37 153 55.4Q151 57 148.5 57.2L140.5 57.6Q136.5 57 139.5 54.4Z',
    markAbove: [0, 165],
    markBeside: [160, 28],
  },
  'back-glass': {
    above: symmetric(
      '0,346 17,346 34,345 48,342.3 52.5,341.5 55,342.5 56.3,346.5 61,361 65,376 68.2,391 69,395.5 67.5,398.5 63,401 46,410.5 22,413.5 0,413.5',
    ),
    beside:
      'M342.5 18.6Q375 28.6 407.4 46.2Q411 48.6 407.4 49.4L403 50Q401 50.2 399 48.8Q372 31.4 342 21.8Q338 18.4 342.5 18.6Z',
    markAbove: [0, 380],
    markBeside: [392, 22],
  },
  'front-left': left(frontDoor),
  'front-right': right(frontDoor),
  'rear-left': left(rearDoor),
  'rear-right': right(rearDoor),
  'front-left-vent': left(frontVent),
  'front-right-vent': right(frontVent),
  'rear-left-vent': left(rearVent),
  'rear-right-vent': right(rearVent),
  'left-quarter': left(quarter),
  'right-quarter': right(quarter),
}

export const panes: readonly Pane[] = [
  'windshield',
  'back-glass',
  ...glassPositions.filter((position) => position !== 'main'),
]

/** The window that a position of a service means. Without a service `main` is the windshield. */
export function paneOf(position: GlassPosition, service?: ServiceType): Pane {
  if (position !== 'main') return position
  return service === 'back-glass' ? 'back-glass' : 'windshield'
}

/** Every window that a service can be done at. */
export function panesOf(service: ServiceType): readonly Pane[] {
  return positionsFor(service).map((position) => paneOf(position, service))
}
