import { describe, expect, it } from 'vitest'
import {
  cheapestOf,
  glassOf,
  glassTypes,
  onePriceOf,
  priceOf,
  repairSaving,
  repairSavingIsTrue,
  usualPrices,
  type Prices,
} from '@/domain/prices'

const withRepair = (none: number): Prices => ({ ...usualPrices, 'chip-repair': { none } })

describe('prices by service', () => {
  it('are three where there is a choice of glass', () => {
    expect(glassOf(usualPrices, 'windshield')).toBe(glassTypes)
    expect(priceOf(usualPrices, 'windshield', 'oem')).toBe(299)
    expect(priceOf(usualPrices, 'windshield', 'none')).toBeNull()
    expect(onePriceOf(usualPrices, 'windshield')).toBeNull()
    expect(cheapestOf(usualPrices, 'windshield')).toBe(199)
  })

  it('are one where there is none', () => {
    const prices = withRepair(79)
    expect(glassOf(prices, 'chip-repair')).toEqual(['none'])
    expect(priceOf(prices, 'chip-repair', 'none')).toBe(79)
    expect(priceOf(prices, 'chip-repair', 'oem')).toBeNull()
    expect(onePriceOf(prices, 'chip-repair')).toBe(79)
    expect(cheapestOf(prices, 'chip-repair')).toBe(79)
  })
})

describe('what is said of a repair', () => {
  it.each([
    [39.8, 'percent'],
    [39.81, 'less'],
    [198.99, 'less'],
    [199, 'none'],
    [300, 'none'],
  ] as const)('beside a replacement for $199, one for $%d: %s', (price, said) => {
    expect(repairSaving(withRepair(price))).toBe(said)
    expect(repairSavingIsTrue(withRepair(price))).toBe(said === 'percent')
  })
})
