import { openBusiness } from '../../database/businessDatabase'
import { book } from '../../database/support/bookings'
import { draftWith, testNow } from '../../database/support/drafts'
import { quantile } from './figures'

/** What a booking costs while so many quotes are kept, in milliseconds. */
export type BookingCost = { quotes: number; median: number; p95: number }

const bookingsEach = 40
const frames = `(array['8:00 AM - 10:00 AM','10:00 AM - 12:00 PM','12:00 PM - 2:00 PM','2:00 PM - 4:00 PM','4:00 PM - 6:00 PM'])`

/**
 * Measures `submit_quote` as the table of quotes grows.
 * @param sizes of the table, ascending
 */
export async function bookingCost(sizes: readonly number[]): Promise<BookingCost[]> {
  const business = await openBusiness({ now: testNow })
  await business.exec(
    `update public.booking_rules set seats_per_frame = 1000000, limit_per_address = 1000000;
     alter table public.quotes disable trigger user;`,
  )
  const costs: BookingCost[] = []
  let filled = 0
  let booked = 0
  for (const size of sizes) {
    // In parts: one statement of a million rows would hold them all in memory.
    for (; filled < size; filled += 10_000) {
      const until = Math.min(size, filled + 10_000)
      await business.exec(
        `insert into public.quotes (id, status, phone_number, vehicle_make, service_type, position,
           glass_type, price, appointment_date, time_frame, first_name, email, address, quoted_on,
           search_text)
         select 'Q-9' || lpad(n::text, 8, '0'), 'Scheduled', '555-0100', 'Honda', 'windshield', 'main',
           'oem', 299, date '2026-11-01' - n % 2000, ${frames}[1 + n % 5], 'Maria',
           'person' || n || '@example.com', n || ' Palm Street', date '2026-10-01' - n % 2000,
           'maria person' || n || ' palm street honda'
         from generate_series(${filled + 1}, ${until}) n;
         insert into private.quote_submissions
           (idempotency_key, quote_id, phone_hash, email_hash, created_at)
         select gen_random_uuid(), 'Q-9' || lpad(n::text, 8, '0'), md5('p' || n), md5('e' || n),
           timestamptz '2026-11-27' - make_interval(hours => n % 48000)
         from generate_series(${filled + 1}, ${until}) n;`,
      )
    }
    filled = size
    await business.exec(
      'analyze public.quotes; analyze private.quote_submissions; alter table public.quotes enable trigger user;',
    )
    const times: number[] = []
    for (let n = 0; n < bookingsEach + 5; n += 1) {
      booked += 1
      const draft = draftWith({
        email: `cost${booked}@example.com`,
        phoneNumber: `555-0${100_000 + booked}`,
      })
      const from = performance.now()
      await book(business, draft)
      // The first few load what the others find.
      if (n >= 5) times.push(performance.now() - from)
    }
    await business.exec('alter table public.quotes disable trigger user')
    const round = (value: number) => Math.round(value * 10) / 10
    costs.push({
      quotes: size,
      median: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
    })
  }
  await business.close()
  return costs
}
