import { expect, it } from 'vitest'
import { recordHref } from '@/features/admin/shared/sections'

it.each([
  ['Q-001', '/admin/quotes?record=Q-001'],
  ['J-118', '/admin/jobs?record=J-118'],
  ['PROD-004', '/admin/products?record=PROD-004'],
  ['GLASS-012', '/admin/glasses?record=GLASS-012'],
])('%s is open at %s', (id, href) => {
  expect(recordHref(id)).toBe(href)
})
