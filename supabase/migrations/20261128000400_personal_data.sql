-- What the business holds about a customer: handed out when they ask for it, and erased when they ask
-- for that, as far as the law lets it go.

alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check
  check (action in ('insert', 'update', 'delete', 'restore', 'export', 'erase'));

-- How long the record of a repair has to be kept: its work order, what was done to which vehicle, and
-- the invoice (16 CCR 3358). Nothing else knows the number.
create function private.repair_record_years() returns integer
language sql immutable
set search_path = ''
as $$
  select 3
$$;

-- Who has been erased. Nothing but numbers is in it: so that a backup does not bring them back, and that
-- what had to stay goes when its time has come.
create table private.erasures (
  customer_id text primary key,
  -- After a restore another record could have the number.
  customer_made_at timestamptz not null,
  erased_at timestamptz not null,
  -- What was theirs by an account that is gone.
  quotes text[] not null default '{}',
  account uuid,
  -- The day from which something of what stayed can go as well; null when nothing stayed.
  due_on date
);
alter table private.erasures enable row level security;

-- The account of a customer: the one they are tied to, else the one with their confirmed address.
create function private.account_of_customer(customer_id text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select coalesce(c.user_id, (
    select u.id
    from auth.users u
    where c.email <> '' and lower(u.email) = lower(c.email) and u.email_confirmed_at is not null
      and not exists (select 1 from public.customers other where other.user_id = u.id)
    limit 1
  ))
  from public.customers c
  where c.id = account_of_customer.customer_id
$$;

-- An account with which somebody works here is not erased with the customer they were.
create function private.is_customers_account(account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.profiles p where p.id = account and p.role = 'customer')
    and not exists (select 1 from public.technicians t where t.user_id = account)
$$;

-- The quotes of a customer, and by what: the job that came of it, the account, the e-mail address, the
-- phone number. A quote belongs to one customer, the one that it would be converted for. A phone can be
-- a household's: where name and e-mail address are others, it says nothing (`unsure`).
create function private.quotes_of_customer(customer_id text)
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
  cross join public.quotes q
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
create function private.kept_records(customer_id text)
returns table (kind text, id text, kept_until date)
language sql stable security definer
set search_path = ''
as $$
  with
  invoices as (
    select o.id, o.job_id, o.customer_id,
      greatest(o.order_date, (o.paid_at at time zone 'America/Los_Angeles')::date) as day
    from public.orders o
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

-- A history without what somebody typed: of the fields named here the values say nothing about a person.
create function private.impersonal_changes(changes jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.key, case
    when c.key = any ('{status,priority,amount,price,service_type,position,glass_type,payment_method,
      payment_status,scheduled_date,scheduled_time,appointment_date,time_frame,quoted_on,valid_until,
      order_date,delivery_date,paid_at,confirmed_at,started_at,completed_at,taken_at,resolved_at,
      customer_id,quote_id,job_id,technician_id,glass_item_id,cure_minutes,kind,cannot_complete,
      join_date}'::text[])
    then c.value
  end), '{}')
  from jsonb_each(changes) c
$$;

-- Deletes an account with its profile and sessions. False where the database's owner may not: then it
-- is deleted in the dashboard.
create function private.delete_account(account uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.users u where u.id = account;
  return found;
exception when insufficient_privilege then
  return false;
end
$$;

-- Erases a customer. What has to be kept stays without a name: which vehicle, what was done, by whom,
-- when, for how much. Answers whether the account went: none, deleted or unlinked.
create function private.erase_records(customer_id text) returns text
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
  update public.quotes q
  set user_id = null, zip_code = '', phone_number = '', first_name = 'Erased', last_name = 'customer',
    email = '', address = blank
  where q.id = any (theirs)
    and (q.user_id::text, q.zip_code, q.phone_number, q.first_name, q.last_name, q.email, q.address)
      is distinct from (null, '', '', 'Erased', 'customer', '', blank);

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

-- Erases those again who have been erased before and of whom there is something to erase.
create function private.erase_again(only_due boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  erased text;
begin
  for erased in
    select e.customer_id
    from private.erasures e
    join public.customers c on c.id = e.customer_id and c.created_at = e.customer_made_at
    where not only_due or e.due_on <= public.business_today()
    order by e.customer_id
  loop
    perform private.erase_records(erased);
  end loop;
end
$$;

create function private.note_in_history(customer_id text, action text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.audit_log (table_name, record_id, action, actor, actor_name)
  values ('customers', customer_id, action, auth.uid(), private.person_name(auth.uid()))
$$;

-- The open jobs of a customer: while there is work to do, somebody has to know where.
create function private.open_jobs_of(customer_id text) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select array(
    select j.id from public.jobs j
    where j.customer_id = open_jobs_of.customer_id and j.status not in ('Completed', 'Cancelled')
      and j.deleted_at is null
    order by j.scheduled_date, j.id limit 10
  )
$$;

-- What erasing a customer would do: ErasurePlan in src/domain/personalData.ts.
create function public.erasure_plan(customer_id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  today constant date := public.business_today();
  account uuid;
begin
  perform private.require_admin();
  if not exists (select 1 from public.customers c where c.id = erasure_plan.customer_id) then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  account := private.account_of_customer(erasure_plan.customer_id);
  return (
    with
    records as (select * from private.kept_records(erasure_plan.customer_id)),
    quotes as (select * from private.quotes_of_customer(erasure_plan.customer_id))
    select jsonb_build_object(
      'kept_years', private.repair_record_years(),
      'erased_at', (
        select e.erased_at from private.erasures e where e.customer_id = erasure_plan.customer_id
      ),
      'open_jobs', private.open_jobs_of(erasure_plan.customer_id),
      'kept', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'until', r.kept_until)
          order by r.kind, r.kept_until, r.id), '[]')
        from records r where r.kept_until > today
      ),
      'over', (
        select coalesce(jsonb_agg(r.id order by r.kind, r.id), '[]')
        from records r where r.kept_until <= today
      ),
      'quotes', (
        select coalesce(jsonb_agg(jsonb_build_object('id', q.quote_id, 'matched_by', q.matched_by)
          order by q.quote_id), '[]')
        from quotes q where q.matched_by not in ('job', 'unsure')
      ),
      'unsure', (
        select coalesce(jsonb_agg(q.quote_id order by q.quote_id), '[]')
        from quotes q where q.matched_by = 'unsure'
      ),
      'photos', (
        select count(*) from public.job_photos p
        where p.job_id in (select r.id from records r where r.kind = 'jobs')
      ),
      'account', case
        when account is null then 'none'
        when private.is_customers_account(account) then 'deleted'
        else 'unlinked'
      end,
      'last_backup_at', (select max(b.made_at) from public.backups b)
    )
  );
end
$$;
grant execute on function public.erasure_plan(text) to authenticated;

-- Erases the personal data of a customer, for good; a second time changes nothing more. Answers what
-- became of the account (none, deleted, unlinked) and what had to stay. Refused while a job is open:
-- PT409 in_use (details: which).
create function public.erase_customer(customer_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  customer public.customers;
  needed_by text[];
  account text := 'none';
begin
  perform private.require_admin();
  -- First the quotes, as convert_quote does, then what makes customers of them.
  perform 1 from public.quotes q
  where q.id in (select o.quote_id from private.quotes_of_customer(erase_customer.customer_id) o)
  order by q.id for update;
  perform pg_advisory_xact_lock(hashtextextended('customers by contact', 0));
  select * into customer from public.customers c
  where c.id = erase_customer.customer_id for update;
  if customer.id is null and not exists (
    select 1 from private.erasures e where e.customer_id = erase_customer.customer_id
  ) then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  if customer.id is not null then
    perform 1 from public.jobs j where j.customer_id = customer.id order by j.id for update;
    needed_by := private.open_jobs_of(customer.id);
    if cardinality(needed_by) > 0 then
      perform private.refuse('PT409', 'in_use', jsonb_build_object('needed_by', needed_by)::text,
        'This cannot be erased while other work needs it.');
    end if;
    insert into private.erasures as e (customer_id, customer_made_at, erased_at)
    values (customer.id, customer.created_at, public.business_now())
    on conflict on constraint erasures_pkey
      do update set customer_made_at = excluded.customer_made_at, erased_at = excluded.erased_at,
        quotes = case when e.customer_made_at = excluded.customer_made_at then e.quotes else '{}' end,
        account = case when e.customer_made_at = excluded.customer_made_at then e.account end;
    account := private.erase_records(customer.id);
    perform private.note_in_history(customer.id, 'erase');
  end if;
  perform private.erase_again(only_due => true);
  return jsonb_build_object(
    'account', account,
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'until', k.kept_until)
        order by k.kind, k.kept_until, k.id), '[]')
      from private.kept_records(erase_customer.customer_id) k
    )
  );
