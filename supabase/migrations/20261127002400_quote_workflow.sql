-- Quotes: New or Guest → Contacted → Confirmed → Scheduled. The last step makes the job.

-- Takes a seat in a time frame, or refuses with PT409 slot_taken. The lock is the one that
-- submit_quote takes: a visitor and the office never both get the last seat.
create function private.take_seat(day date, frame text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('seat ' || day || ' ' || frame, 0));
  if public.seats_taken(day, frame) >= (select r.seats_per_frame from public.booking_rules r) then
    perform private.refuse('PT409', 'slot_taken', null, 'That time frame is full.');
  end if;
end
$$;

-- Refuses a day or frame that the office cannot plan for; the fields are called as the caller does.
create function private.check_appointment(day date, frame text, day_field text, frame_field text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  problems jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'field', case p.field when 'date' then day_field else frame_field end, 'problem', p.problem
  ))
  into problems
  from private.appointment_problems(coalesce(to_char(day, 'YYYY-MM-DD'), ''), coalesce(frame, '')) p
  -- The office plans as far ahead as it likes.
  where p.problem <> 'too_far_ahead';
  if problems is not null then
    perform private.refuse('PT422', 'invalid', problems::text,
      'Some details are missing or cannot be right.');
  end if;
end
$$;

-- For a record that is brought back: its seat may be somebody else's by now.
create function private.require_seat_of(kind text, id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  day date;
  frame text;
begin
  if kind = 'quotes' then
    select q.appointment_date, q.time_frame into day, frame from public.quotes q
    where q.id = require_seat_of.id and q.status <> 'Scheduled' and q.deleted_at is not null;
  else
    select j.scheduled_date, j.scheduled_time into day, frame from public.jobs j
    where j.id = require_seat_of.id and j.status in ('Scheduled', 'Assigned')
      and j.deleted_at is not null;
  end if;
  if day >= public.business_today() then
    perform private.take_seat(day, frame);
  end if;
end
$$;

-- Locks a quote that is still open, in the version that the caller saw.
create function private.open_quote(id text, version integer) returns public.quotes
language plpgsql
set search_path = ''
as $$
declare
  quote public.quotes;
begin
  select * into quote from public.quotes q
  where q.id = open_quote.id and q.deleted_at is null
  for update;
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

-- Makes a quote (`id` null: status New, today's price unless another is given) or changes an open one.
create function public.save_quote(id text, version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered constant text[] := '{first_name,last_name,email,phone_number,address,zip_code,vehicle_year,
    vehicle_make,vehicle_model,service_type,position,glass_type,price,appointment_date,time_frame,
    payment_method}';
  stored public.quotes;
  wanted public.quotes;
  given jsonb;
  written text;
begin
  perform private.require_admin();
  if save_quote.id is not null then
    stored := private.open_quote(save_quote.id, save_quote.version);
  end if;
  given := private.checked_fields('quotes', fields, offered);
  if given ->> 'price' is null then
    given := given - 'price';
  end if;
  wanted := jsonb_populate_record(stored, given);
  if not given ? 'price' and wanted.glass_type is distinct from stored.glass_type then
    select p.price into wanted.price from public.glass_prices p where p.glass_type = wanted.glass_type;
    if not found then
      perform private.refuse_field('glass_type', 'not_offered');
    end if;
    given := given || jsonb_build_object('price', wanted.price);
  end if;
  if not exists (
    select 1 from public.service_positions s
    where s.service_type = wanted.service_type and s.position = wanted.position
  ) then
    perform private.refuse_field('position', 'not_offered');
  end if;
  if private.phone_digits(coalesce(wanted.phone_number, '')) is null
    and coalesce(wanted.email, '') !~ '\S@\S' then
    perform private.refuse_field('phone_number', 'required');
  end if;
  if (wanted.appointment_date, wanted.time_frame)
    is distinct from (stored.appointment_date, stored.time_frame) then
    perform private.check_appointment(
      wanted.appointment_date, wanted.time_frame, 'appointment_date', 'time_frame'
    );
    perform private.take_seat(wanted.appointment_date, wanted.time_frame);
  end if;
  if save_quote.id is null then
    given := given || '{"status": "New"}';
  end if;
  written := private.write_record(
    'quotes', save_quote.id, save_quote.version, given, offered || array['status']
  );
  return private.record_of('quotes', written);
end
$$;
grant execute on function public.save_quote(text, integer, jsonb) to authenticated;

create function public.set_quote_status(id text, version integer, status text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  quote public.quotes;
begin
  perform private.require_admin();
  quote := private.open_quote(set_quote_status.id, set_quote_status.version);
  if (quote.status, set_quote_status.status) not in (
    ('New', 'Contacted'), ('Guest', 'Contacted'), ('Contacted', 'Confirmed')
  ) then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', quote.status)::text,
      'A quote goes from New or Guest to Contacted, to Confirmed, to Scheduled.');
  end if;
  update public.quotes q set status = set_quote_status.status where q.id = quote.id;
  return private.record_of('quotes', quote.id);
end
$$;
grant execute on function public.set_quote_status(text, integer, text) to authenticated;

-- Quotes again, from today: the price holds for another month.
create function public.renew_quote(id text, version integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  quote public.quotes;
begin
  perform private.require_admin();
  quote := private.open_quote(renew_quote.id, renew_quote.version);
  update public.quotes q set quoted_on = public.business_today() where q.id = quote.id;
  return private.record_of('quotes', quote.id);
end
$$;
grant execute on function public.renew_quote(text, integer) to authenticated;

-- The customer that a quote belongs to: the account's, else the one with this phone or e-mail.
create function private.customer_of_quote(quote public.quotes) returns text
language sql stable
set search_path = ''
as $$
  select c.id
  from public.customers c
  where c.deleted_at is null
    and (
      c.user_id = quote.user_id
      or private.phone_digits(c.phone) = private.phone_digits(quote.phone_number)
      or (quote.email <> '' and lower(c.email) = lower(quote.email))
    )
  order by c.user_id is not distinct from quote.user_id and c.user_id is not null desc,
    lower(c.email) = lower(quote.email) and quote.email <> '' desc, c.created_at
  limit 1
$$;

-- Makes a confirmed quote a job, and its customer if they are new. The quote's seat becomes the job's.
-- Answers {job, customer_id, customer_created}. Of two people who convert one quote at the same time,
-- the second is told PT409 already_converted (details: the job).
create function public.convert_quote(id text, version integer) returns jsonb
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

  -- One at a time: two quotes of one new customer must not make two customers.
  perform pg_advisory_xact_lock(hashtextextended('customers by contact', 0));
  customer := private.customer_of_quote(quote);
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
grant execute on function public.convert_quote(text, integer) to authenticated;
