import type { DataFailure, Outcome } from '@/domain/failures'
import type { Profile } from '@/domain/person'
import type { ClientSource } from '@/platform/client/client'
import { dataFailure, notAsked } from '@/platform/client/restErrors'

/** What a person may change of their own profile. */
export type ProfileChanges = Partial<Pick<Profile, 'first_name' | 'last_name'>>

export type ProfileGateway = {
  /** One profile by its id; fails with `missing` when there is no row, or none that may be seen. */
  read(id: string): Promise<Outcome<Profile, DataFailure>>
  /** Sends the changed fields and `updated_at`; hands back the row. */
  update(id: string, changes: ProfileChanges): Promise<Outcome<Profile, DataFailure>>
}

const columns = 'id, role, first_name, last_name, updated_at'

/** @param client gives the client to ask */
export function createProfileGateway(client: ClientSource): ProfileGateway {
  return {
    async read(id) {
      try {
        const { from } = await table(client)
        const { data, error, status } = await from().select(columns).eq('id', id).single<Profile>()
        return error ? failed(error, status) : answered(data)
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
        return error ? failed(error, status) : answered(data)
      } catch (error) {
        return { ok: false, failure: notAsked(error) }
      }
    },
  }
}

async function table(client: ClientSource) {
  const supabase = await client()
  return { from: () => supabase.from('profiles') }
}

function failed(error: { message: string; code?: string }, status: number) {
  return { ok: false as const, failure: dataFailure(error, status) }
}

/** What was read, when it is a profile: anything else was not our database's answer. */
function answered(row: unknown): Outcome<Profile, DataFailure> {
  if (isProfile(row)) return { ok: true, value: row }
  return { ok: false, failure: { kind: 'server', message: '', code: null, status: 200 } }
}

function isProfile(row: unknown): row is Profile {
  if (typeof row !== 'object' || row === null) return false
  const { id, role } = row as Partial<Record<keyof Profile, unknown>>
  return typeof id === 'string' && typeof role === 'string'
}
