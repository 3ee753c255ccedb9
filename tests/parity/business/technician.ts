import type { SupabaseClient } from '@supabase/supabase-js'
import type { Check } from '../check'
import type { Observation } from '../observe'
import { freshKey, signedInClient, type Target } from '../target'
import { observeExactly } from '../observe'
import { ask, today, told, type Kept } from './asking'

type Call = (name: string, args?: Record<string, unknown>) => Promise<Observation>

/** A technician with an account of their own, and a job today that is theirs. */
export async function atWork(
  target: Target,
): Promise<{ call: Call; client: SupabaseClient; token: string; jobId: string }> {
  const person = await target.makePerson('technician')
  const technician = await told<Kept>(target, [
    'save_record',
    {
      kind: 'technicians',
      id: null,
      version: null,
      fields: { name: 'Kim Way', email: person.email },
    },
  ])
  const page = await told<{ rows: Kept[] }>(target, [
    'list_records',
    { kind: 'jobs', query: { tab: 'Assigned', sort: 'schedule', page_size: 100, search: '' } },
  ])
  const job = page.rows.at(-1)
  if (!job) throw new Error('The sample has assigned jobs')
  await told(target, [
    'assign_job',
    { id: job.id, version: job.version, technician_id: technician.id },
  ])
  const { client, session } = await signedInClient(target, person)
  return {
    jobId: job.id,
    client,
    token: session.access_token,
    call: async (name, args) => observeExactly(await client.rpc(name, args ?? {})),
  }
}

/** Where the photos of a job are uploaded in these checks. */
export const pathOf = (jobId: string, number = 1) =>
  `${jobId}/1d000000-0000-4000-8000-0000000000aa-${number}.png`

/** The technician's day over the sample business. */
export const technicianDayChecks: Check[] = [
  {
    name: 'technician: a day from the first step to the report',
    expected: {},
    onSample: true,
    run: async (target) => {
      const { call, client, jobId } = await atWork(target)
      const photo = pathOf(jobId)
      for (const number of [1, 2]) {
        await client.storage
          .from('job-photos')
          .upload(pathOf(jobId, number), new Uint8Array([1, 2, 3]), { contentType: 'image/png' })
      }
      const action = (key = freshKey()) => ({
        job_id: jobId,
        idempotency_key: key,
        taken_at: new Date().toISOString(),
      })
      const key = freshKey()
      const completion = {
        work_done: 'Glass replaced',
        part_number: 'fw04210gtn',
        cure_minutes: 60,
        photos: [photo],
        signature: '',
        signed_by: 'Nora',
      }
      const complete = (more: object) =>
        call('complete_job', { ...action(), completion: { ...completion, ...more } })
      return {
        day: await call('my_day'),
        early: await complete({}),
        confirmed: await call('take_step', { ...action(key), step: 'confirm' }),
        'the same again': await call('take_step', { ...action(key), step: 'confirm' }),
        'the key for another step': await call('take_step', { ...action(key), step: 'start' }),
        'confirmed twice': await call('take_step', { ...action(), step: 'confirm' }),
        'a step that is none': await call('take_step', { ...action(), step: 'dance' }),
        'on the way, without minutes': await call('take_step', { ...action(), step: 'on_my_way' }),
        'on the way, in odd minutes': await call('take_step', {
          ...action(),
          step: 'on_my_way',
          minutes: 17,
        }),
        'on the way': await call('take_step', { ...action(), step: 'on_my_way', minutes: 20 }),
        'on the way, later': await call('take_step', {
          ...action(),
          step: 'on_my_way',
          minutes: 45,
        }),
        started: await call('take_step', { ...action(), step: 'start' }),
        issue: await call('report_issue', {
          ...action(),
          issue: { kind: 'weather', note: 'Rain', photo: pathOf(jobId, 2), cannot_complete: false },
        }),
        'issues for the office': await ask(target, 'admin', ['list_job_issues', { job_id: jobId }]),
        'issue without a kind': await call('report_issue', { ...action(), issue: { note: 'x' } }),
        'issue unexplained': await call('report_issue', { ...action(), issue: { kind: 'other' } }),
        'issue that is none': await call('report_issue', { ...action(), issue: { kind: 'mood' } }),
        'no words': await complete({ work_done: ' ' }),
        'no cure time': await complete({ cure_minutes: null }),
        'three days of curing': await complete({ cure_minutes: 4000 }),
        'a part that is none': await complete({ part_number: 'NONE' }),
        'seven photos': await complete({ photos: Array.from({ length: 7 }, () => photo) }),
        'a photo that is none': await complete({ photos: ['<svg>'] }),
        'a picture itself': await complete({ photos: ['data:image/png;base64,iVBORw0KGgo='] }),
        'a photo that was not uploaded': await complete({ photos: [pathOf(jobId, 3)] }),
        'the photo of the issue': await complete({ photos: [pathOf(jobId, 2)] }),
        "another job's photo": await complete({ photos: [pathOf('J-001')] }),
        completed: await complete({}),
        'completed twice': await complete({}),
        report: await call('service_report', { job_id: jobId }),
        'the report for the office': await ask(target, 'admin', [
          'service_report',
          { job_id: jobId },
        ]),
        "another's report": await ask(target, 'technician', ['service_report', { job_id: jobId }]),
        part: await ask(target, 'admin', ['get_record', { kind: 'glass_items', id: 'GLASS-001' }]),
        order: await ask(target, 'admin', [
          'list_records',
          { kind: 'orders', query: { filters: { job_id: jobId } } },
        ]),
      }
    },
  },
  {
    name: 'technician: on a phone three hours slow',
    expected: {},
    onSample: true,
    run: async (target) => {
      const { client, jobId } = await atWork(target)
      const minutes = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString()
      const act = async (name: string, args: Record<string, unknown>) => {
        const sent = { job_id: jobId, idempotency_key: freshKey(), ...args }
        const { error } = await client.rpc(name, sent)
        if (error) throw new Error(`${name} at the ${target.name}: ${error.message}`)
      }
      const ago = (at: unknown) => Math.round((Date.now() - Date.parse(String(at))) / 60_000)
      const issue = { kind: 'weather', note: '', photo: '', cannot_complete: false }
      const completion = { work_done: 'Glass replaced', cure_minutes: 60, photos: [] }
      await act('take_step', { step: 'start', taken_at: minutes(210), sent_at: minutes(180) })
      await act('report_issue', { issue, taken_at: minutes(200), sent_at: minutes(180) })
      await act('complete_job', { completion, taken_at: minutes(190) })
      const { data } = await client.rpc('service_report', { job_id: jobId })
      const [reported] = await told<Record<string, string>[]>(target, [
        'list_job_issues',
        { job_id: jobId },
      ])
      return {
        reported: ago(reported?.taken_at),
        completed: ago((data as Record<string, string>).completed_at),
      }
    },
  },
  {
    name: 'technician: a job that cannot be done goes back to the office',
    expected: {},
    onSample: true,
    run: async (target) => {
      const { call, jobId } = await atWork(target)
      const sent = { job_id: jobId, idempotency_key: freshKey(), taken_at: `${today()}T08:00:00Z` }
      const issue = { kind: 'glass-damaged', note: '', photo: '', cannot_complete: true }
      return {
        told: await call('report_issue', { ...sent, issue }),
        afterwards: await call('take_step', {
          ...sent,
          idempotency_key: freshKey(),
          step: 'start',
        }),
        job: await ask(target, 'admin', ['get_record', { kind: 'jobs', id: jobId }]),
      }
    },
  },
]
