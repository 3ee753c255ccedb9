import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { sampleSettings } from '@mocks/fixtures/business/office'
import { settingsGatewayAtom, type SettingsGateway } from '@/features/admin/settings/gateway'
import type { Setting } from '@/domain/settings'
import {
  discardTypedAtom,
  keepTypedAtom,
  saveSettingsAtom,
  settingsViewAtom,
  shownSettingsAtom,
  typeSettingAtom,
  unsavedSettingsAtom,
} from '@/features/admin/settings/state'

const phone = sampleSettings.find(({ kind }) => kind === 'phone')
if (!phone) throw new Error('The sample has no phone setting')

function open(save: SettingsGateway['save']) {
  const store = createStore()
  const settings = { save, read: vi.fn<SettingsGateway['read']>() }
  store.set(settingsGatewayAtom, { ...store.get(settingsGatewayAtom), ...settings })
  store.set(settingsViewAtom, { status: 'ready', settings: sampleSettings })
  const type = (value: string, setting: Setting = phone as Setting) =>
    store.set(typeSettingAtom, { setting, value })
  const shown = () => store.get(shownSettingsAtom).find(({ setting }) => setting.key === 'phone')
  return { store, type, shown }
}

const accepting = () =>
  vi.fn<SettingsGateway['save']>(async () => ({ ok: true, value: [...sampleSettings] }))

describe('settings', () => {
  it.each([
    ['login_attempts', '2', 'too_small'],
    ['login_attempts', '21', 'too_large'],
    ['login_attempts', 'five', 'invalid'],
    ['service_radius', '0', 'too_small'],
    ['service_radius', '501', 'too_large'],
    ['service_radius', ' ', 'required'],
  ])('tell what is wrong with %s of "%s"', async (key, value, problem) => {
    const setting = sampleSettings.find((known) => known.key === key)!
    const { store, type } = open(accepting())
    type(value, setting)
    await store.set(saveSettingsAtom)
    const shown = store.get(shownSettingsAtom).find((one) => one.setting.key === key)
    expect(shown?.problem).toBe(problem)
  })

  it('keep the word of a refusal of the server, and take one they do not know as invalid', async () => {
    const { store, type } = open(async () => ({
      ok: false,
      failure: {
        kind: 'invalid',
        errors: [
          { field: 'two_factor', problem: 'own_factor_first' },
          { field: 'phone', problem: 'unheard_of' as 'invalid' },
        ],
      },
    }))
    type('(555) 010-0123')
    await store.set(saveSettingsAtom)
    const problems = store
      .get(shownSettingsAtom)
      .flatMap(({ setting, problem }) => (problem ? [[setting.key, problem]] : []))
    expect(problems).toEqual([
      ['phone', 'invalid'],
      ['two_factor', 'own_factor_first'],
    ])
  })

  it('count what is typed, and not what is typed back', () => {
    const { store, type } = open(accepting())
    type('(555) 010-0123')
    expect(store.get(unsavedSettingsAtom)).toBe(1)
    type(phone.value)
    expect(store.get(unsavedSettingsAtom)).toBe(0)
  })

  it('send only what changed, trimmed, with the version that was seen', async () => {
    const save = accepting()
    const { store, type } = open(save)
    type('  (555) 010-0123 ')
    expect(await store.set(saveSettingsAtom)).toEqual({ ok: true, value: 1 })
    expect(save).toHaveBeenCalledWith([{ key: 'phone', value: '(555) 010-0123', version: 1 }])
    expect(store.get(unsavedSettingsAtom)).toBe(0)
  })

  it('send nothing while a value is of the wrong kind, and keep what was typed', async () => {
    const save = accepting()
    const { store, type, shown } = open(save)
    type('call us')
    expect((await store.set(saveSettingsAtom)).ok).toBe(false)
    expect(save).not.toHaveBeenCalled()
    expect(shown()).toMatchObject({ value: 'call us', problem: 'invalid' })
    type('')
    expect(shown()?.problem).toBeNull()
    await store.set(saveSettingsAtom)
    expect(shown()?.problem).toBe('required')
  })

  it('keep what is typed while the save is on its way', async () => {
    const { store, type, shown } = open(async () => {
      type('(555) 010-0777')
      return { ok: true, value: [...sampleSettings] }
    })
    type('(555) 010-0123')
    await store.set(saveSettingsAtom)
    expect(shown()).toMatchObject({ value: '(555) 010-0777', isChanged: true })
  })

  it('show what somebody else stored, to be kept or taken', async () => {
    const save = vi.fn<SettingsGateway['save']>(async () => ({
      ok: false,
      failure: { kind: 'stale', version: null, keys: ['phone'] },
    }))
    const { store, type, shown } = open(save)
    type('(555) 010-0123')
    await store.set(saveSettingsAtom)
    const theirs = { ...phone, value: '(555) 010-0456', version: 2 }
    store.set(settingsViewAtom, { status: 'ready', settings: [theirs] })
    expect(shown()).toMatchObject({ value: '(555) 010-0123', theirs: '(555) 010-0456' })

    store.set(keepTypedAtom, theirs)
    expect(shown()?.theirs).toBeNull()
    await store.set(saveSettingsAtom)
    expect(save).toHaveBeenLastCalledWith([{ key: 'phone', value: '(555) 010-0123', version: 2 }])

    store.set(discardTypedAtom, 'phone')
    expect(shown()).toMatchObject({ value: '(555) 010-0456', isChanged: false })
  })
})
