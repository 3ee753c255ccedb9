-- What is asked of a million quotes and jobs finds its rows by an index: the pages and counts of lists, the search
-- of the header, what is held of a customer. tests/hosted/largeTables.test.ts reads the plans.

-- A row that others refer to is deleted, or its key looked up, by these. An index with a condition does not do:
-- the check of a foreign key asks for all rows.
create index orders_by_job on public.orders (job_id);
create index job_issues_of_job on public.job_issues (job_id);
create index job_issues_by_resolver on public.job_issues (resolved_by);
create index job_photos_by_issue on public.job_photos (issue_id);
create index service_reports_by_glass on public.service_reports (glass_item_id);
create index stock_orders_of_glass on public.stock_orders (glass_item_id);
create index stock_orders_of_product on public.stock_orders (product_id);
create index stock_orders_by_person on public.stock_orders (ordered_by);
create index maintenance_windows_by_person on public.maintenance_windows (created_by);
create index backups_by_person on public.backups (made_by);
create index quote_submissions_by_quote on private.quote_submissions (quote_id);
create index device_actions_by_job on private.device_actions (job_id);
create index device_actions_by_person on private.device_actions (user_id);

-- What is held of a customer, and what goes with them.
create index quotes_by_email on public.quotes (lower(email)) where email <> '';
create index quotes_by_phone on public.quotes (private.phone_digits(phone_number));
create index notifications_by_subject on public.notifications (subject_id);
create index audit_log_by_actor on public.audit_log (actor);

-- The counts of the tabs, also under one filter, are read from an index alone.
create index quotes_count on public.quotes (status) where deleted_at is null;
create index quotes_count_by_service on public.quotes (service_type, status) where deleted_at is null;
create index quotes_count_by_glass on public.quotes (glass_type, status) where deleted_at is null;
create index quotes_count_by_payment on public.quotes (payment_method, status) where deleted_at is null;
create index quotes_count_by_appointment on public.quotes (appointment_date, status)
  where deleted_at is null;
create index quotes_count_by_day on public.quotes (quoted_on, status) where deleted_at is null;
create index jobs_count on public.jobs (status) where deleted_at is null;
create index jobs_count_by_service on public.jobs (service_type, status) where deleted_at is null;
create index jobs_count_by_technician on public.jobs (technician_id, status) where deleted_at is null;
create index jobs_count_by_priority on public.jobs (priority, status) where deleted_at is null;
create index jobs_count_by_frame on public.jobs (scheduled_time, status) where deleted_at is null;
create index jobs_count_by_payment on public.jobs (payment_method, status) where deleted_at is null;
create index jobs_count_by_day on public.jobs (scheduled_date, status) where deleted_at is null;
create index orders_count_by_payment on public.orders (payment_status, status) where deleted_at is null;
create index orders_count_by_day on public.orders (order_date, status) where deleted_at is null;
create index orders_count_by_technician on public.orders (technician_id, status) where deleted_at is null;
-- They do the same and more.
drop index public.jobs_by_priority;

-- The orders in which lists can be sorted.
create index quotes_by_amount on public.quotes (price, id) where deleted_at is null;
create index quotes_by_customer on public.quotes (btrim(first_name || ' ' || last_name), id)
  where deleted_at is null;
create index quotes_by_appointment on public.quotes (appointment_date, id) where deleted_at is null;
create index quotes_by_validity on public.quotes (valid_until, id) where deleted_at is null;
create index quotes_by_status_and_id on public.quotes (status, id) where deleted_at is null;
create index quotes_open on public.quotes (valid_until) where status <> 'Scheduled' and deleted_at is null;
create index jobs_by_amount on public.jobs (amount, id) where deleted_at is null;
create index jobs_by_status_and_id on public.jobs (status, id) where deleted_at is null;
create index jobs_by_urgency on public.jobs (array_position(array['Low', 'Medium', 'High'], priority), id)
  where deleted_at is null;
create index orders_by_number on public.orders (length(id), id) where deleted_at is null;
create index orders_by_status_and_id on public.orders (status, id) where deleted_at is null;
create index orders_by_delivery on public.orders (delivery_date, id) where deleted_at is null;
create index customers_by_status_and_id on public.customers (status, id) where deleted_at is null;
create index customers_newest on public.customers (created_at desc) where deleted_at is null;

-- A technician's jobs, by the millions of all.
create index jobs_done_by_technician on public.jobs (technician_id)
  where status = 'Completed' and deleted_at is null;
