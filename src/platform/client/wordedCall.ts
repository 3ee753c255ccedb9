import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { businessFailure, type BusinessFunction } from './businessCall'
import { clientAtom, type ClientSource } from './client'
import { camelKeys, snakeKeys } from './keyCase'
import { replaceableAtom } from './replaceableAtom'

/** A refusal by a word of its own that only the caller knows what to do with. */
export type Refused<Word extends string> = { kind: 'refused'; word: Word }

/** Calls a function whose refusals are told apart by these words. Never throws. */
export type WordedCall = <Value, Word extends string>(
  name: BusinessFunction,
  args: Record<string, unknown>,
  words: readonly Word[],
) => Promise<Outcome<Value, BusinessFailure | Refused<Word>>>

/**
 * The call of a function whose refusals are words outside those of the business (`ConflictReason`). Arguments and
 * answers change case on the way, as they do for `businessCall`.
 * @param client gives the client to ask
 */
export function wordedCall(client: ClientSource): WordedCall {
  return async <Value, Word extends string>(
    name: BusinessFunction,
    args: Record<string, unknown>,
    words: readonly Word[],
  ) => {
    try {
      const supabase = await client()
      const { data, error, status } = await supabase.rpc(name, snakeKeys(args) as never)
      if (!error) return { ok: true, value: camelKeys(data ?? null) as Value }
      const word = words.find((known) => known === error.message)
      const failure = word ? { kind: 'refused' as const, word } : businessFailure(error, status)
      return { ok: false, failure }
    } catch {
      return { ok: false, failure: { kind: 'unavailable', reason: 'offline' } }
    }
  }
}

/** The worded call in use. Tests set this atom. */
export const wordedCallAtom = replaceableAtom((get) => wordedCall(get(clientAtom)))
