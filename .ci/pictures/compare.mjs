import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

// OKLab distance below which two colors are one: far less than a step of any token.
const sameColor = 0.004
// So few pixels are no change that a person makes: smoothing of an edge that looks like none.
const specks = 3
// What differs by no more than these steps of 255 is faint: a browser smooths round corners and letters
// that much differently from one drawing to the next. A token's faint step colors a whole face with it.
const faint = 8
const faintSpecks = 400

/**
 * Compares two pictures of one story. Both come from the same browser on the same machine, so that
 * every pixel counts but those that smooth an edge: a browser smooths a round corner a shade
 * differently when it draws a part of the page again.
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG
 * @returns {{ pixels: number, difference: Buffer | null }} how many pixels differ, and a picture of
 *   where; pictures of different sizes are compared on the larger of both.
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return { pixels: 0, difference: null }
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const difference = new PNG({ width, height })
  const [left, right] = [spread(one, width, height), spread(other, width, height)]
  const pixels = pixelmatch(left, right, difference.data, width, height, {
    threshold: sameColor,
    includeAA: false,
    diffColor: [214, 40, 57],
  })
  const least = isFaint(left, right) ? faintSpecks : specks
  if (pixels <= least) return { pixels: 0, difference: null }
  return { pixels, difference: PNG.sync.write(difference) }
}

/** True when nothing differs by more than a faint step. */
function isFaint(left, right) {
  return left.every((value, at) => Math.abs(value - right[at]) <= faint)
}

/** A picture's pixels on a larger, empty one. */
function spread(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger.data
}
