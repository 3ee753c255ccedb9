import type { ShopLocation } from '@/domain/locations'

/** The size of every map, in drawing units. */
export const mapSize = { width: 720, height: 440 }

const milesPerLatitude = 69.05

type Degrees = readonly [latitude: number, longitude: number]

/** Where the corner of a map is, in degrees, and how many drawing units a mile has. */
export type MapFrame = {
  north: number
  west: number
  scale: number
  milesPerLongitude: number
}

const frameAt = (north: number, west: number, scale: number, middle: number): MapFrame => ({
  north,
  west,
  scale,
  milesPerLongitude: milesPerLatitude * Math.cos((middle * Math.PI) / 180),
})

/** Southern California, whose coast and towns are drawn. */
export const homeFrame = frameAt(34.72, -119.95, 5, 34.1)

/** Where a place is on a map. */
export function project(frame: MapFrame, [latitude, longitude]: Degrees): { x: number; y: number } {
  return {
    x: Math.round((longitude - frame.west) * frame.milesPerLongitude * frame.scale),
    y: Math.round((frame.north - latitude) * milesPerLatitude * frame.scale),
  }
}

/**
 * The map that shows all shops and how far their vans go: that of southern California while all of it fits, else one
 * around the shops, with nothing but them.
 */
export function frameOf(shops: readonly ShopLocation[], radius: number): MapFrame {
  const fits = shops.every(({ latitude, longitude }) => {
    const { x, y } = project(homeFrame, [latitude, longitude])
    return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height
  })
  if (fits) return homeFrame
  const latitudes = shops.map(({ latitude }) => latitude)
  const longitudes = shops.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const middle = (south + north) / 2
  const { milesPerLongitude } = frameAt(north, west, 1, middle)
  // The circles, and a margin for the names.
  const around = 2 * (radius + 5)
  const scale = Math.min(
    mapSize.width / ((east - west) * milesPerLongitude + around),
    mapSize.height / ((north - south) * milesPerLatitude + around),
  )
  const center = (west + east) / 2
  return frameAt(
    middle + mapSize.height / scale / milesPerLatitude / 2,
    center - mapSize.width / scale / milesPerLongitude / 2,
    scale,
    middle,
  )
}

const toPath = (points: readonly Degrees[]) =>
  points
    .map((point) => project(homeFrame, point))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')

/** The shore from Goleta in the west to Dana Point in the south. */
const coast: readonly Degrees[] = [
  [34.44, -120.1],
  [34.41, -119.88],
  [34.395, -119.7],
  [34.42, -119.6],
  [34.39, -119.52],
  [34.34, -119.41],
  [34.275, -119.29],
  [34.23, -119.26],
  [34.145, -119.215],
  [34.1, -119.09],
  [34.05, -118.95],
  [34.0, -118.806],
  [34.035, -118.68],
  [34.04, -118.55],
  [34.01, -118.5],
  [33.96, -118.455],
  [33.84, -118.395],
  [33.8, -118.41],
  [33.765, -118.425],
  [33.735, -118.4],
  [33.705, -118.29],
  [33.755, -118.21],
  [33.745, -118.11],
  [33.655, -118.005],
  [33.595, -117.88],
  [33.54, -117.785],
  [33.46, -117.715],
  [33.35, -117.56],
]
/** The land of the map of southern California, as a path. */
export const land = `M${toPath(coast)}L900 900L900 -100L-100 -100L-100 97Z`
/** Santa Cruz Island, as a path. */
export const island = `M${toPath([
  [34.06, -119.92],
  [34.07, -119.8],
  [34.03, -119.62],
  [34.045, -119.53],
  [34.01, -119.55],
  [33.97, -119.72],
  [34.0, -119.85],
])}Z`
