-- One order in which everybody takes locks, so that nobody waits for somebody who waits for them:
--
--   1. what is locked by name: the key of a form or an action, the roles, "customers by contact"
--   2. customer, quote, job (several of one kind by their id), then the seat of a time frame
--   3. technician, order, glass or product, stock order, notification
--
-- Rows are locked with FOR NO KEY UPDATE. FOR UPDATE also stops those who only refer to the row: a report
-- of a job, an order of a customer. Whoever adds work to a customer or technician locks them first, so that
-- they are not deleted meanwhile; whoever adds an order to a job locks the job.

-- The customer, who must still be there; null when they are not.
create function private.lock_customer(id text) returns text
language sql
set search_path = ''
as $$
  select c.id from public.customers c
  where c.id = lock_customer.id and c.deleted_at is null
  for no key update
$$;

-- Everything of a customer that is changed when they are erased.
create function private.lock_records_of_customer(customer_id text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.customers c
  where c.id = lock_records_of_customer.customer_id for no key update;
  perform 1 from public.quotes q
  where q.id in (
    select o.quote_id from private.quotes_of_customer(lock_records_of_customer.customer_id) o
  )
  order by q.id for no key update;
  perform 1 from public.jobs j
  where j.customer_id = lock_records_of_customer.customer_id order by j.id for no key update;
  perform 1 from public.orders o
  where o.customer_id = lock_records_of_customer.customer_id
    or o.job_id in (
      select j.id from public.jobs j where j.customer_id = lock_records_of_customer.customer_id
    )
  order by o.id for no key update;
end
$$;

create or replace function public.set_role(user_id uuid, role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One at a time: of two who demote each other the second is no super administrator any more.
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  if not public.is_super_admin() then
    raise exception 'Roles are changed by a super administrator' using errcode = '42501';
  end if;
  if set_role.user_id = auth.uid() then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  if set_role.role is null
    or set_role.role not in ('super_admin', 'admin', 'technician', 'customer') then
    raise exception 'invalid' using errcode = 'PT422', hint = 'There is no such role.';
  end if;
  update public.profiles p set role = set_role.role where p.id = set_role.user_id;
  if not found then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such person.';
  end if;
end
$$;

-- Writes a record and answers its id, as before; only the lock is another.
create or replace function private.write_record(
  table_name text, id text, version integer, fields jsonb, offered text[]
) returns text
language plpgsql
set search_path = ''
as $$
declare
  checked jsonb := private.checked_fields(table_name, fields, offered);
  columns text;
  stored_version integer;
  written text;
  broken text;
begin
  select string_agg(format('%I', k), ', ') into columns from jsonb_object_keys(checked) k;
  if id is not null then
    execute format(
      'select t.version from public.%I t where t.id = $1 and t.deleted_at is null for no key update', table_name
    ) into stored_version using id;
    if stored_version is null then
      perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
    end if;
    if stored_version is distinct from version then
      perform private.refuse(
        'PT409', 'stale', jsonb_build_object('version', stored_version)::text,
        'Somebody else has changed this in the meantime.'
      );
    end if;
    if columns is null then
      return id;
    end if;
  end if;
  begin
    if id is null then
      execute format(
        'insert into public.%1$I (%2$s)
         select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id',
        table_name, coalesce(columns, 'id')
      ) into written using checked;
    else
      execute format(
        'update public.%1$I t
         set (%2$s) = (select %3$s from jsonb_populate_record(t, $1) r)
         where t.id = $2 returning t.id',
        table_name, columns,
        (select string_agg(format('r.%I', k), ', ') from jsonb_object_keys(checked) k)
      ) into written using checked, id;
    end if;
  exception
    when check_violation or foreign_key_violation then
      get stacked diagnostics broken = constraint_name;
      raise exception 'invalid' using errcode = 'PT422',
        detail = private.field_problem(table_name, broken, checked)::text,
        hint = 'Some details are missing or cannot be right.';
    when not_null_violation then
      get stacked diagnostics broken = column_name;
      raise exception 'invalid' using errcode = 'PT422',
        detail = jsonb_build_array(jsonb_build_object('field', broken, 'problem', 'required'))::text,
        hint = 'Some details are missing or cannot be right.';
    when unique_violation then
      get stacked diagnostics broken = constraint_name;
      raise exception 'duplicate' using errcode = 'PT409',
        detail = jsonb_build_object('field', regexp_replace(broken, '^' || table_name || '_', ''))::text,
        hint = 'There is one like this already.';
  end;
  return written;
end
$$;

create or replace function public.delete_record(kind text, id text, version integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  stored_version integer;
  needed_by text[];
begin
  perform private.require_admin();
  perform private.require_kind(kind);
  execute format(
    'select t.version from public.%I t where t.id = $1 and t.deleted_at is null for no key update', kind
  ) into stored_version using id;
  if stored_version is null then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  if stored_version is distinct from version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored_version)::text,
      'Somebody else has changed this in the meantime.');
  end if;
  needed_by := case kind
    when 'technicians' then array(
      select j.id from public.jobs j
      where j.technician_id = delete_record.id and j.status in ('Assigned', 'In Progress')
        and j.deleted_at is null
      order by j.scheduled_date, j.id limit 10
    )
    when 'customers' then array(
      select j.id from public.jobs j
      where j.customer_id = delete_record.id and j.status not in ('Completed', 'Cancelled')
        and j.deleted_at is null
      order by j.scheduled_date, j.id limit 10
    )
    when 'jobs' then array(
      select j.id from public.jobs j where j.id = delete_record.id and j.status = 'In Progress'
    )
    when 'quotes' then array(select j.id from public.jobs j where j.quote_id = delete_record.id)
    when 'glass_items' then array(
      select s.id::text from public.stock_orders s
      where s.glass_item_id = delete_record.id and s.status = 'ordered'
    )
    when 'products' then array(
      select s.id::text from public.stock_orders s
      where s.product_id = delete_record.id and s.status = 'ordered'
    )
    else '{}'
  end;
  if cardinality(needed_by) > 0 then
    perform private.refuse('PT409', 'in_use', jsonb_build_object('needed_by', needed_by)::text,
      'This cannot be deleted while other work needs it.');
  end if;
  execute format('update public.%I t set deleted_at = now() where t.id = $1', kind) using id;
end
$$;

-- A job is brought back only for a customer who is there. A technician who is gone does not get it back:
-- somebody has to be found.
create function private.bring_back_what_a_job_needs(job_id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j
  where j.id = bring_back_what_a_job_needs.job_id and j.deleted_at is not null
    and j.status not in ('Completed', 'Cancelled');
  if job.id is null then
    return;
  end if;
  if private.lock_customer(job.customer_id) is null then
    perform private.refuse('PT409', 'wrong_state', '{"status": "deleted"}',
      'The customer of this job is deleted. Bring them back first.');
  end if;
  perform 1 from public.jobs j where j.id = job.id for no key update;
  perform 1 from public.technicians t
  where t.id = job.technician_id and t.deleted_at is null for no key update;
  if not found then
    update public.jobs j
    set technician_id = null, status = 'Scheduled', confirmed_at = null, started_at = null
    where j.id = job.id and j.technician_id is not null;
  end if;
end
$$;

-- Brings a deleted record back. What has taken its place meanwhile is told as PT409.
create or replace function public.restore_record(kind text, id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  brought integer;
begin
  perform private.require_admin();
  perform private.require_kind(kind);
  if kind = 'jobs' then
    perform private.bring_back_what_a_job_needs(id);
  elsif kind = 'orders' then
    -- Its job may be about to get an order of its own.
    perform 1 from public.jobs j
    where j.id = (select o.job_id from public.orders o where o.id = restore_record.id)
    for no key update;
  end if;
  if kind = 'quotes' or kind = 'jobs' then
    execute format('select 1 from public.%I t where t.id = $1 for no key update', kind) using id;
    perform private.require_seat_of(kind, id);
  end if;
  begin
    execute format(
      'update public.%I t set deleted_at = null where t.id = $1 and t.deleted_at is not null', kind
    ) using id;
    get diagnostics brought = row_count;
  exception when unique_violation then
    perform private.refuse('PT409', 'duplicate', null, 'Another record has taken its place.');
  end;
  if brought = 0 then
    perform private.refuse('PT404', 'not_found', null, 'There is nothing to bring back.');
  end if;
  return private.record_of(kind, id);
end
$$;

create or replace function private.open_quote(id text, version integer) returns public.quotes
language plpgsql
set search_path = ''
as $$
declare
  quote public.quotes;
begin
  select * into quote from public.quotes q
  where q.id = open_quote.id and q.deleted_at is null
  for no key update;
  if quote.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This quote is gone.');
  end if;
  if quote.status = 'Scheduled' then
    perform private.refuse('PT409', 'already_converted', jsonb_build_object(
      'job_id', (select j.id from public.jobs j where j.quote_id = quote.id)
    )::text, 'This quote has already become a job.');
  end if;
  if quote.version is distinct from open_quote.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', quote.version)::text,
      'Somebody else has changed this quote in the meantime.');
  end if;
  return quote;
end
$$;

-- Makes a confirmed quote a job, and its customer if they are new. The quote's seat becomes the job's.
-- Answers {job, customer_id, customer_created}. Of two people who convert one quote at the same time,
-- the second is told PT409 already_converted (details: the job).
create or replace function public.convert_quote(id text, version integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  quote public.quotes;
  customer text;
  created boolean := false;
  job text;
begin
  perform private.require_admin();
  -- One at a time: two quotes of one new customer must not make two customers.
  perform pg_advisory_xact_lock(hashtextextended('customers by contact', 0));
  -- The customer comes before the quote. They are looked for again once the quote is locked: only then can
  -- nobody change it, and whoever is found then is locked too.
  select * into quote from public.quotes q where q.id = convert_quote.id;
  perform private.lock_customer(private.customer_of_quote(quote));
  quote := private.open_quote(convert_quote.id, convert_quote.version);
  if quote.status <> 'Confirmed' then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', quote.status)::text,
      'Confirm the quote with the customer first.');
  end if;
  if quote.valid_until < public.business_today() then
    perform private.refuse('PT409', 'quote_expired',
      jsonb_build_object('valid_until', quote.valid_until)::text,
      'The price of this quote no longer holds. Renew the quote first.');
  end if;
  if public.frame_has_begun(quote.appointment_date, quote.time_frame) then
    perform private.refuse('PT409', 'appointment_passed',
      jsonb_build_object('appointment_date', quote.appointment_date)::text,
      'The appointment has passed. Choose another one first.');
  end if;

  -- Null also when they have been deleted since the quote was read.
  customer := private.lock_customer(private.customer_of_quote(quote));
  -- An account has one record. A deleted one gives it up.
  update public.customers c set user_id = null
  where c.user_id = quote.user_id and c.deleted_at is not null;
  if customer is null then
    insert into public.customers (name, email, phone, address, user_id)
    values (
      btrim(quote.first_name || ' ' || quote.last_name), quote.email, quote.phone_number,
      quote.address, quote.user_id
    )
    returning customers.id into customer;
    created := true;
  else
    -- A phone number proves nothing: an account is tied to a known customer by its confirmed
    -- address only. Otherwise anybody could see a stranger's jobs by giving their number.
    update public.customers c set user_id = quote.user_id
    from auth.users u
    where c.id = customer and c.user_id is null and u.id = quote.user_id
      and u.email_confirmed_at is not null and lower(u.email) = lower(c.email);
  end if;

  insert into public.jobs (
    customer_id, quote_id, service_type, position, glass_type, vehicle_year, vehicle_make,
    vehicle_model, location, scheduled_date, scheduled_time, amount, payment_method
  )
  values (
    customer, quote.id, quote.service_type, quote.position, quote.glass_type, quote.vehicle_year,
    quote.vehicle_make, quote.vehicle_model, quote.address, quote.appointment_date, quote.time_frame,
    quote.price, quote.payment_method
  )
  returning jobs.id into job;
  update public.quotes q set status = 'Scheduled' where q.id = quote.id;

  return jsonb_build_object(
    'job', private.record_of('jobs', job), 'customer_id', customer, 'customer_created', created
  );
end
$$;

create or replace function private.open_job(id text, version integer, among text[]) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j
  where j.id = open_job.id and j.deleted_at is null
  for no key update;
  if job.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This job is gone.');
  end if;
  if job.version is distinct from open_job.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', job.version)::text,
      'Somebody else has changed this job in the meantime.');
  end if;
  if job.status <> all (among) then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
      'The job is not in a state in which this can be done.');
  end if;
  return job;
