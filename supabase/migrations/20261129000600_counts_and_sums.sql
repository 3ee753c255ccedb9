-- More of what 20261129000500 began: what a million rows showed.

-- How many rows these answer, for whoever joins with them: else PostgreSQL takes a thousand for granted.
alter function private.quotes_of_customer(text) rows 20;
alter function private.kept_records(text) rows 20;

-- The usual tab of quotes is what has not become a job, a small part of all.
drop index public.quotes_open;
create index quotes_open on public.quotes (valid_until, id)
  where status <> 'Scheduled' and deleted_at is null;
create index quotes_open_by_amount on public.quotes (price, id)
  where status <> 'Scheduled' and deleted_at is null;
create index quotes_open_by_customer on public.quotes (btrim(first_name || ' ' || last_name), id)
  where status <> 'Scheduled' and deleted_at is null;
create index quotes_open_by_appointment on public.quotes (appointment_date, id)
  where status <> 'Scheduled' and deleted_at is null;

-- What the lists of jobs and orders count: their rows, with the columns that can be filtered by.
create view private.job_rows with (security_invoker = true) as
select j.id, j.status, j.service_type, j.technician_id, j.customer_id, j.priority, j.scheduled_date,
  j.scheduled_time, j.payment_method, j.search_text
from public.jobs j
where j.deleted_at is null;

create view private.order_rows with (security_invoker = true) as
select o.id, o.status, o.payment_status, o.order_date, o.delivery_date, o.customer_id, o.technician_id,
  o.job_id, o.search_text
from public.orders o
where o.deleted_at is null;

-- `tab_values`: the values of `tab_column` under the tab that was asked for; null is all of them.
-- `sorts`: what can be sorted by, as {key: [SQL expressions]}; the first key is the usual order.
create or replace function private.list_page(
  list text, query jsonb, tab_column text, tab_values text[], filters text[], sorts jsonb,
  usual_sort text, usually_descending boolean, most integer default 100
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  size integer;
  page bigint;
  skipped bigint;
  taken bigint;
  backwards boolean;
  -- Counted without the joins of the list: with them PostgreSQL would read the rows themselves.
  counted constant text := case list
    when 'job_list' then 'job_rows' when 'order_list' then 'order_rows' else list
  end;
  sort text := coalesce(nullif(query ->> 'sort', ''), usual_sort);
  direction text;
  condition text;
  order_by text;
  counts jsonb;
  total bigint;
  rows jsonb;
begin
  if not sorts ? sort then
    raise exception 'invalid' using errcode = 'PT422',
      detail = jsonb_build_array(jsonb_build_object('field', sort, 'problem', 'not_offered'))::text,
      hint = 'This list cannot be sorted by that.';
  end if;
  direction := case
    when coalesce((query ->> 'descending')::boolean,
      case when query ->> 'sort' is null then usually_descending else false end)
    then 'desc' else 'asc' end;
  size := least(greatest(coalesce((query ->> 'page_size')::numeric, 25), 1), most);
  condition := private.search_condition('v', query ->> 'search')
    || ' and ' || private.filter_condition(query -> 'filters', filters);

  execute format(
    'select coalesce(jsonb_object_agg(c.tab, c.rows), ''{}'')
     from (select v.%I as tab, count(*) as rows from private.%I v where %s group by 1) c',
    tab_column, counted, condition
  ) into counts;
  select coalesce(sum(c.value::bigint), 0) into total
  from jsonb_each_text(counts) c
  where tab_values is null or c.key = any (tab_values);
  page := least(
    greatest(coalesce((query ->> 'page')::numeric, 1), 1),
    greatest(ceil(total::numeric / size), 1)
  );
  if tab_values is not null then
    condition := condition || format(' and v.%I = any (%L)', tab_column, tab_values::text);
  end if;

  -- The page is found by ids alone: rows that are skipped cost no joins and no subqueries. Pages of
  -- the second half are counted from the end, which is nearer.
  skipped := (page - 1) * size;
  taken := greatest(least(size, total - skipped), 0);
  backwards := skipped > total / 2;
  if backwards then
    skipped := total - skipped - taken;
    direction := case direction when 'desc' then 'asc' else 'desc' end;
  end if;
  select string_agg(e.expression || ' ' || direction, ', ') || ', v.id ' || direction
  into order_by
  from jsonb_array_elements_text(sorts -> sort) as e (expression);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r) - ''search_text'' order by p.place %6$s), ''[]'')
     from (
       select i.id, row_number() over () as place
       from (select v.id from private.%1$I v where %2$s order by %3$s limit %4$s offset %5$s) i
     ) p
     join private.%1$I r on r.id = p.id',
    list, condition, order_by, taken, skipped, case when backwards then 'desc' else 'asc' end
  ) into rows;

  return jsonb_build_object(
    'rows', rows, 'total', total, 'page', page, 'page_size', size, 'counts', counts
  );
exception when data_exception then
  raise exception 'invalid' using errcode = 'PT422', detail = '[]',
    hint = 'The list was asked for in a way that makes no sense.';
end
$$;

-- Money received from the beginning of the day `since` to the beginning of the day `until`. PL/pgSQL plans it for
-- these days; a plan for any two days reads all orders.
create or replace function private.money_received(since date, until date) returns numeric
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(sum(i.quantity * i.unit_price), 0)
    from public.orders o
    join public.order_items i on i.order_id = o.id
    where o.deleted_at is null
      and o.payment_status = 'paid'
      and o.paid_at >= private.day_begins(since)
      and o.paid_at < private.day_begins(until)
  );
end
$$;

