import { expect, test } from 'vitest'
import { licenses } from '@/features/marketing/legal/licenses'
import { shippedPackages } from '../../.ci/make-licenses.mjs'

const key = (entry: { name: string; version: string }) => `${entry.name}@${entry.version}`

test('the Licenses page lists exactly the packages that the product is built on', () => {
  const listed = licenses.flatMap(({ packages }) => packages.map(key)).sort()
  // After a dependency changed: node .ci/make-licenses.mjs
  expect(listed).toEqual(shippedPackages().map(key).sort())
})

test('every license stands there with its text', () => {
  for (const { license, text, packages } of licenses) {
    expect(license).not.toBe('')
    expect(text.length).toBeGreaterThan(300)
    expect(packages.length).toBeGreaterThan(0)
  }
})