end
$$;

-- Locks a technician who can be given work.
create or replace function private.require_free_technician(technician text) returns void
language plpgsql
set search_path = ''
as $$
declare
  duty text;
begin
  select t.duty_status into duty from public.technicians t
  where t.id = technician and t.deleted_at is null
  for no key update;
  if duty is null then
    perform private.refuse_field('technician_id', 'not_offered');
  end if;
  if duty = 'off-duty' then
    perform private.refuse('PT409', 'technician_off_duty', null, 'This technician is off duty.');
  end if;
end
$$;

-- Schedules a new job (`id` null) or changes the details of one that is not over. Day, time frame and
-- technician of an existing one are changed by moving it.
create or replace function public.save_job(id text, version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  details constant text[] := '{service_type,position,glass_type,vehicle_year,vehicle_make,
    vehicle_model,plate,location,priority,amount,payment_method,notes}';
  given jsonb;
  stored public.jobs;
  wanted public.jobs;
  technician text;
  written text;
begin
  perform private.require_admin();
  if save_job.id is not null then
    stored := private.open_job(save_job.id, save_job.version, '{Scheduled,Assigned,In Progress}');
    given := private.checked_fields('jobs', fields, details);
  else
    given := private.checked_fields('jobs', fields, details
      || '{customer_id,scheduled_date,scheduled_time,technician_id}'::text[]);
  end if;
  if given ->> 'amount' is null then
    given := given - 'amount';
  end if;
  wanted := jsonb_populate_record(stored, given);
  if not given ? 'amount' and wanted.amount is null then
    given := given || jsonb_build_object(
      'amount', (select p.price from public.glass_prices p where p.glass_type = wanted.glass_type)
    );
  end if;
  if not exists (
    select 1 from public.service_positions s
    where s.service_type = wanted.service_type and s.position = wanted.position
  ) then
    perform private.refuse_field('position', 'not_offered');
  end if;
  if save_job.id is not null then
    written := private.write_record('jobs', save_job.id, save_job.version, given, details);
    return private.record_of('jobs', written);
  end if;

  if private.lock_customer(wanted.customer_id) is null then
    perform private.refuse_field('customer_id', 'required');
  end if;
  perform private.check_appointment(
    wanted.scheduled_date, wanted.scheduled_time, 'scheduled_date', 'scheduled_time'
  );
  perform private.take_seat(wanted.scheduled_date, wanted.scheduled_time);
  technician := nullif(given ->> 'technician_id', '');
  written := private.write_record(
    'jobs', null, null, given - 'technician_id',
    details || '{customer_id,scheduled_date,scheduled_time}'::text[]
  );
  if technician is not null then
    select * into stored from public.jobs j where j.id = written;
    perform private.place_job(stored, stored.scheduled_date, stored.scheduled_time, technician);
  end if;
  return private.record_of('jobs', written);
