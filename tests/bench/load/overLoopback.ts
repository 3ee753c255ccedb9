import { demoPassword } from '@local/demoAccounts'
import { localPublishableKey } from '@local/keys'
import { serve } from '@local/serve'
import { emailOf } from '../../database/support/clients'
import { bookedHere, openCalendar, sendMixed, type Traffic } from './traffic'

/**
 * Sends a busy morning to the embedded backend over loopback, as browsers would.
 * @param requests in all
 * @param people who each wait for one answer before they ask again
 * @returns what was measured, and the references of the bookings that are stored, sorted
 */
export async function trafficOverLoopback(
  requests: number,
  people: number,
): Promise<Traffic & { stored: string[] }> {
  const serving = await serve({ port: 0, sample: true })
  try {
    const backend = await serving.backend
    await backend.sql(openCalendar)
    const post = async (path: string, token: string, body: unknown): Promise<unknown> => {
      const answer = await fetch(`${serving.origin}${path}`, {
        method: 'POST',
        headers: {
          apikey: localPublishableKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
      return text === '' ? null : JSON.parse(text)
    }
    const signedIn = await post('/auth/v1/token?grant_type=password', localPublishableKey, {
      email: emailOf('admin'),
      password: demoPassword,
    })
    const { access_token: token } = signedIn as { access_token: string }

    const traffic = await sendMixed(requests, people, ({ who, name, args }) =>
      post(`/rest/v1/rpc/${name}`, who === 'staff' ? token : localPublishableKey, args),
    )
    const stored = await backend.sql<{ id: string }>(bookedHere)
    return { ...traffic, stored: stored.map(({ id }) => id).sort() }
  } finally {
    await serving.close()
  }
}
