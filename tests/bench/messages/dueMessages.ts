import type { SendingTarget } from './targets'

/** Quotes of as many customers, each of whom is to get one confirmation by mail; nothing else is due. */
export async function makeDueMessages(target: SendingTarget, count: number): Promise<void> {
  await target.exec(`
    update public.settings set value = 'Disabled' where key = 'email_notifications';
    insert into public.quotes (id, status, zip_code, phone_number, vehicle_year, vehicle_make, vehicle_model,
      service_type, position, glass_type, price, appointment_date, time_frame, first_name, last_name, email,
      address, quoted_on)
    select private.public_id('Q', n), 'New', '90012', '(714) 555-0126', '2019', 'Honda', 'Civic',
      'windshield', 'main', 'oem', 299, current_date + 7, '8:00 AM - 10:00 AM', 'Ana', 'Lee',
      'customer' || n || '@example.com', n || ' Palm Street, Los Angeles', current_date
    from generate_series(1, ${count}) n;
    -- Reminders are due in a week.
    delete from public.messages where kind <> 'confirmation';`)
}

/** Lets the waiting that follows a failure, and leases of senders that died, pass. */
export async function letTimePass(target: SendingTarget): Promise<void> {
  await target.exec(`
    update public.messages set next_attempt_at = least(next_attempt_at, now())
    where status in ('waiting', 'sending');`)
}

/** How many messages are in each state. */
export async function statesOf(target: SendingTarget): Promise<Record<string, number>> {
  const rows = await target.rows<{ status: string; count: number }>(
    `select status, count(*)::integer as count from public.messages group by status order by status`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
