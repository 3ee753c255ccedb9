/** A place in degrees, north and east. */
export type Place = { latitude: number; longitude: number }

// Southern California and its neighbours; a step is about 20 yards.
const corner = { latitude: 30, longitude: -125 }
const size = { latitude: 10, longitude: 15 }
const steps = 36 ** 3

/** How long the code of a place is. */
export const placeCodeLength = 6

const digits = (share: number) =>
  Math.round(share * (steps - 1))
    .toString(36)
    .padStart(3, '0')

/** A place of the region in six letters and digits. */
export function placeCode({ latitude, longitude }: Place): string {
  return (
    digits((latitude - corner.latitude) / size.latitude) +
    digits((longitude - corner.longitude) / size.longitude)
  )
}

/** The place that such a code stands for. */
export function placeOfCode(code: string): Place {
  const share = (text: string) => Number.parseInt(text, 36) / (steps - 1)
  return {
    latitude: corner.latitude + share(code.slice(0, 3)) * size.latitude,
    longitude: corner.longitude + share(code.slice(3)) * size.longitude,
  }
}
