import type { PGlite } from '@supabase/lite/pglite'

type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0]

/** The tables of the sample whose days move, by the column that names a row. */
const keys = {
  customers: 'id',
  technicians: 'id',
  technician_absences: 'id',
  quotes: 'id',
  jobs: 'id',
  orders: 'id',
  glass_items: 'id',
  products: 'id',
  stock_orders: 'id',
  service_reports: 'job_id',
  job_issues: 'id',
  notifications: 'id',
} as const
const tables = Object.entries(keys)

/** What is no edit: it follows other records, or the clock. */
const followers = `'{search_text,updated_at}'::text[]`

/** Every row of these tables: its table, key, place in it, and content. */
const rowsOf = (schema: string) =>
  tables
    .map(
      ([table, key]) =>
        `select '${table}' as table_name, t.${key}::text as key,
           row_number() over (order by length(t.${key}::text), t.${key}::text) as place,
           to_jsonb(t) - ${followers} as content
         from ${schema}.${table} t`,
    )
    .join('\nunion all\n')

/** Remembers the sample as it was put in: what differs from this later was changed by a person. */
export async function keepSample(transaction: Transaction): Promise<void> {
  await transaction.exec(`
    drop schema if exists sample cascade;
    create schema sample;
    create table sample.made (on_day date not null);
    insert into sample.made select public.business_today();
    create table sample.kept (
      table_name text, key text, place bigint, content jsonb, primary key (table_name, key)
    );
    insert into sample.kept ${rowsOf('public')};
  `)
}

/** Rows of the sample that nobody has changed. */
const untouched = `
  create temporary table untouched on commit drop as
  select k.table_name, k.key, k.place
  from sample.kept k
  join (${rowsOf('public')}) now on now.table_name = k.table_name and now.key = k.key
  where now.content = k.content;
  create unique index on pg_temp.untouched (table_name, key);`

const isUntouched = (table: keyof typeof keys, key: string) =>
  `exists (select 1 from pg_temp.untouched u where u.table_name = '${table}' and u.key = ${key}::text)`

/** A job moves with all that hangs on it, or stays: somebody worked on a part of it. */
const movingJobs = `
  create temporary table moving_jobs on commit drop as
  select j.id, j.quote_id
  from public.jobs j
  where ${isUntouched('jobs', 'j.id')}
    and (j.quote_id is null or ${isUntouched('quotes', 'j.quote_id')})
    and not exists (select 1 from public.orders o
      where o.job_id = j.id and not ${isUntouched('orders', 'o.id')})
    and not exists (select 1 from public.service_reports r
      where r.job_id = j.id and not ${isUntouched('service_reports', 'r.job_id')})
    and not exists (select 1 from public.job_issues i
      where i.job_id = j.id and not ${isUntouched('job_issues', 'i.id')})
    and not exists (select 1 from public.job_photos p where p.job_id = j.id);
  delete from pg_temp.untouched u
  where (u.table_name = 'jobs' and not exists (select 1 from pg_temp.moving_jobs m where m.id = u.key))
    or (u.table_name = 'quotes' and exists (select 1 from public.jobs j
      where j.quote_id = u.key and not exists (select 1 from pg_temp.moving_jobs m where m.id = j.id)))
    or (u.table_name = 'orders' and exists (select 1 from public.orders o
      where o.id = u.key and o.job_id is not null
        and not exists (select 1 from pg_temp.moving_jobs m where m.id = o.job_id)))
    or (u.table_name = 'service_reports'
      and not exists (select 1 from pg_temp.moving_jobs m where m.id = u.key))
    or (u.table_name = 'job_issues' and exists (select 1 from public.job_issues i
      where i.id::text = u.key
        and not exists (select 1 from pg_temp.moving_jobs m where m.id = i.job_id)));`

