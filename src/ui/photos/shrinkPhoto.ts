/** The longest side of a kept photo, in pixels. */
const longestSide = 1600
/** The most characters of a photo's data URL; the database holds the same figure. */
const mostCharacters = 700_000

/**
 * A photo as a JPEG data URL, turned upright, at most 1600 pixels wide or high and small enough to be
 * kept on the phone and sent over a weak signal.
 * @throws DOMException when the file is no picture that this device can read
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    let side = Math.min(longestSide, Math.max(picture.width, picture.height))
    for (;;) {
      for (const quality of [0.82, 0.7, 0.55]) {
        const url = drawn(picture, side, quality)
        if (url.length <= mostCharacters) return url
      }
      side = Math.round(side * 0.75)
    }
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, side: number, quality: number): string {
  const scale = side / Math.max(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const paper = canvas.getContext('2d')
  if (!paper) throw new DOMException('No canvas to draw on', 'NotSupportedError')
  // JPEG knows no transparency: without paper below, a clear picture comes out black.
  paper.fillStyle = '#ffffff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality)
}
