import type { PGlite } from '@supabase/lite/pglite'
import type { CallDatabase } from '../../functions/_shared/callDatabase'
import type { Exclusive } from '../exclusive'

/** Calls functions of the embedded database as its owner, each between two requests. */
export function callLocally(database: PGlite, exclusively: Exclusive): CallDatabase {
  return async (name, args) => {
    const list = Object.keys(args).map((key, index) => `${key} => $${index + 1}`)
    const { rows } = await exclusively(() =>
      database.query<{ answer: unknown }>(
        `select public.${name}(${list.join(', ')}) as answer`,
        Object.values(args),
      ),
    )
    return rows[0]?.answer
  }
}
