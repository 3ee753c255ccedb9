/**
 * A closed outline that is the same on both sides of the line x = 0. `half` lists the right half as one
 * chain of cubic Bézier curves: start point, then two control points and an end point per curve, as
 * `x,y` pairs; it starts and ends on the line. Returns SVG path data of the whole outline.
 */
export function symmetric(half: string): string {
  const right = half.split(' ')
  const left = right
    .slice(0, -1)
    .map(mirroredPair)
    .reduce((back, pair) => `${pair} ${back}`)
  return `M${right[0]}C${right.slice(1).join(' ')} ${left}Z`
}

function mirroredPair(pair: string): string {
  const [x, y] = pair.split(',')
  return `${-Number(x)},${y}`
}

/** How many numbers a command of path data takes, and which of them, counted from 0, run along x. */
const commands: Record<string, { count: number; alongX: readonly number[] }> = {
  M: { count: 2, alongX: [0] },
  L: { count: 2, alongX: [0] },
  H: { count: 1, alongX: [0] },
  V: { count: 1, alongX: [] },
  Q: { count: 4, alongX: [0, 2] },
  C: { count: 6, alongX: [0, 2, 4] },
  Z: { count: 0, alongX: [] },
}

/**
 * The same path on the other side of the line x = 0.
 * @param path SVG path data with the commands M, L, H, V, Q, C and Z, absolute or relative
 * @throws RangeError for any other command
 */
export function mirrored(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const taken = commands[command.toUpperCase()]
    if (!taken) throw new RangeError(`${command} is no command that can be mirrored.`)
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []
    return (
      command +
      numbers
        .map((number, index) =>
          taken.alongX.includes(index % taken.count) ? -Number(number) : Number(number),
        )
        .join(' ')
    )
  })
}

/** Shapes on the right and their like on the left, in one path: a page may show the car seven times. */
export function bothSides(...right: string[]): string {
  return [...right, ...right.map(mirrored)].join('')
}
