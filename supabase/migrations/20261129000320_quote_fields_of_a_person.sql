-- The history, the erasure and the export of a customer read which fields of a quote there are.

-- Writes history. Personal data has one home, its record: a person who asks to be forgotten must
-- not live on in a log. Pictures and signatures are never copied either.
create or replace function private.audit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  silent constant text[] := '{version,updated_at,created_at,search_text,deleted_at}';
  personal constant text[] := '{name,first_name,last_name,email,phone,address,
    location,plate,notes,note,signature,signed_by,image,user_id}'::text[]
    || array(select f.column_name from private.quote_fields f where f.personal);
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  what text := lower(tg_op);
  changed jsonb := '{}';
  caller uuid := auth.uid();
begin
  if tg_op = 'UPDATE' then
    if before ->> 'deleted_at' is null and after ->> 'deleted_at' is not null then
      what := 'delete';
    elsif before ->> 'deleted_at' is not null and after ->> 'deleted_at' is null then
      what := 'restore';
    end if;
    select coalesce(jsonb_object_agg(a.key, case
        when a.key = any (personal) and tg_table_name <> 'glass_items' and tg_table_name <> 'products'
          then null
        else jsonb_build_object('from', before -> a.key, 'to', a.value)
      end), '{}')
    into changed
    from jsonb_each(after) a
    where a.key <> all (silent) and a.value is distinct from before -> a.key;
    if changed = '{}' and what = 'update' then
      return null;
    end if;
  end if;
  insert into public.audit_log (table_name, record_id, action, actor, actor_name, changes)
  values (
    tg_table_name,
    coalesce(after ->> 'id', before ->> 'id', after ->> 'key', before ->> 'key',
      after ->> 'job_id', before ->> 'job_id', '1'),
    what, caller, private.person_name(caller), changed
  );
  return null;
end
$$;

-- Takes the personal data out of quotes that have to stay.
create function private.erase_quotes(ids text[]) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  execute (
    select format(
      'update public.quotes q set user_id = null, %s
       where q.id = any ($1) and (q.user_id is not null or %s)',
      string_agg(format('%I = %L', f.column_name, f.erased), ', '),
      string_agg(format('q.%I <> %L', f.column_name, f.erased), ' or ')
    )
    from private.quote_fields f
    where f.personal
  ) using ids;
end
$$;

-- Erases a customer. What has to be kept stays without a name: which vehicle, what was done, by whom,
-- when, for how much. Answers whether the account went: none, deleted or unlinked.
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

-- A quote as the customer's own export tells it.
create function private.quote_facts(quote public.quotes, belongs_by text) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_object_agg(e.key, e.value order by e.place)
  from (
    values
      (-3, 'id', to_jsonb(quote.id)),
      (-2, 'belongs_by', to_jsonb(belongs_by)),
      (-1, 'status', to_jsonb(quote.status)),
      (10001, 'price', to_jsonb(quote.price)),
      (10002, 'quoted_on', to_jsonb(quote.quoted_on)),
      (10003, 'valid_until', to_jsonb(quote.valid_until)),
      (10004, 'made_at', to_jsonb(quote.created_at)),
      (10005, 'deleted_at', to_jsonb(quote.deleted_at))
    union all
    select f.place, f.told_as, to_jsonb(quote) -> f.column_name
    from private.quote_fields f
  ) e (place, key, value)
$$;

-- Everything that the business holds about a customer, for them to read: days and instants as ISO 8601,
-- money in dollars. Pictures are listed; hashes and secrets are not in it, nor who of the staff did what.
-- json, not jsonb: its keys stay in an order in which a person reads them.
create or replace function public.export_customer(customer_id text) returns json
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
      select coalesce(
        json_agg(private.quote_facts(q, o.matched_by) order by q.created_at, q.id), '[]'
      )
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