end
$$;

create or replace function private.my_open_job(id text) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j
  where j.id = my_open_job.id and j.deleted_at is null
    and j.technician_id = private.my_technician_id()
  for no key update;
  if job.id is null then
    perform private.refuse('PT409', 'reassigned', null, 'This job is not yours any more.');
  elsif job.status = 'Cancelled' then
    perform private.refuse('PT409', 'cancelled',
      jsonb_build_object('reason', job.cancel_reason)::text, 'This job was cancelled.');
  elsif job.status = 'Completed' then
    perform private.refuse('PT409', 'already_completed', null, 'This job is completed already.');
  end if;
  return job;
end
$$;

create or replace function private.take_part(part_number text) returns text
language plpgsql
set search_path = ''
as $$
declare
  part public.glass_items;
begin
  if part_number = '' then
    return null;
  end if;
  select * into part from public.glass_items g
  where lower(g.part_number) = lower(take_part.part_number) and g.deleted_at is null
  for no key update;
  if part.id is null then
    perform private.refuse_field('part_number', 'not_offered');
  end if;
  if part.in_stock < 1 then
    perform private.refuse('PT409', 'not_enough_stock',
      jsonb_build_object('part_number', part.part_number)::text,
      'None of this part is left in stock.');
  end if;
  update public.glass_items g set in_stock = g.in_stock - 1 where g.id = part.id;
  return part.id;
