import { timeFrames } from '@/domain/appointments'
import { addDays } from '@/domain/businessTime'
import { draftWith, monday, testNow } from '../../database/support/drafts'
import { quantile } from './figures'
import { callAs, pagesOf, type Caller, type SqlTarget } from './sqlTarget'
import { openCalendar } from './traffic'

/** What a booking costs while so many quotes are kept, in milliseconds and in pages of 8 kB looked at. */
export type BookingCost = { quotes: number; median: number; p95: number; pages: number }

const bookingsEach = 200
const countedEach = 21
/** The first few load what the others find. */
const warmUp = 10
const part = 10_000
const frames = `(array[${timeFrames.map((frame) => `'${frame}'`).join(', ')}])`

/** Puts in the quotes from one number to another, as years of work would have left them. */
function quotesSql(from: number, until: number): string {
  return `
    insert into public.quotes (id, status, phone_number, vehicle_make, service_type, position,
      glass_type, price, appointment_date, time_frame, first_name, email, address, quoted_on,
      search_text)
    select 'Q-9' || lpad(n::text, 8, '0'), 'Scheduled', '555-0100', 'Honda', 'windshield', 'main',
      'oem', 299, date '2026-11-01' - n % 2000, ${frames}[1 + n % 5], 'Maria',
      'person' || n || '@example.com', n || ' Palm Street', date '2026-10-01' - n % 2000,
      'maria person' || n || ' palm street honda'
    from generate_series(${from}, ${until}) n;
    insert into private.quote_submissions
      (idempotency_key, quote_id, phone_hash, email_hash, created_at)
    select gen_random_uuid(), 'Q-9' || lpad(n::text, 8, '0'), md5('p' || n), md5('e' || n),
      timestamptz '2026-11-27' - make_interval(hours => n % 48000)
    from generate_series(${from}, ${until}) n;`
}

/** Grows the table to a size. Triggers are off, so that the search text is written as they would. */
async function grow(target: SqlTarget, from: number, size: number): Promise<void> {
  await target.exec(
    `alter table public.quotes disable trigger user;
     drop index if exists public.quotes_search;`,
  )
  // In parts: one statement of a million rows would hold them all in memory.
  for (let filled = from; filled < size; filled += part) {
    await target.exec(quotesSql(filled + 1, Math.min(size, filled + part)))
  }
  await target.exec(
    `select private.index_search_text('quotes');
     alter table public.quotes enable trigger user;
     analyze public.quotes; analyze private.quote_submissions;`,
  )
}

/**
 * Measures `submit_quote`, one after the other, as the table of quotes grows.
 * @param sizes of the table, ascending
 */
export async function bookingCost(
  target: SqlTarget,
  sizes: readonly number[],
): Promise<BookingCost[]> {
  await target.exec(`
    insert into private.clock (stopped_at) values ('${testNow}');
    ${openCalendar};`)
  const costs: BookingCost[] = []
  let filled = 0
  let booked = 0
  const next = (): [SqlTarget, Caller, { name: string; args: Record<string, unknown> }] => {
    booked += 1
    const draft = draftWith({
      // Over weekdays and frames, as people do: no frame ever has hundreds of appointments.
      date: addDays(monday, 7 * (booked % 4) + (booked % 5)),
      timeFrame: timeFrames[Math.floor(booked / 20) % timeFrames.length],
      email: `cost${booked}@example.com`,
      phoneNumber: `555-0${100_000 + booked}`,
    })
    return [
      target,
      { claims: { role: 'anon' }, address: `192.0.2.${booked % 250}` },
      { name: 'submit_quote', args: { draft, idempotency_key: crypto.randomUUID(), honeypot: '' } },
    ]
  }
  for (const size of sizes) {
    await grow(target, filled, size)
    filled = size
    for (let n = 0; n < warmUp; n += 1) await callAs(...next())
    const times: number[] = []
    for (let n = 0; n < bookingsEach; n += 1) {
      const booking = next()
      const from = performance.now()
      await callAs(...booking)
      times.push(performance.now() - from)
    }
    const pages: number[] = []
    for (let n = 0; n < countedEach; n += 1) pages.push(await pagesOf(...next()))
    const round = (value: number) => Math.round(value * 10) / 10
    costs.push({
      quotes: size,
      median: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
      pages: quantile(pages, 0.5),
    })
  }
  return costs
}
