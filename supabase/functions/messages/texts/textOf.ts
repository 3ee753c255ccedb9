import { factsOf } from '../facts.ts'
import type { CustomerKind } from '../../../../src/domain/messages.ts'
import type { ClaimedMessage } from '../outbox.ts'
import { plainLetters } from './plainLetters.ts'
import { words as en } from './words/en.ts'

const byLanguage: Record<string, typeof en> = { en }

/** Two parts of a text; a longer one is cut by some networks and costs more on all. */
const longest = 320

/**
 * Writes a text.
 * @param site the site's own address: the base of links
 * @param now when it is sent
 * @throws Error when its kind is not told by text, lacks its appointment, or would be too long
 */
export function textOf(message: ClaimedMessage, site: string, now: Date): string {
  const words = byLanguage[message.language] ?? en
  const { appointment, ...facts } = factsOf(message, site, now)
  if (!(message.kind in words)) throw new Error(`No text is written: ${message.kind}`)
  if (!appointment) throw new Error('A text needs its appointment')
  const body = plainLetters(words[message.kind as CustomerKind]({ ...facts, appointment }))
  if (body.length > longest) throw new Error('The text is too long')
  return body
}