end
$$;

-- "Mark Job as Complete". completion: {work_done, part_number, cure_minutes, photos, signature,
-- signed_by}. Takes the part from the stock, keeps the report, ends the job and charges it.
create or replace function public.complete_job(
  job_id text, completion jsonb, idempotency_key uuid, taken_at timestamptz
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  answer jsonb;
  job public.jobs;
  at timestamptz;
  given jsonb;
  report public.service_reports;
  broken text;
begin
  answer := private.answer_of_action(complete_job.idempotency_key, 'complete', complete_job.job_id);
  if answer is not null then
    return answer;
  end if;
  job := private.my_open_job(complete_job.job_id);
  if job.status <> 'In Progress' then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
      'Start the job before you complete it.');
  end if;
  at := private.acted_at(complete_job.taken_at, job);
  given := private.checked_fields(
    'service_reports', completion - 'photos',
    '{work_done,part_number,cure_minutes,signature,signed_by}'
  );
  report := jsonb_populate_record(null::public.service_reports, given);
  if private.is_blank(coalesce(report.work_done, '')) then
    perform private.refuse_field('work_done', 'required');
  end if;
  if report.cure_minutes is null then
    perform private.refuse_field('cure_minutes', 'required');
  end if;
  report.part_number := coalesce(report.part_number, '');
  -- The order before the stock.
  perform private.finish_job(job, at);
  report.glass_item_id := private.take_part(report.part_number);
  begin
    insert into public.service_reports (
      job_id, technician_id, work_done, part_number, glass_item_id, cure_minutes, signed_by,
      signature, taken_at
    )
    values (
      job.id, job.technician_id, report.work_done, report.part_number, report.glass_item_id,
      report.cure_minutes, coalesce(report.signed_by, ''), coalesce(report.signature, ''), at
    );
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    perform private.refuse('PT422', 'invalid',
      private.field_problem('service_reports', broken, given)::text,
      'Some details are missing or cannot be right.');
  end;
  perform private.add_photos(job, null, completion -> 'photos', at);
  return private.remember_action(complete_job.idempotency_key, 'complete', job.id, at);