create index jobs_of_now on public.jobs (technician_id, scheduled_date desc)
  where status = 'In Progress' and deleted_at is null;

-- The quotes of a customer, and by what: the job that came of it, the account, the e-mail address, the
-- phone number. A quote belongs to one customer, the one that it would be converted for. A phone can be
-- a household's: where name and e-mail address are others, it says nothing (`unsure`).
create or replace function private.quotes_of_customer(customer_id text)
returns table (quote_id text, matched_by text)
language sql stable security definer
set search_path = ''
as $$
  -- Materialized: looked up once, not for every quote there is.
  with c as materialized (
    select k.id, k.name, k.email, private.phone_digits(k.phone) as phone,
      private.account_of_customer(k.id) as account
    from public.customers k
    where k.id = quotes_of_customer.customer_id
  ),
  -- Whatever could be theirs, each by its own index; what is theirs of it is decided below.
  candidates as (
    select j.quote_id as id from public.jobs j
    where j.customer_id = quotes_of_customer.customer_id and j.quote_id is not null
    union
    select q.id from c join public.quotes q on q.user_id = c.account
    union
    select q.id from c join public.quotes q on lower(q.email) = lower(c.email) and q.email <> ''
    union
    select q.id from c join public.quotes q on private.phone_digits(q.phone_number) = c.phone
  )
  select q.id, case
    when j.id is not null then 'job'
    when q.user_id = c.account then 'account'
    when q.email <> '' and lower(q.email) = lower(c.email) then 'email'
    when q.email = '' or c.email = ''
      or lower(btrim(q.first_name || ' ' || q.last_name)) = lower(c.name) then 'phone'
    else 'unsure'
  end
  from c
  cross join candidates n
  join public.quotes q on q.id = n.id
  left join public.jobs j on j.quote_id = q.id
  where case
    when j.id is not null then j.customer_id = c.id
    when q.user_id = c.account or (q.email <> '' and lower(q.email) = lower(c.email))
      or private.phone_digits(q.phone_number) = c.phone
      then coalesce(private.customer_of_quote(q), c.id) = c.id
    else false
  end
$$;

-- The jobs and orders of a customer, each with the day until which it has to be kept. A job and its
-- invoice are one record.
create or replace function private.kept_records(customer_id text)
returns table (kind text, id text, kept_until date)
language sql stable security definer
set search_path = ''
as $$
  with
  invoices as (
    select o.id, o.job_id, o.customer_id,
      greatest(o.order_date, (o.paid_at at time zone 'America/Los_Angeles')::date) as day
    from public.orders o
    where o.id in (
      select theirs.id from public.orders theirs
      where theirs.customer_id = kept_records.customer_id
      union
      select of_job.id from public.jobs j join public.orders of_job on of_job.job_id = j.id
      where j.customer_id = kept_records.customer_id
    )
  ),
  work as (
    select j.id, greatest(
      coalesce((j.completed_at at time zone 'America/Los_Angeles')::date, j.scheduled_date),
      (select max(i.day) from invoices i where i.job_id = j.id)
    ) as day
    from public.jobs j
    where j.customer_id = kept_records.customer_id
  )
  select r.kind, r.id, (r.day + make_interval(years => private.repair_record_years()))::date
  from (
    select 'jobs' as kind, w.id, w.day from work w
    union all
    select 'orders', i.id, coalesce((select w.day from work w where w.id = i.job_id), i.day)
    from invoices i
    where i.customer_id = kept_records.customer_id
  ) r
$$;

create or replace function private.search_hits(list text, query text, title text, detail text, newest text)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  hits jsonb;
begin
  -- An id that was typed in full comes first. It is looked up by itself: sorted among the others, all that
  -- match would have to be read before the five newest are known.
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', h.id, ''title'', h.title, ''detail'', h.detail)
       order by h.place), ''[]'')
     from (
       select r.id, %2$s as title, %3$s as detail, i.place
       from (
         select f.id, row_number() over (order by f.place, f.newest desc) as place
         from (
           select v.id, 0 as place, %6$s as newest from private.%1$I v where v.id = upper(%5$L)
           union all
           (select v.id, 1, %6$s from private.%1$I v
            where %4$s and v.id <> upper(%5$L)
            order by %6$s desc limit 5)
         ) f
         limit 5
       ) i
       join private.%1$I r on r.id = i.id
     ) h',
    list, title, detail, private.search_condition('v', query), btrim(query), newest
  ) into hits;
  return hits;
end
$$;
