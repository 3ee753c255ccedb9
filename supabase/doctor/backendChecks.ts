import { jobPhotosBucket } from '@/domain/jobPhotos'
import { bad, finding, good, notChecked, type Finding } from './finding'

export type BackendUnderCheck = {
  backend: string
  /** The key that is published with the site. */
  publishableKey: string
  /** Reads what only the owner may; left out, that is not checked. Never stored or printed. */
  secretKey?: string
  /** The version of the newest migration in this folder. */
  newestMigration: string
  now: () => number
  fetch: typeof fetch
}

/** A clock that is further off than this, in milliseconds, makes sessions run out early or late. */
const clockTolerance = 30_000

/** The role that a key of the older kind, a JWT, carries. */
function roleOf(key: string): string | undefined {
  try {
    const payload = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as {
      role?: string
    }
    return payload.role
  } catch {
    return undefined
  }
}

/** Looks at the backend as a visitor's browser does and, with a secret key, at its migrations. */
export function checkBackend(options: BackendUnderCheck): Promise<Finding[]> {
  const { backend, publishableKey, secretKey, newestMigration, now, fetch } = options
  const ask = (path: string, body?: unknown, key = publishableKey) =>
    fetch(new URL(path, backend), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  return Promise.all([
    finding('Published key', async () => {
      if (publishableKey.startsWith('sb_secret_') || roleOf(publishableKey) === 'service_role') {
        return bad(
          'Published key',
          'This is a secret key: anyone who reads it owns the database. Revoke it in the dashboard and build with the publishable key.',
        )
      }
      const { status } = await ask('/rest/v1/rpc/current_maintenance', {})
      return status === 200
        ? good('Published key', 'The backend knows it.')
        : bad(
            'Published key',
            `The backend answers ${status}. Compare URL and key with the dashboard.`,
          )
    }),
    finding('Booking', async () => {
      const date = new Date(now()).toISOString().slice(0, 10)
      const response = await ask('/rest/v1/rpc/available_time_frames', { date, days: 14 })
      const rows: unknown = response.ok ? await response.json() : null
      return Array.isArray(rows) && rows.length > 0
        ? good('Booking', `Visitors see ${rows.length} free time frames in the next two weeks.`)
        : bad('Booking', 'No time frame can be had. Apply the migrations and check business_hours.')
    }),
    finding('Rights of a visitor', async () => {
      const tables = ['quotes', 'customers', 'jobs', 'profiles', 'settings', 'audit_log']
      const answers = await Promise.all(
        tables.map(async (table) => (await ask(`/rest/v1/${table}?select=*&limit=1`)).status),
      )
      const open = tables.filter((_, index) => (answers[index] ?? 0) < 400)
      return open.length === 0
        ? good('Rights of a visitor', 'Tables are closed to visitors.')
        : bad(
            'Rights of a visitor',
            `Anybody can read ${open.join(', ')}. Apply the migrations; undo grants made by hand.`,
          )
    }),
    finding('Sign-in', async () => {
      const response = await ask('/auth/v1/settings')
      if (!response.ok) return bad('Sign-in', `The auth service answers ${response.status}.`)
      const settings = (await response.json()) as {
        disable_signup?: boolean
        mailer_autoconfirm?: boolean
        external?: { email?: boolean; anonymous_users?: boolean }
      }
      const wrong = [
        settings.external?.email === false && 'switch e-mail sign-in on',
        settings.mailer_autoconfirm === true && 'ask for confirmation of e-mail addresses',
        settings.external?.anonymous_users === true && 'switch anonymous sign-in off',
      ].filter((line) => typeof line === 'string')
      return wrong.length === 0
        ? good('Sign-in', 'E-mail with confirmation, no anonymous sign-in.')
        : bad('Sign-in', `In the auth settings: ${wrong.join('; ')}.`)
    }),
    finding('Clock', async () => {
      const response = await ask('/rest/v1/rpc/current_maintenance', {})
      const date = response.headers.get('Date')
      if (!date) return notChecked('Clock', 'The backend does not say what time it is.')
      const off = Math.abs(Date.parse(date) - now())
      return off <= clockTolerance
        ? good('Clock', 'Backend and this machine agree.')
        : bad('Clock', `They are ${Math.round(off / 1000)} s apart. Set this machine's clock.`)
    }),
    finding('Photos', async () => {
      if (!secretKey) {
        return notChecked(
          'Photos',
          'Set SUPABASE_SECRET_KEY for this command to have it looked at.',
        )
      }
      const response = await ask(`/storage/v1/bucket/${jobPhotosBucket}`, undefined, secretKey)
      if (!response.ok) {
        return bad(
          'Photos',
          `Storage has no bucket "${jobPhotosBucket}" (answer ${response.status}). Switch Storage on and apply the migrations.`,
        )
      }
      const bucket = (await response.json()) as { public?: boolean }
      return bucket.public === false
        ? good('Photos', 'Their bucket is there, and private.')
        : bad('Photos', `Anybody can read the bucket "${jobPhotosBucket}". Make it private.`)
    }),
    finding('Migrations', async () => {
      if (!secretKey) {
        return notChecked(
          'Migrations',
          'Set SUPABASE_SECRET_KEY for this command to have them compared.',
        )
      }
      const response = await ask('/rest/v1/rpc/schema_version', {}, secretKey)
      const version: unknown = response.ok ? await response.json() : null
      if (version === newestMigration) return good('Migrations', `In step, at ${newestMigration}.`)
      return bad(
        'Migrations',
        typeof version === 'string'
          ? `The database is at ${version}, this folder at ${newestMigration}. Run "supabase db push".`
          : 'The database does not know its version. Check the secret key and run "supabase db push".',
      )
    }),
  ])
}
