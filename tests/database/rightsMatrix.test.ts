import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBusiness, type BusinessDatabase } from './businessDatabase'
import { expectedRights } from './rights/expected'
import { callers, relationsOf, walkFunctions, walkRelation, type Relation } from './rights/walk'

let business: BusinessDatabase
let relations: Relation[]
let cells = 0
beforeAll(async () => {
  business = await openBusiness({ now: '2026-11-25T18:00:00Z', sample: true })
  // What the sample business has nothing of: some of it everybody's own, some of it other people's.
  for (const caller of callers) {
    if (caller !== 'anon') await business.call(caller, 'update_last_seen')
  }
  await business.exec(`
    insert into public.job_issues (job_id, technician_id, kind, note, taken_at)
      select j.id, j.technician_id, 'other', 'A note', now() from public.jobs j
      where j.technician_id is not null;
    insert into public.job_photos (job_id, technician_id, image, taken_at)
      select j.id, j.technician_id, 'data:image/png;base64,AAAA', now() from public.jobs j
      where j.technician_id is not null;
    insert into public.maintenance_windows (starts_at, ends_at, message)
      values (now(), now() + interval '1 hour', 'Planned work');
    insert into public.notification_reads (notification_id, user_id)
      select n.id, u.id from public.notifications n, auth.users u;
    update public.products set price = price + 1 where id = 'PROD-001';
    insert into public.backups (row_count) values (1);
    insert into public.appointment_links (token_hash, appointment_id)
      select repeat('a', 64), a.id from public.appointments a limit 1;
    insert into public.appointment_photos (path, appointment_id)
      select 'appointments/' || a.id || '/' || gen_random_uuid() || '.jpg', a.id
      from public.appointments a;
    insert into public.text_consents (appointment_id, given, source)
      select a.id, true, 'office' from public.appointments a;
    insert into public.text_replies (provider_id, appointment_id, body, at)
      select a.id, a.id, 'Hello', now() from public.appointments a;
    insert into public.messages (appointment_id, about, audience, kind, channel, due_at, next_attempt_at)
      select a.id, coalesce(a.job_id, a.quote_id), 'customer', 'confirmation', 'email', now(), now()
      from public.appointments a;
    insert into public.message_attempts (message_id, attempt, began_at)
      select m.id, 1, now() from public.messages m;
    insert into public.waiting_list (idempotency_key, day, email, expires)
      values (gen_random_uuid(), '2026-11-30', 'dana@example.com', now());
    insert into public.invitations (email, role, expires_at)
      values ('invited@example.com', 'technician', now());
  `)
  relations = await relationsOf(business)
})
afterAll(() => {
  console.log(`${cells} cells of rights walked.`)
  return business.close()
})

describe('rights, walked: five callers × table or view × column × select, insert, update, delete', () => {
  test('every table and view of the database has its entry', () => {
    expect(relations.map(({ name }) => name)).toEqual(Object.keys(expectedRights.relations))
  })

  test.each(Object.entries(expectedRights.relations))('%s', async (name, expected) => {
    const relation = relations.find((one) => one.name === name)
    if (!relation) throw new Error(`There is no ${name}.`)
    // An empty table would show nothing to anybody, whatever the rights.
    expect(relation.rows).toBeGreaterThan(0)
    const walked = await walkRelation(business, relation)
    cells += walked.cells
    expect(walked.rights).toEqual(expected)
  })

  test('every function lets in whom it should, and nobody else', async () => {
    const walked = await walkFunctions(business)
    cells += walked.cells
    expect(walked.admitted).toEqual(expectedRights.functions)
  })
})
