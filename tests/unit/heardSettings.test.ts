import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { usualSiteSettings } from '@/domain/siteSettings'
import { siteSettingsAtom } from '@/platform/site/siteSettings'

const copyOf = <T>(value: T) => structuredClone(value)

describe('settings that are heard again', () => {
  it('tell nobody when they say the same', () => {
    const store = createStore()
    store.set(siteSettingsAtom, copyOf(usualSiteSettings))
    const known = store.get(siteSettingsAtom)
    const hear = vi.fn()
    store.sub(siteSettingsAtom, hear)
    store.set(siteSettingsAtom, copyOf(usualSiteSettings))
    expect(store.get(siteSettingsAtom)).toBe(known)
    expect(hear).not.toHaveBeenCalled()
  })

  it('keep every part that says the same', () => {
    const store = createStore()
    store.set(siteSettingsAtom, copyOf(usualSiteSettings))
    const { company, prices } = store.get(siteSettingsAtom)
    store.set(siteSettingsAtom, {
      ...copyOf(usualSiteSettings),
      company: { ...usualSiteSettings.company, name: 'Harbor Glass' },
    })
    expect(store.get(siteSettingsAtom).company).toEqual({ ...company, name: 'Harbor Glass' })
    expect(store.get(siteSettingsAtom).prices).toBe(prices)
  })
})