/** Gives the rows that are left the days of a sample that is made today. */
const move = `
  do $$
  declare
    moved record;
    days text;
  begin
    for moved in
      select u.table_name, u.key, u.place,
        case u.table_name when 'service_reports' then 'job_id' else 'id' end as key_column
      from pg_temp.untouched u
      left join public.jobs j on u.table_name = 'jobs' and j.id = u.key
      -- All move forward. The latest first, so that none meets one that has not moved yet.
      order by j.scheduled_date desc nulls last
    loop
      select string_agg(format('%I', a.attname), ', ') into days
      from pg_attribute a
      where a.attrelid = format('public.%I', moved.table_name)::regclass and a.attnum > 0
        and a.atttypid in ('date'::regtype, 'timestamptz'::regtype) and a.attgenerated = ''
        and not a.attisdropped;
      -- Somebody has planned a job of their own there: this one stays where it was.
      if moved.table_name = 'jobs' and exists (
        select 1
        from (
          select f.*, row_number() over (order by length(f.id), f.id) as place from pg_temp.jobs f
        ) f
        join public.jobs own on own.technician_id = f.technician_id
          and own.scheduled_date = f.scheduled_date and own.scheduled_time = f.scheduled_time
        where f.place = moved.place and own.status in ('Assigned', 'In Progress')
          and own.deleted_at is null
          and not exists (
            select 1 from pg_temp.untouched u where u.table_name = 'jobs' and u.key = own.id
          )
      ) then
        delete from pg_temp.untouched u where u.table_name = 'jobs' and u.key = moved.key;
        continue;
      end if;
      begin
        execute format(
          'update public.%1$I t set (%2$s) = (
             select %2$s from (
               select f.*, row_number() over (order by length(f.%3$I::text), f.%3$I::text) as place
               from pg_temp.%1$I f
             ) f where f.place = $1
           ) where t.%3$I::text = $2',
          moved.table_name, days, moved.key_column
        ) using moved.place, moved.key;
      exception when unique_violation then
        -- A person's own stands there, such as a day off.
        delete from pg_temp.untouched u where u.table_name = moved.table_name and u.key = moved.key;
      end;
    end loop;
  end
  $$;
  -- Made again by the end of the seed: their days follow their records.
  delete from public.appointments a
  where a.version = 1
    and (exists (select 1 from pg_temp.untouched u where u.table_name = 'quotes' and u.key = a.quote_id)
      or exists (select 1 from pg_temp.untouched u where u.table_name = 'jobs' and u.key = a.job_id))
    and not exists (select 1 from public.messages m where m.appointment_id = a.id)
    and not exists (select 1 from public.appointment_links l where l.appointment_id = a.id);
  update sample.kept k set content = now.content
  from (${rowsOf('public')}) now
  where now.table_name = k.table_name and now.key = k.key
    and exists (select 1 from pg_temp.untouched u where u.table_name = k.table_name and u.key = k.key);
  update sample.made m set on_day = public.business_today() where true;`

/**
 * Moves the sample business to today, so that its figures stay what they are: only its own records, and of these
 * only what no person has changed or added to. Does nothing where no sample was put in, or on the same day.
 * @param seed the statements of `supabase/seed.sql`
 * @returns true when it moved
 */
export async function moveSample(database: PGlite, seed: string): Promise<boolean> {
  const { rows } = await database.query<{ kept: boolean }>(
    `select to_regclass('sample.kept') is not null as kept`,
  )
  if (!rows[0]?.kept) return false
  const { rows: late } = await database.query(
    'select 1 from sample.made m where m.on_day <> public.business_today()',
  )
  if (late.length === 0) return false
  const [, head = '', inserts = '', tail = ''] =
    /^(.*?)(insert into public\..*?)(?:select setval.*?\n\n)(.*)$/s.exec(seed) ?? []
  await database.transaction(async (transaction) => {
    for (const table of new Set(
      [...inserts.matchAll(/^insert into public\.(\w+)/gm)].map(([, name]) => name),
    )) {
      await transaction.exec(
        `create temporary table ${table}
           (like public.${table} including defaults including generated including identity)
           on commit drop`,
      )
    }
    await transaction.exec(head + inserts.replaceAll('insert into public.', 'insert into pg_temp.'))
    await transaction.exec(untouched)
    await transaction.exec(movingJobs)
    await transaction.exec(move)
    await transaction.exec(tail)
  })
  return true
}
