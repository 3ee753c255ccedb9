import type { Milliseconds } from '@/domain/time'
import type { Language } from '../words/language'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/**
 * The time of an instant on the clock of the device: "3:42 PM". For what somebody waits for where they are;
 * the business's times are written by `formats.ts`.
 */
export function timeHere(language: Language, instant: Milliseconds): string {
  const time = new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit' })
  return time.format(instant)
}
