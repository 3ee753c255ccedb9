import { toggleValues, type Setting } from '@/domain/settings'
import type { ShownSetting } from '../state'
import type { SettingWords } from '../words'

// A setting, a choice or a unit that these words do not know yet is shown as it is stored.
const known = (labels: Readonly<Record<string, string>>, stored: string) => labels[stored] ?? stored

/** What a setting is called. */
export function settingLabel({ key, label }: Setting, { labels }: SettingWords): string {
  const words: Readonly<Record<string, string>> = labels
  return words[key] ?? label
}

/** The stored value of a setting in words. */
export function valueLabel({ kind }: Setting, value: string, words: SettingWords): string {
  if (kind === 'select') return known(words.options, value)
  if (kind !== 'toggle') return value
  const [on, off] = toggleValues
  return known({ [on]: words.on, [off]: words.off }, value)
}

/** What a number counts. */
export function unitLabel({ unit }: Setting, { units }: SettingWords): string {
  return known(units, unit)
}

/** What is wrong with a setting's value; null when nothing is known to be. */
export function settingProblem(
  { problem, setting }: ShownSetting,
  words: SettingWords,
): string | null {
  if (!problem) return null
  const label = settingLabel(setting, words)
  switch (problem) {
    case 'required':
      return words.required(label)
    case 'too_small':
    case 'too_large':
      return words.outOf(label, setting.least ?? 0, setting.most ?? null)
    case 'own_factor_first':
      return words.ownFactorFirst
    case 'not_available':
      return words.notAvailable
    default:
      return words.invalid[setting.kind](label)
  }
}