end
$$;
grant execute on function public.erase_customer(text) to authenticated;

-- Everything that the business holds about a customer, for them to read: days and instants as ISO 8601,
-- money in dollars. Pictures are listed; hashes and secrets are not in it, nor who of the staff did what.
-- json, not jsonb: its keys stay in an order in which a person reads them.
create function public.export_customer(customer_id text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  customer public.customers;
  account uuid;
begin
  perform private.require_admin();
  select * into customer from public.customers c where c.id = export_customer.customer_id;
  if customer.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  account := private.account_of_customer(customer.id);
  perform private.note_in_history(customer.id, 'export');
  return json_build_object(
    'format', 'sunline-personal-data',
    'version', 1,
    'made_at', public.business_now(),
    'currency', 'USD',
    'customer', json_build_object(
      'id', customer.id, 'name', customer.name, 'email', customer.email, 'phone', customer.phone,
      'address', customer.address, 'status', customer.status, 'joined_on', customer.join_date,
      'notes', customer.notes, 'made_at', customer.created_at, 'changed_at', customer.updated_at,
      'deleted_at', customer.deleted_at
    ),
    'account', (
      select json_build_object(
        'email', u.email, 'first_name', p.first_name, 'last_name', p.last_name,
        'made_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'last_seen_at', s.last_seen
      )
      from auth.users u
      left join public.profiles p on p.id = u.id
      left join public.presence s on s.user_id = u.id
      where u.id = account
    ),
    'vehicles', (
      select coalesce(json_agg(json_build_object(
        'year', v.vehicle_year, 'make', v.vehicle_make, 'model', v.vehicle_model, 'plate', v.plate
      ) order by v.vehicle_year, v.vehicle_make, v.vehicle_model, v.plate), '[]')
      from (
        select j.vehicle_year, j.vehicle_make, j.vehicle_model, j.plate
        from public.jobs j where j.customer_id = customer.id
        union
        select q.vehicle_year, q.vehicle_make, q.vehicle_model, ''
        from public.quotes q
        join private.quotes_of_customer(customer.id) o on o.quote_id = q.id
        where o.matched_by not in ('job', 'unsure')
      ) v
    ),
    'quotes', (
      select coalesce(json_agg(json_build_object(
        'id', q.id, 'belongs_by', o.matched_by, 'status', q.status, 'first_name', q.first_name,
        'last_name', q.last_name, 'email', q.email, 'phone', q.phone_number, 'address', q.address,
        'zip_code', q.zip_code, 'vehicle_year', q.vehicle_year, 'vehicle_make', q.vehicle_make,
        'vehicle_model', q.vehicle_model, 'service', q.service_type, 'position', q.position,
        'glass', q.glass_type, 'price', q.price, 'payment_method', q.payment_method,
        'appointment_on', q.appointment_date, 'time_frame', q.time_frame, 'quoted_on', q.quoted_on,
        'valid_until', q.valid_until, 'made_at', q.created_at, 'deleted_at', q.deleted_at
      ) order by q.created_at, q.id), '[]')
      from public.quotes q
      join private.quotes_of_customer(customer.id) o on o.quote_id = q.id
      where o.matched_by <> 'unsure'
    ),
    'jobs', (
      select coalesce(json_agg(json_build_object(
        'id', j.id, 'quote_id', j.quote_id, 'status', j.status, 'scheduled_on', j.scheduled_date,
        'time_frame', j.scheduled_time, 'address', j.location, 'vehicle_year', j.vehicle_year,
        'vehicle_make', j.vehicle_make, 'vehicle_model', j.vehicle_model, 'plate', j.plate,
        'service', j.service_type, 'position', j.position, 'glass', j.glass_type, 'price', j.amount,
        'payment_method', j.payment_method, 'notes', j.notes, 'cancel_reason', j.cancel_reason,
        'confirmed_at', j.confirmed_at, 'started_at', j.started_at, 'completed_at', j.completed_at,
        'made_at', j.created_at, 'deleted_at', j.deleted_at,
        'report', (
          select json_build_object(
            'work_done', r.work_done, 'part_number', r.part_number, 'cure_minutes', r.cure_minutes,
            'signed_by', r.signed_by, 'has_signature', r.signature <> '', 'made_at', r.taken_at
          )
          from public.service_reports r where r.job_id = j.id
        ),
        'issues', (
          select coalesce(json_agg(json_build_object(
            'kind', i.kind, 'note', i.note, 'reported_at', i.taken_at, 'resolved_at', i.resolved_at
          ) order by i.id), '[]')
          from public.job_issues i where i.job_id = j.id
        ),
        'photos', (
          select coalesce(json_agg(json_build_object(
            'id', p.id, 'taken_at', p.taken_at, 'type', substring(p.image from 'data:(image/[a-z]+)'),
            'bytes', char_length(rtrim(split_part(p.image, ',', 2), '=')) * 3 / 4
          ) order by p.id), '[]')
          from public.job_photos p where p.job_id = j.id
        )
      ) order by j.scheduled_date, j.id), '[]')
      from public.jobs j where j.customer_id = customer.id
    ),
    'orders', (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'job_id', o.job_id, 'status', o.status, 'payment_status', o.payment_status,
        'ordered_on', o.order_date, 'delivery_on', o.delivery_date, 'paid_at', o.paid_at,
        'items', (
          select coalesce(json_agg(json_build_object(
            'description', i.description, 'quantity', i.quantity, 'unit_price', i.unit_price
          ) order by i.place), '[]')
          from public.order_items i where i.order_id = o.id
        ),
        'total', (
          select coalesce(sum(i.quantity * i.unit_price), 0)
          from public.order_items i where i.order_id = o.id
        ),
        'notes', o.notes, 'made_at', o.created_at, 'deleted_at', o.deleted_at
      ) order by o.order_date, o.id), '[]')
      from public.orders o where o.customer_id = customer.id
    )
  );
