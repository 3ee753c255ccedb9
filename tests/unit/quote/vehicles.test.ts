import { expect, it } from 'vitest'
import { modelsOf, modelYears, vehicleMakes } from '@/domain/vehicles'

it('suggests the models of a make however it is typed', () => {
  expect(modelsOf(' honda ')).toContain('Civic')
  expect(modelsOf('TESLA')).toEqual(['Cybertruck', 'Model 3', 'Model S', 'Model X', 'Model Y'])
})

it('suggests nothing for a make that is not listed, whatever it is', () => {
  for (const make of ['', 'Trabant', 'constructor', '😀']) expect(modelsOf(make)).toEqual([])
})

it('lists every make once, with models', () => {
  expect(new Set(vehicleMakes).size).toBe(vehicleMakes.length)
  for (const make of vehicleMakes) expect(modelsOf(make).length).toBeGreaterThan(0)
})

it('suggests next year’s models first', () => {
  const years = modelYears('2026-06-15')
  expect(years[0]).toBe('2027')
  expect(years.at(-1)).toBe('1990')
})
