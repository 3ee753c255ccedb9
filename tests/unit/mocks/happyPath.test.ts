import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import ws from 'ws'
import { demoPeople } from '@mocks/fixtures/people'
import { buildQuoteSubmission } from '@mocks/fixtures/quotes'
import { createMockServer } from '@mocks/node'

const { server, database } = createMockServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => database.reset())
afterAll(() => server.close())

function client() {
  return createClient('http://mock.example', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  })
}

const person = demoPeople.technician

async function signedIn(who = person) {
  const supabase = client()
  const { data, error } = await supabase.auth.signInWithPassword(who)
  expect(error).toBeNull()
  return { supabase, session: data.session }
}

describe('the mocks on the happy path', () => {
  it('signs in, reads the own profile, beats, refreshes and signs out', async () => {
    const { supabase, session } = await signedIn()
    expect(session?.refresh_token).toMatch(/^[a-z0-9]{12}$/)

    const profile = await supabase.from('profiles').select('*').eq('id', person.id).single()
    expect(profile.data).toMatchObject({ role: 'technician', first_name: person.firstName })
    expect((await supabase.from('profiles').select('*')).data).toHaveLength(1)

    const seen = database.presence.get(person.id) ?? ''
    expect((await supabase.rpc('update_last_seen')).status).toBe(204)
    expect(Date.parse(database.presence.get(person.id) ?? '')).toBeGreaterThan(Date.parse(seen))

    const refreshed = await supabase.auth.refreshSession()
    expect(refreshed.data.session?.refresh_token).not.toBe(session?.refresh_token)

    expect((await supabase.auth.signOut()).error).toBeNull()
    expect(database.sessions.has(person.sessionId)).toBe(false)
  })

  it('shows all profiles to an administrator', async () => {
    const { supabase } = await signedIn(demoPeople.admin)
    expect((await supabase.from('profiles').select('*')).data).toHaveLength(4)
  })

  it('keeps the role out of reach, whatever is tried', async () => {
    const { supabase, session } = await signedIn()
    const own = () => supabase.from('profiles')
    expect((await own().update({ role: 'admin' }).eq('id', person.id)).error?.code).toBe('42501')
    expect((await own().upsert({ id: person.id, role: 'admin' })).error?.code).toBe('42501')
    const set = await supabase.rpc('change_role', { user_id: session?.user.id, role: 'admin' })
    expect(set.error?.code).toBe('42501')
    await supabase.auth.updateUser({ data: { role: 'admin' } })
    expect(database.profiles.get(person.id)?.role).toBe('technician')
  })

  it('signs up, confirms by the letter and signs in as a customer', async () => {
    const supabase = client()
    const given = { email: 'new@example.com', password: 'Long en0ugh' }
    const metadata = { first_name: 'Nora', last_name: 'Park', role: 'admin' }
    const { data } = await supabase.auth.signUp({ ...given, options: { data: metadata } })
    expect(data.session).toBeNull()
    expect((await supabase.auth.signInWithPassword(given)).error?.code).toBe('email_not_confirmed')
    const token_hash = database.mails[0]?.tokenHash ?? ''
    expect((await supabase.auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
    const signIn = await supabase.auth.signInWithPassword(given)
    expect(database.profiles.get(signIn.data.user?.id ?? '')).toMatchObject({
      role: 'customer',
      first_name: 'Nora',
    })
  })

  it("books a quote once per key at today's price and runs out of seats", async () => {
    database.reset({ business: 'empty' })
    const supabase = client()
    const submission = buildQuoteSubmission()
    const book = (key: string, phone = '', price = 299) =>
      supabase.rpc('submit_quote', {
        draft: {
          ...submission.draft,
          glassSelection: { ...submission.draft.glassSelection, price },
          vehicleInfo: { ...submission.draft.vehicleInfo, phoneNumber: phone },
        },
        idempotency_key: key,
        honeypot: '',
      })
    const other = await book(submission.idempotencyKey, '', 1)
    expect(other.error).toMatchObject({ message: 'price_changed', details: '{"price":299}' })
    const first = await book(submission.idempotencyKey, '', 0)
    expect(first.data).toMatchObject({ reference: 'Q-001', price: 299 })
    expect((await book(submission.idempotencyKey)).data).toEqual(first.data)
    const { date } = submission.draft.appointmentDetails
    const frames = await supabase.rpc('available_time_frames', { date, days: 1 })
    expect(frames.data).toContainEqual({
      date,
      time_frame: '10:00 AM - 12:00 PM',
      seats_left: 2,
    })
    await book('1d000000-0000-4000-8000-0000000000ab')
    await book('1d000000-0000-4000-8000-0000000000ac')
    const late = await book('1d000000-0000-4000-8000-0000000000ad')
    expect(late).toMatchObject({ status: 409, error: { code: 'PT409', message: 'slot_taken' } })
  })
})