end
$$;

-- Makes an order (`id` null) or changes one. With a job, customer, technician and lines that are not
-- given are taken from it. The lines of a paid order stay as they were paid.
create or replace function private.save_order(id text, version integer, fields jsonb, items jsonb default null)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered constant text[] := '{customer_id,job_id,technician_id,status,delivery_date,notes}';
  given jsonb;
  stored public.orders;
  job public.jobs;
  lines jsonb := items;
  written text;
begin
  perform private.require_admin();
  given := private.checked_fields('orders', fields, offered);
  if save_order.id is null then
    perform private.lock_customer(coalesce(given ->> 'customer_id', (
      select j.customer_id from public.jobs j where j.id = given ->> 'job_id'
    )));
    select * into job from public.jobs j
    where j.id = given ->> 'job_id' and j.deleted_at is null for no key update;
    if given ->> 'job_id' is not null and job.id is null then
      perform private.refuse_field('job_id', 'not_offered');
    end if;
    if job.id is not null then
      given := jsonb_build_object('customer_id', job.customer_id, 'technician_id', job.technician_id,
        'delivery_date', greatest(job.scheduled_date, public.business_today()))
        || jsonb_strip_nulls(given);
      lines := coalesce(nullif(lines, '[]'), jsonb_build_array(jsonb_build_object(
        'description', private.service_label(job.service_type), 'unit_price', job.amount
      )));
    end if;
    if not exists (
      select 1 from public.customers c where c.id = given ->> 'customer_id' and c.deleted_at is null
    ) then
      perform private.refuse_field('customer_id', 'required');
    end if;
  else
    perform private.lock_customer(given ->> 'customer_id');
    perform 1 from public.jobs j where j.id = given ->> 'job_id' for no key update;
    select * into stored from public.orders o
    where o.id = save_order.id and o.deleted_at is null for no key update;
    if private.order_rank(given ->> 'status') < private.order_rank(stored.status) then
      perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', stored.status)::text,
        'An order only moves forward.');
    end if;
    if lines is not null and stored.payment_status = 'paid' then
      perform private.refuse('PT409', 'already_paid', null, 'This order has been paid.');
    end if;
  end if;
  -- Checked before anything is written, but for the version, which write_record knows about.
  if save_order.id is null or lines is not null then
    perform private.checked_items(lines);
  end if;
  written := private.write_record('orders', save_order.id, save_order.version, given, offered);
  if lines is not null then
    delete from public.order_items i where i.order_id = written;
    insert into public.order_items (order_id, place, description, quantity, unit_price)
    select written, c.place, c.description, c.quantity, c.unit_price
    from private.checked_items(lines) c;
    -- Lines are part of the order: whoever saves it next must have seen them.
    if save_order.id is not null then
      update public.orders o set version = o.version + 1, updated_at = now()
      where o.id = written and o.version = save_order.version;
    end if;
  end if;
  return private.record_of('orders', written);
