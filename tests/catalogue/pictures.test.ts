import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from '../../.ci/pictures/compare.mjs'
import { paletteColors } from '../../stories/foundations/contrast'

type Box = { left: number; color: string }

/** A picture of a white page with one box on it. */
function picture({ left, color }: Box, width = 120): Buffer {
  const png = new PNG({ width, height: 60 })
  for (let y = 0; y < png.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBox = x >= left && x < left + 40 && y >= 10 && y < 50
      png.data.set(
        [
          ...[1, 3, 5].map((at) =>
            Number.parseInt((isBox ? color : '#ffffff').slice(at, at + 2), 16),
          ),
          255,
        ],
        (y * width + x) * 4,
      )
    }
  }
  return PNG.sync.write(png)
}

const box = { left: 20, color: '#117473' }

// Each step of a hue beside the next one: ink.50 and ink.100, and so on.
const steps = paletteColors.flatMap((color, at) => {
  const next = paletteColors[at + 1]
  const isSameHue = next && color.name.split('.')[0] === next.name.split('.')[0]
  return isSameHue ? [{ from: color, to: next }] : []
})

describe('the comparison of pictures', () => {
  it('finds nothing in two pictures of the same', () => {
    expect(comparePictures(picture(box), picture({ ...box }))).toEqual({
      pixels: 0,
      difference: null,
    })
  })

  it('takes three pixels for the smoothing of an edge, and four for a change', () => {
    const speckled = (count: number) => {
      const png = PNG.sync.read(picture(box))
      for (let speck = 0; speck < count; speck += 1) png.data.fill(0, speck * 400, speck * 400 + 3)
      return PNG.sync.write(png)
    }
    expect(comparePictures(picture(box), speckled(3)).pixels).toBe(0)
    expect(comparePictures(picture(box), speckled(4)).pixels).toBe(4)
  })

  it.each([
    ['faint, as letters and round corners are smoothed', 8, 400, 0],
    ['faint, and more than that', 8, 401, 401],
    ['more than faint', 9, 4, 4],
  ])('sees specks that are %s', (_, shade, count, found) => {
    const speckled = PNG.sync.read(picture(box))
    for (let speck = 0; speck < count; speck += 1) {
      // Every fourth pixel of the rows that hold no box, none beside another.
      const [x, y] = [(speck % 30) * 4, Math.floor(speck / 30) + (speck < 240 ? 0 : 44)]
      speckled.data.fill(255 - shade, (y * 120 + x) * 4, (y * 120 + x) * 4 + 3)
    }
    expect(comparePictures(picture(box), PNG.sync.write(speckled)).pixels).toBe(found)
  })

  it('finds a shift by two pixels, exactly where it is', () => {
    const { pixels, difference } = comparePictures(picture(box), picture({ ...box, left: 22 }))
    expect(pixels).toBe(2 * 2 * 40)
    expect(PNG.sync.read(difference!).width).toBe(120)
  })

  it('has a step for every neighbour in the palette', () => {
    expect(steps.length).toBeGreaterThan(45)
  })

  it.each(steps)('finds a color that moved one step: $from.name to $to.name', ({ from, to }) => {
    const { pixels } = comparePictures(
      picture({ ...box, color: from.hex }),
      picture({ ...box, color: to.hex }),
    )
    expect(pixels).toBe(40 * 40)
  })

  it('compares a page that has become longer or wider', () => {
    expect(comparePictures(picture(box), picture(box, 130)).pixels).toBe(10 * 60)
  })
})
