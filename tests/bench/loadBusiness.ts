import type { BusinessDatabase } from '../database/businessDatabase'

/** How many rows to load. */
export type Load = { quotes: number; jobs: number; customers: number; orders: number }

export const fullLoad: Load = { quotes: 100_000, jobs: 100_000, customers: 20_000, orders: 40_000 }

const names = `(array['Maria','James','Aisha','Daniel','Mei','Robert','Elena','Samuel','Priya','Victor'])`
const families = `(array['Delgado','Whitaker','Okafor','Lindqvist','Tanaka','Brennan','Castillo','Novak','Rao','Ferreira','Goldberg'])`
const makes = `(array['Honda Civic','Toyota Camry','Ford F-150','Tesla Model 3','Subaru Outback','BMW 330i','Jeep Wrangler'])`
const frames = `(array['8:00 AM - 10:00 AM','10:00 AM - 12:00 PM','12:00 PM - 2:00 PM','2:00 PM - 4:00 PM','4:00 PM - 6:00 PM'])`
const phone = (n: string) =>
  `'(' || 200 + ${n} % 700 || ') 555-' || lpad((${n} * 7 % 10000)::text, 4, '0')`

/**
 * Fills an empty business with many years of work. Triggers are off, so that the search text is
 * written here as they would write it.
 */
export async function loadBusiness(
  business: Pick<BusinessDatabase, 'exec' | 'rows'>,
  load: Load,
): Promise<void> {
  const tables = ['customers', 'quotes', 'jobs', 'orders', 'order_items']
  for (const table of tables) {
    await business.exec(`alter table public.${table} disable trigger user`)
  }
  for (const table of ['customers', 'quotes', 'jobs', 'orders']) {
    await business.exec(`drop index if exists public.${table}_search`)
  }
  await business.exec(`
    -- The keys of a million rows are right as they are written here, and looking each up takes longer than all the rest.
    set session_replication_role = replica;
    insert into public.technicians (name, email)
    select 'Technician ' || n, 'technician' || n || '@example.com' from generate_series(1, 12) n;

    insert into public.customers (id, name, email, phone, address, status, join_date, search_text)
    select x.id, x.name, x.email, x.phone, x.address,
      case when n % 10 = 0 then 'VIP' when n % 17 = 0 then 'Inactive' else 'Active' end,
      date '2026-11-01' - n % 1500,
      private.search_text(x.id, x.name, x.email, x.phone, private.phone_digits(x.phone), x.address)
    from (
      select n, private.public_id('C', n) as id,
        ${names}[1 + n % 10] || ' ' || ${families}[1 + n % 11] || ' ' || n as name,
        'person' || n || '@example.com' as email, ${phone('n')} as phone,
        n || ' Palm Street, Los Angeles, CA 90012' as address
      from generate_series(1, ${load.customers}) n
    ) x;

    insert into public.quotes (id, status, zip_code, phone_number, vehicle_year, vehicle_make,
      vehicle_model, service_type, position, glass_type, price, appointment_date, time_frame,
      first_name, last_name, email, address, quoted_on, created_at, search_text)
    select x.id, case when n % 20 < 17 then 'Scheduled'
        else (array['New','Contacted','Confirmed','Guest'])[1 + n % 4] end,
      '90012', x.phone, x.year, split_part(x.car, ' ', 1), split_part(x.car, ' ', 2),
      'door-glass', 'front-left', 'oem', 299, x.day, ${frames}[1 + n % 5],
      x.first_name, x.last_name, x.email, x.address, x.day - 5,
      (x.day - 5)::timestamp at time zone 'America/Los_Angeles' + n % 86400 * interval '1 second',
      private.search_text(x.id, x.first_name, x.last_name, x.email, x.phone,
        private.phone_digits(x.phone), x.year, x.car, x.address)
    from (
      select n, private.public_id('Q', n) as id, ${phone('n')} as phone,
        (2005 + n % 20)::text as year, ${makes}[1 + n % 7] as car,
        ${names}[1 + n % 10] as first_name, ${families}[1 + n % 11] || ' ' || n % 20000 as last_name,
        'visitor' || n || '@example.com' as email,
        n % 20000 || ' Palm Street, Los Angeles, CA 90012' as address,
        date '2026-11-20' - (${load.quotes} - n) / 60 as day
      from generate_series(1, ${load.quotes}) n
    ) x;

    insert into public.jobs (id, customer_id, technician_id, service_type, position, glass_type,
      vehicle_year, vehicle_make, vehicle_model, location, scheduled_date, scheduled_time, status,
      priority, amount, cancel_reason, completed_at, search_text)
    select x.id, c.id, case when x.status in ('Scheduled', 'Cancelled') then null
        else private.public_id('TECH', 1 + n % 12) end,
      'windshield', 'main', 'oem', x.year, split_part(x.car, ' ', 1), split_part(x.car, ' ', 2),
      c.address, x.day, ${frames}[1 + n % 5], x.status,
      (array['High','Medium','Low'])[1 + n % 3], 299,
      case x.status when 'Cancelled' then 'Sold the car' end,
      case x.status when 'Completed' then x.day::timestamptz end,
      private.search_text(x.id, x.year, x.car, c.address, c.name, c.email, c.phone,
        private.phone_digits(c.phone))
    from (
      select n, private.public_id('J', n) as id, (2005 + n % 20)::text as year,
        ${makes}[1 + n % 7] as car,
        case when n % 25 = 0 then 'Cancelled' when n > ${load.jobs} - 400 then 'Scheduled'
          else 'Completed' end as status,
        date '2026-12-10' - (${load.jobs} - n) / 60 as day
      from generate_series(1, ${load.jobs}) n
    ) x
    join public.customers c on c.id = private.public_id('C', 1 + n * 7 % ${load.customers});

    insert into public.orders (id, customer_id, job_id, status, payment_status, order_date, paid_at,
      search_text)
    select x.id, j.customer_id, j.id, 'completed', 'paid', j.scheduled_date,
      j.scheduled_date::timestamptz, x.id || ' ' || j.search_text
    from (
      select n, private.public_id('ORD', n) as id, private.public_id('J', n) as job
      from generate_series(1, ${load.orders}) n
    ) x
    join public.jobs j on j.id = x.job;

    insert into public.order_items (order_id, place, description, unit_price)
    select o.id, 1, 'Windshield Replacement', 299 from public.orders o;
    select private.make_missing_appointments();
    set session_replication_role = origin;
  `)
  for (const table of ['customers', 'quotes', 'jobs', 'orders']) {
    await business.rows('select private.index_search_text($1)', [table])
  }
  for (const table of tables) {
    await business.exec(`alter table public.${table} enable trigger user`)
  }
  await business.exec('analyze')
}
