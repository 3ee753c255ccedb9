import { atom, type Setter } from 'jotai'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { settingValueProblem, type Setting } from '@/domain/settings'
import { queryClientAtom } from '@/platform/query/queryClient'
import { refreshSiteSettingsAtom } from '@/platform/site/siteSettings'
import { settingsGatewayAtom } from './gateway'
import { adminKey, businessQuery, pinnable, refreshAtom, viewOf } from '@/platform/query/view'

/** What the settings screen shows. */
export type SettingsView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'ready'; settings: readonly Setting[] }
  | { status: 'error'; failure: BusinessFailure }
  | { status: 'forbidden' }

const settingsKey = ['settings', 'list']

const settingsQueryAtom = businessQuery<Setting[]>((get) => ({
  key: settingsKey,
  ask: () => get(settingsGatewayAtom).read(),
}))

/** The settings as they are stored. */
export const settingsViewAtom = pinnable((get): SettingsView => {
  const view = viewOf(get(settingsQueryAtom))
  if (view.status !== 'ready') return view
  return view.value.length > 0 ? { status: 'ready', settings: view.value } : { status: 'empty' }
})

/** A value that was typed and is not saved, and the version of the setting it was typed over. */
type Typed = { value: string; version: number }

const typedAtom = atom<Readonly<Record<string, Typed>>>({})

const settingProblems = [
  'required',
  'invalid',
  'too_small',
  'too_large',
  'own_factor_first',
  'not_available',
] as const
type SettingProblem = (typeof settingProblems)[number]

const problemsAtom = atom<Readonly<Record<string, SettingProblem>>>({})

/** One setting as its control shows it. */
export type ShownSetting = {
  setting: Setting
  /** What was typed, or what is stored. */
  value: string
  isChanged: boolean
  /** What is wrong with the value; known once somebody tried to save. */
  problem: SettingProblem | null
  /** What somebody else has stored since this was typed, when they did. */
  theirs: string | null
}

/** Every setting of the ready view with what was typed over it. */
export const shownSettingsAtom = atom((get): readonly ShownSetting[] => {
  const view = get(settingsViewAtom)
  if (view.status !== 'ready') return []
  const typed = get(typedAtom)
  const problems = get(problemsAtom)
  return view.settings.map((setting) => {
    const own = typed[setting.key]
    return {
      setting,
      value: own?.value ?? setting.value,
      isChanged: own !== undefined && own.value.trim() !== setting.value,
      problem: problems[setting.key] ?? null,
      theirs: own && own.version !== setting.version ? setting.value : null,
    }
  })
})

/** How many settings hold an unsaved value. They stay until they are saved or discarded. */
export const unsavedSettingsAtom = atom(
  (get) => get(shownSettingsAtom).filter(({ isChanged }) => isChanged).length,
)

/** Types a value over a setting; the stored value again takes it back. */
export const typeSettingAtom = atom(
  null,
  (get, set, { setting, value }: { setting: Setting; value: string }) => {
    const { [setting.key]: before, ...others } = get(typedAtom)
    const version = before?.version ?? setting.version
    set(
      typedAtom,
      value === setting.value && version === setting.version
        ? others
        : { ...others, [setting.key]: { value, version } },
    )
    const { [setting.key]: _problem, ...problems } = get(problemsAtom)
    set(problemsAtom, problems)
  },
)

/** Keeps what was typed although somebody else has saved the setting since. */
export const keepTypedAtom = atom(null, (get, set, setting: Setting) => {
  const own = get(typedAtom)[setting.key]
  if (!own) return
  set(typedAtom, { ...get(typedAtom), [setting.key]: { ...own, version: setting.version } })
})

/** Takes back what was typed over one setting, or over all. */
export const discardTypedAtom = atom(null, (get, set, key?: string) => {
  if (key === undefined) {
    set(typedAtom, {})
    set(problemsAtom, {})
    return
  }
  const { [key]: _typed, ...typed } = get(typedAtom)
  const { [key]: _problem, ...problems } = get(problemsAtom)
  set(typedAtom, typed)
  set(problemsAtom, problems)
})

/**
 * 'Save All Changes': all of them or none. What was typed stays until it is saved. `invalid` also when
 * this page found it; `stale` leaves what others stored beside what was typed.
 */
export const saveSettingsAtom = atom(
  null,
  async (get, set): Promise<Outcome<number, BusinessFailure>> => {
    const changed = get(shownSettingsAtom).filter(({ isChanged }) => isChanged)
    const wrong = changed.flatMap(({ setting, value }) => {
      const problem = settingValueProblem(setting, value)
      return problem ? [[setting.key, problem] as const] : []
    })
    set(problemsAtom, Object.fromEntries(wrong))
    if (wrong.length > 0) {
      return { ok: false, failure: { kind: 'invalid', errors: [] } }
    }
    const typed = get(typedAtom)
    const outcome = await get(settingsGatewayAtom).save(
      changed.map(({ setting, value }) => ({
        key: setting.key,
        value: value.trim(),
        version: typed[setting.key]?.version ?? setting.version,
      })),
    )
    if (!outcome.ok) {
      await takeRefusal(set, outcome.failure)
      return outcome
    }
    set(storeAtom, outcome.value)
    // What was typed while the save was being sent is not saved yet.
    const now = get(typedAtom)
    set(
      typedAtom,
      Object.fromEntries(Object.entries(now).filter(([key, own]) => typed[key] !== own)),
    )
    return { ok: true, value: changed.length }
  },
)

const storeAtom = atom(null, (get, set, settings: Setting[]) => {
  get(queryClientAtom).setQueryData([adminKey, ...settingsKey], settings)
  void set(refreshAtom, ['settings'])
  void set(refreshAtom, ['publish'])
  void set(refreshSiteSettingsAtom)
})

async function takeRefusal(set: Setter, failure: BusinessFailure) {
  if (failure.kind === 'invalid') {
    set(
      problemsAtom,
      Object.fromEntries(
        failure.errors.map(({ field, problem }) => [
          field,
          settingProblems.find((known) => known === problem) ?? 'invalid',
        ]),
      ),
    )
  }
  if (failure.kind === 'stale') await set(refreshAtom, ['settings'])
}