end
$$;
grant execute on function public.export_customer(text) to authenticated;

-- A backup from before brings back whom it holds. Those who have been erased since are erased again.
alter function public.restore_backup(jsonb) set schema private;
revoke execute on function private.restore_backup(jsonb) from authenticated;

create function public.restore_backup(backup jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.restore_backup(backup);
  perform private.erase_again(only_due => false);
end
$$;
grant execute on function public.restore_backup(jsonb) to authenticated;

-- The list says of a customer when they were erased.
create or replace view private.customer_list with (security_invoker = true) as
select
  c.id, c.name, c.email, c.phone, c.address,
  (
    select count(*) from public.jobs j
    where j.customer_id = c.id and j.status <> 'Cancelled' and j.deleted_at is null
  ) as total_jobs,
  (
    select coalesce(sum(i.quantity * i.unit_price), 0)
    from public.orders o
    join public.order_items i on i.order_id = o.id
    where o.customer_id = c.id and o.payment_status = 'paid' and o.deleted_at is null
  ) as total_spent,
  coalesce((
    select to_char(max(j.scheduled_date), 'YYYY-MM-DD') from public.jobs j
    where j.customer_id = c.id and j.status = 'Completed' and j.deleted_at is null
  ), 'Never') as last_service,
  c.status, c.join_date, c.notes, c.created_at, c.updated_at, c.version, c.search_text,
  (
    select e.erased_at from private.erasures e
    where e.customer_id = c.id and e.customer_made_at = c.created_at
  ) as erased_at
from public.customers c
where c.deleted_at is null;
