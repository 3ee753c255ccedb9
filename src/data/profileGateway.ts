import type { DataFailure, Outcome } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import { getClient } from './client'
import { dataFailure, notAsked } from './restErrors'

/** What a person may change of their own profile. */
export type ProfileChanges = Partial<Pick<Profile, 'first_name' | 'last_name'>>

export type ProfileGateway = {
  /** One profile by its id; fails with `missing` when there is no row, or none that may be seen. */
  read(id: string): Promise<Outcome<Profile, DataFailure>>
  /** Sends the changed fields and `updated_at` (specification, section 7); hands back the row. */
  update(id: string, changes: ProfileChanges): Promise<Outcome<Profile, DataFailure>>
}

const columns = 'id, role, first_name, last_name, updated_at'

/** @param client gives the client to ask; the page's own by default. */
export function createProfileGateway(client = getClient): ProfileGateway {
  return {
    async read(id) {
      try {
        const { from } = await table(client)
        const { data, error, status } = await from().select(columns).eq('id', id).single<Profile>()
        return error ? failed(error, status) : { ok: true, value: data }
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
    async update(id, changes) {
      try {
        const { from } = await table(client)
        const { data, error, status } = await from()
          .update({ ...changes, updated_at: new Date().toISOString() })
          .eq('id', id)
          .select(columns)
          .single<Profile>()
        return error ? failed(error, status) : { ok: true, value: data }
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
  }
}

async function table(client: typeof getClient) {
  const supabase = await client()
  return { from: () => supabase.from('profiles') }
}

function failed(error: { message: string; code?: string }, status: number) {
  return { ok: false as const, failure: dataFailure(error, status) }
}
