/** Runs one statement as the database's owner. */
type Sql = (text: string, values?: unknown[]) => Promise<unknown>

/** In everything that a technician must not get of another's work, as text and within pictures. */
const marks = ['zz-secret', 'J-9977', 'C-9977', 'enpzZWNyZXQ']

export const secretJob = 'J-9977'
export const secretKey = '00000000-0000-4000-8000-0000000099aa'

/** Gives TECH-002 a completed job of today with report, photo, issue and a kept action of this user. */
export async function plantSecretWork(sql: Sql, userId: string): Promise<void> {
  const photo = 'data:image/jpeg;base64,enpzZWNyZXQ='
  await sql(
    `insert into public.customers (id, name, email, phone, address)
     values ('C-9977', 'zz-secret person', 'zz-secret@example.com', '555-0199 zz-secret',
       'zz-secret street')`,
  )
  await sql(
    `insert into public.jobs (id, customer_id, technician_id, service_type, position, glass_type,
       location, plate, notes, scheduled_date, scheduled_time, status, amount, started_at, completed_at)
     values ($1, 'C-9977', 'TECH-002', 'windshield', 'main', 'oem', 'zz-secret street', 'zz-secret',
       'zz-secret gate', public.business_today(), '10:00 AM - 12:00 PM', 'Completed', 299,
       public.business_now(), public.business_now())`,
    [secretJob],
  )
  await sql(
    `insert into public.service_reports
       (job_id, technician_id, work_done, cure_minutes, signed_by, signature, taken_at)
     values ($1, 'TECH-002', 'zz-secret work', 60, 'zz-secret signer',
       'data:image/png;base64,enpzZWNyZXQ=', public.business_now())`,
    [secretJob],
  )
  await sql(
    `insert into public.job_issues (job_id, technician_id, kind, note, taken_at)
     values ($1, 'TECH-002', 'weather', 'zz-secret note', public.business_now())`,
    [secretJob],
  )
  await sql(
    `insert into public.job_photos (job_id, technician_id, image, taken_at)
     values ($1, 'TECH-002', $2, public.business_now())`,
    [secretJob, photo],
  )
  await sql(
    `insert into private.device_actions (idempotency_key, user_id, action, job_id, answer, taken_at)
     values ($1, $2, 'complete', $3, '{"customer": "zz-secret person"}', public.business_now())`,
    [secretKey, userId, secretJob],
  )
}

/** Which marks stand in what somebody got. */
export function marksIn(got: unknown): string[] {
  const text = typeof got === 'string' ? got : JSON.stringify(got)
  return marks.filter((mark) => text.includes(mark))
}
