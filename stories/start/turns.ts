/** A machine draws a few stories at a time; the others wait for their turn. */
const atOnce = 2

let taken = 0
const waiting: (() => void)[] = []

/**
 * Waits for a turn to draw a story.
 * @param start called when it has come, at once where nobody is before
 * @returns ends the turn, or the waiting for it; to be called in any case, and once or more
 */
export function takeTurn(start: () => void): () => void {
  let isOver = false
  if (taken < atOnce) {
    taken += 1
    start()
  } else waiting.push(start)
  return () => {
    if (isOver) return
    isOver = true
    const place = waiting.indexOf(start)
    if (place >= 0) waiting.splice(place, 1)
    else passOn()
  }
}

function passOn() {
  const next = waiting.shift()
  if (next) next()
  else taken -= 1
}