-- The last twelve weeks, this one included.
create or replace function private.revenue_by_week() returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  this_monday constant date := date_trunc('week', public.business_today()::timestamp)::date;
begin
  return (
    with received as (
      select date_trunc('week', o.paid_at at time zone 'America/Los_Angeles')::date as monday,
        sum(i.quantity * i.unit_price) as revenue
      from public.orders o
      join public.order_items i on i.order_id = o.id
      where o.deleted_at is null
        and o.payment_status = 'paid'
        and o.paid_at >= private.day_begins(this_monday - 77)
        and o.paid_at < private.day_begins(this_monday + 7)
      group by 1
    )
    select jsonb_agg(jsonb_build_object('week', w.monday, 'revenue', coalesce(r.revenue, 0))
      order by w.monday)
    from (
      select this_monday - 7 * n as monday from generate_series(0, 11) n
    ) w
    left join received r on r.monday = w.monday
  );
end
$$;

-- Of an expression nothing is known until it has been looked at.
analyze public.quotes;
analyze public.jobs;

-- Erases a customer, as before; with the locks that 20261129000200 says. Whoever calls this has locked the
-- records.
create or replace function private.erase_records(customer_id text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  nobody constant text := 'Erased customer';
  blank constant text := 'Erased';
  account uuid := private.account_of_customer(erase_records.customer_id);
  account_goes boolean := coalesce(private.is_customers_account(account), false);
  gone_account uuid := (
    select e.account from private.erasures e where e.customer_id = erase_records.customer_id
  );
  theirs constant text[] := array(
    select q.quote_id from private.quotes_of_customer(erase_records.customer_id) q
    where q.matched_by <> 'unsure'
    union
    select unnest(e.quotes) from private.erasures e
    where e.customer_id = erase_records.customer_id
  );
  jobs constant text[] := array(
    select j.id from public.jobs j where j.customer_id = erase_records.customer_id
  );
  orders constant text[] := array(
    select o.id from public.orders o where o.customer_id = erase_records.customer_id
  );
  issues constant text[] := array(
    select i.id::text from public.job_issues i where i.job_id = any (jobs)
  );
  overdue constant text[] := array(
    select k.id from private.kept_records(erase_records.customer_id) k
    where k.kept_until <= public.business_today()
  );
begin
  if account_goes then
    -- Somebody may be giving them a role here.
    perform 1 from public.profiles p where p.id = account for no key update;
    account_goes := private.is_customers_account(account);
  end if;
  perform 1 from public.notifications n
  where n.subject_id = any (jobs || theirs) order by n.id for update;
  delete from private.device_actions d where d.job_id = any (jobs);
  delete from public.job_photos p where p.job_id = any (jobs);
  delete from public.job_issues i where i.job_id = any (jobs);
  delete from public.notifications n where n.subject_id = any (jobs || theirs);

  delete from public.service_reports r where r.job_id = any (jobs) and r.job_id = any (overdue);
  update public.service_reports r set signed_by = '', signature = ''
  where r.job_id = any (jobs) and (r.signed_by, r.signature) <> ('', '');

  delete from public.orders o where o.id = any (orders) and o.id = any (overdue);
  -- Somebody else's order can name a job of this customer.
  update public.orders o set job_id = null where o.job_id = any (jobs) and o.job_id = any (overdue);
  update public.orders o set notes = '' where o.id = any (orders) and o.notes <> '';

  delete from public.jobs j where j.id = any (jobs) and j.id = any (overdue);
  delete from public.quotes q
  where q.id = any (theirs) and not exists (select 1 from public.jobs j where j.quote_id = q.id);
  update private.quote_submissions s set phone_hash = null, email_hash = null, address_hash = null
  where s.quote_id = any (theirs);
  perform private.erase_quotes(theirs);

  if exists (select 1 from public.jobs j where j.customer_id = erase_records.customer_id)
    or exists (select 1 from public.orders o where o.customer_id = erase_records.customer_id) then
    update public.customers c
    set user_id = null, name = nobody, email = '', phone = '', address = '', notes = '',
      status = 'Inactive'
    where c.id = erase_records.customer_id;
  else
    delete from public.customers c where c.id = erase_records.customer_id;
  end if;
  -- After the customer: a job is found by their name as well.
  update public.jobs j
  set location = blank, notes = '', cancel_reason = case when j.cancel_reason is not null then blank end
  where j.id = any (jobs);

  if account_goes then
    gone_account := account;
    account_goes := private.delete_account(account);
  end if;
  -- What they did themselves, also with an account that was deleted before.
  update public.audit_log a set actor = null, actor_name = nobody
  where a.actor = gone_account
    or (a.table_name = 'quotes' and a.record_id = any (theirs) and a.action = 'insert'
      and not exists (select 1 from public.profiles p where p.id = a.actor) and a.actor is not null);
  update public.audit_log a set changes = private.impersonal_changes(a.changes)
  where (a.table_name = 'customers' and a.record_id = erase_records.customer_id)
    or (a.table_name = 'quotes' and a.record_id = any (theirs))
    or (a.table_name in ('jobs', 'service_reports') and a.record_id = any (jobs))
    or (a.table_name = 'orders' and a.record_id = any (orders))
    or (a.table_name = 'profiles' and a.record_id = gone_account::text)
    or (a.table_name = 'job_issues' and a.record_id = any (issues));

  update private.erasures e
  set quotes = theirs, account = gone_account, due_on = (select min(k.kept_until) from private.kept_records(erase_records.customer_id) k)
  where e.customer_id = erase_records.customer_id;
  return case when account is null then 'none' when account_goes then 'deleted' else 'unlinked' end;
end
$$;