end
$$;

create or replace function public.set_payment(id text, version integer, payment_status text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.orders;
begin
  perform private.require_admin();
  select * into stored from public.orders o
  where o.id = set_payment.id and o.deleted_at is null for no key update;
  if stored.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This order is gone.');
  end if;
  if stored.payment_status = 'paid' then
    perform private.refuse('PT409', 'already_paid', null, 'This order has been paid.');
  end if;
  if stored.version is distinct from set_payment.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored.version)::text,
      'Somebody else has changed this order in the meantime.');
  end if;
  if set_payment.payment_status is null
    or set_payment.payment_status not in ('paid', 'pending', 'failed') then
    perform private.refuse_field('payment_status', 'not_offered');
  end if;
  update public.orders o
  set payment_status = set_payment.payment_status,
    paid_at = case set_payment.payment_status when 'paid' then public.business_now() end
  where o.id = stored.id;
  return private.record_of('orders', stored.id);
end
$$;

-- Orders units of a glass item or a product from its supplier. Answers the stock order's id.
create or replace function private.reorder(kind text, id text, quantity integer) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  supplier text;
  made bigint;
begin
  perform private.require_admin();
  if quantity is null or quantity not between 1 and 10000 then
    perform private.refuse_field('quantity', 'invalid');
  end if;
  case kind
    when 'glass_items' then
      select g.supplier into supplier from public.glass_items g
      where g.id = reorder.id and g.deleted_at is null for no key update;
    when 'products' then
      select p.supplier into supplier from public.products p
      where p.id = reorder.id and p.deleted_at is null for no key update;
    else
      perform private.require_kind(null);
  end case;
  if supplier is null then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  insert into public.stock_orders (glass_item_id, product_id, quantity, supplier, ordered_by)
  values (
    case kind when 'glass_items' then reorder.id end, case kind when 'products' then reorder.id end,
    reorder.quantity, supplier, auth.uid()
  )
  returning stock_orders.id into made;
  return made;
end
$$;

create or replace function private.open_stock_order(id bigint) returns public.stock_orders
language plpgsql
set search_path = ''
as $$
declare
  found_order public.stock_orders;
begin
  select * into found_order from public.stock_orders s where s.id = open_stock_order.id for no key update;
  if found_order.id is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such stock order.');
  end if;
  if found_order.status <> 'ordered' then
    perform private.refuse('PT409', 'wrong_state',
      jsonb_build_object('status', found_order.status)::text,
      'This stock order has been dealt with already.');
  end if;
  return found_order;
