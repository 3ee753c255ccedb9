/**
 * A closed outline that is the same on both sides of the line x = 0. `half` lists the right half as one
 * chain of cubic Bézier curves: start point, then two control points and an end point per curve, as
 * `x,y` pairs; it starts and ends on the line. Returns SVG path data of the whole outline.
 */
export function symmetric(half: string): string {
  const right = half.split(' ')
  const left = right
    .slice(0, -1)
    .map(mirrored)
    .reduce((back, pair) => `${pair} ${back}`)
  return `M${right[0]}C${right.slice(1).join(' ')} ${left}Z`
}

function mirrored(pair: string): string {
  const [x, y] = pair.split(',')
  return `${-Number(x)},${y}`
}