end
$$;

-- The goods have come: the stock rises by what was ordered, once.
create or replace function public.receive_stock(id bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  goods public.stock_orders;
begin
  perform private.require_admin();
  -- The goods before what was ordered of them.
  select * into goods from public.stock_orders s where s.id = receive_stock.id;
  perform 1 from public.glass_items g where g.id = goods.glass_item_id for no key update;
  perform 1 from public.products p where p.id = goods.product_id for no key update;
  goods := private.open_stock_order(receive_stock.id);
  update public.stock_orders s
  set status = 'received', received_at = public.business_now() where s.id = goods.id;
  update public.glass_items g set in_stock = g.in_stock + goods.quantity
  where g.id = goods.glass_item_id;
  update public.products p set in_stock = p.in_stock + goods.quantity where p.id = goods.product_id;
  return private.record_of(
    case when goods.product_id is null then 'glass_items' else 'products' end,
    coalesce(goods.glass_item_id, goods.product_id)
  );
end
$$;

create or replace function public.save_settings(changes jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  problems jsonb;
  stale jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' then
    perform private.refuse_field('changes', 'required');
  end if;
  perform 1 from public.settings s
  where s.key in (select c ->> 'key' from jsonb_array_elements(changes) c)
  order by s.key for no key update;

  select jsonb_agg(jsonb_build_object('field', c ->> 'key', 'problem', case
    when s.key is null then 'not_offered'
    when coalesce(c ->> 'value', '') = '' then 'required'
    else 'invalid' end))
  into problems
  from jsonb_array_elements(changes) c
  left join public.settings s on s.key = c ->> 'key'
  where s.key is null or jsonb_typeof(c -> 'value') is distinct from 'string'
    or not private.setting_fits(s.kind, s.options, private.clean_text(c ->> 'value'));
  if problems is not null then
    perform private.refuse('PT422', 'invalid', problems::text,
      'Some settings cannot have this value.');
  end if;

  select jsonb_agg(s.key) into stale
  from jsonb_array_elements(changes) c
  join public.settings s on s.key = c ->> 'key'
  where s.version::text is distinct from c ->> 'version';
  if stale is not null then
    perform private.refuse('PT409', 'stale', jsonb_build_object('keys', stale)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;

  update public.settings s set value = private.clean_text(c ->> 'value')
  from jsonb_array_elements(changes) c
  where s.key = c ->> 'key';
  return public.list_settings();
end
$$;

-- Marks entries as read, all of them when no ids are given.
create or replace function public.mark_notifications_read(ids bigint[] default null) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  insert into public.notification_reads (notification_id, user_id)
  select n.id, auth.uid()
  from (
    -- Held, so that none is erased meanwhile; in one order, so that two who read do not wait for each other.
    select m.id from public.notifications m
    where (ids is null or m.id = any (ids))
      and not exists (
        select 1 from public.notification_reads r
        where r.notification_id = m.id and r.user_id = auth.uid()
      )
    order by m.id
    for key share of m
  ) n
  on conflict do nothing;
end
$$;

-- Erases a customer. What has to be kept stays without a name: which vehicle, what was done, by whom,
-- when, for how much. Answers whether the account went: none, deleted or unlinked. Whoever calls this has
-- locked the records.
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
create or replace function private.erase_again(only_due boolean) returns void
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
    perform private.lock_records_of_customer(erased);
    perform private.erase_records(erased);
  end loop;
end
$$;

-- Erases the personal data of a customer, for good; a second time changes nothing more. Answers what
-- became of the account (none, deleted, unlinked) and what had to stay. Refused while a job is open:
-- PT409 in_use (details: which).
create or replace function public.erase_customer(customer_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  customer public.customers;
  needed_by text[];
  account text := 'none';
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('customers by contact', 0));
  perform private.lock_records_of_customer(erase_customer.customer_id);
  select * into customer from public.customers c where c.id = erase_customer.customer_id;
  if customer.id is null and not exists (
    select 1 from private.erasures e where e.customer_id = erase_customer.customer_id
  ) then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  if customer.id is not null then
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
