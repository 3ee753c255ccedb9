-- The fields of a quote, once: what the wizard asks, how a draft names it and where it is stored. The
-- functions below read this table instead of repeating the fields; a new field is a column, a row here
-- and a call of make_quote_list. The table of src/domain/quoteFields.ts says the same, and
-- tests/database/recordFields.test.ts compares them.

create table private.quote_fields (
  -- The order in which problems are listed; a field that comes later can stand between two.
  place numeric primary key,
  -- As a draft and a refusal name it.
  name text not null unique,
  path text[] not null,
  column_name text not null unique,
  -- Longest text; null for what is chosen.
  longest integer,
  needed boolean not null default false,
  -- The value when nothing is given.
  usual text not null default '',
  searchable boolean not null default false,
  -- Personal data: not kept in the history.
  personal boolean not null default false,
  -- What an erasure leaves of it; null leaves the value.
  erased text,
  -- As a customer's own export names it.
  told_as text not null,
  check (personal = (erased is not null))
);
alter table private.quote_fields enable row level security;

insert into private.quote_fields
  (place, name, path, column_name, longest, needed, usual, searchable, personal, erased, told_as)
values
  (1, 'zipCode', '{vehicleInfo,zipCode}', 'zip_code', 200, false, '', false, true, '', 'zip_code'),
  (2, 'phoneNumber', '{vehicleInfo,phoneNumber}', 'phone_number', 200, false, '', true, true, '', 'phone'),
  (3, 'year', '{vehicleInfo,year}', 'vehicle_year', 200, false, '', true, false, null, 'vehicle_year'),
  (4, 'make', '{vehicleInfo,make}', 'vehicle_make', 200, false, '', true, false, null, 'vehicle_make'),
  (5, 'model', '{vehicleInfo,model}', 'vehicle_model', 200, false, '', true, false, null, 'vehicle_model'),
  (6, 'serviceType', '{serviceSelection,serviceType}', 'service_type', null, true, '', false, false, null, 'service'),
  (7, 'position', '{glassPosition,position}', 'position', null, true, '', false, false, null, 'position'),
  (8, 'glassType', '{glassSelection,glassType}', 'glass_type', null, true, '', false, false, null, 'glass'),
  (9, 'date', '{appointmentDetails,date}', 'appointment_date', null, true, '', false, false, null, 'appointment_on'),
  (10, 'timeFrame', '{appointmentDetails,timeFrame}', 'time_frame', null, true, '', false, false, null, 'time_frame'),
  (11, 'firstName', '{appointmentDetails,customerInfo,firstName}', 'first_name', 100, true, '', true, true, 'Erased', 'first_name'),
  (12, 'lastName', '{appointmentDetails,customerInfo,lastName}', 'last_name', 100, false, '', true, true, 'customer', 'last_name'),
  (13, 'email', '{appointmentDetails,customerInfo,email}', 'email', 254, false, '', true, true, '', 'email'),
  (14, 'address', '{appointmentDetails,customerInfo,address}', 'address', 500, true, '', true, true, 'Erased', 'address'),
  (15, 'paymentMethod', '{appointmentDetails,paymentMethod}', 'payment_method', null, false, 'card', false, false, null, 'payment_method');

drop function private.draft_problems(private.draft_fields);
drop function private.read_draft(jsonb);
drop type private.draft_fields;

-- The answers of what a browser claims to be a draft, by column. Nothing in it is trusted: any value may
-- be missing, mistyped, over-long or made up. Null: given, but not as text.
create function private.read_draft(draft jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_object_agg(
    f.column_name,
    case t.given when '' then f.usual else t.given end
  )
  from private.quote_fields f, lateral (select private.draft_text(draft, f.path) as given) t
$$;

-- Everything that is wrong with the answers of a draft, as a JSON array of {field, problem} in the order
-- of the wizard; an empty array when it can be booked. checkQuote in src/domain says the same.
create function private.draft_problems(fields jsonb) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with
  answers as (
    select f.place, f.name, f.longest, f.needed, fields ->> f.column_name as value
    from private.quote_fields f
  ),
  problems as (
    select a.place, a.name, case
      when a.value is null then 'invalid'
      when char_length(a.value) > a.longest then 'too_long'
      when a.needed and private.is_blank(a.value) then 'required'
      when a.name = 'serviceType' and not exists (
        select 1 from public.service_positions s where s.service_type = a.value
      ) then 'not_offered'
      when a.name = 'position' and not exists (
        select 1 from public.service_positions s
        where s.service_type = fields ->> 'service_type' and s.position = a.value
      ) then 'not_offered'
      when a.name = 'glassType' and not exists (
        select 1 from public.glass_prices p where p.glass_type = a.value
      ) then 'not_offered'
      when a.name in ('date', 'timeFrame') then (
        select p.problem
        from private.appointment_problems(fields ->> 'appointment_date', fields ->> 'time_frame') p
        where p.field = a.name
      )
      when a.name = 'email' and a.value <> '' and not private.is_email(a.value) then 'invalid'
      -- A shop needs one way to reach the customer; the step that asks for the e-mail is the last.
      when a.name = 'email' and a.value = '' and fields ->> 'phone_number' is not null
        and private.phone_digits(fields ->> 'phone_number') is null then 'required'
      when a.name = 'paymentMethod' and a.value not in ('card', 'cash', 'insurance')
        then 'not_offered'
    end as problem
    from answers a
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('field', p.name, 'problem', p.problem) order by p.place), '[]'
  )
  from problems p
  where p.problem is not null
$$;

-- Books an appointment and answers its confirmation. A draft is checked and priced here, whatever
-- the browser says. The same idempotency key always gets the same answer and never books twice.
--
-- Errors, with the HTTP status that PostgREST makes of them:
--   PT422 'invalid'       details: JSON array of {field, problem}
--   PT409 'slot_taken'    the time frame has no seat left
--   PT429 'rate_limited'  too many bookings by one contact or address
--   PT403 'refused'       the field that no person sees was filled in
create or replace function public.submit_quote(draft jsonb, idempotency_key uuid, honeypot text default '')
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  fields jsonb;
  problems jsonb;
  stored text;
  caller uuid := public.signed_in_user();
  day date;
  frame text;
  phone_hash text;
  email_hash text;
  address_hash text;
begin
  if btrim(coalesce(honeypot, '')) <> '' then
    raise exception 'refused' using errcode = 'PT403', hint = 'This request was not accepted.';
  end if;
  if idempotency_key is null then
    raise exception 'invalid' using errcode = 'PT422', detail = '[]',
      hint = 'A booking needs an idempotency key.';
  end if;

  -- A second tap waits here until the first has its answer.
  perform pg_advisory_xact_lock(hashtextextended('quote key ' || idempotency_key, 0));
  select s.quote_id into stored
  from private.quote_submissions s
  where s.idempotency_key = submit_quote.idempotency_key;
  if found then
    return private.quote_confirmation(stored);
  end if;

  fields := private.read_draft(draft);
  problems := private.draft_problems(fields);
  if problems <> '[]' then
    raise exception 'invalid' using errcode = 'PT422', detail = problems::text,
      hint = 'Some details are missing or cannot be right.';
  end if;
  frame := fields ->> 'time_frame';
  day := private.parse_date(fields ->> 'appointment_date');

  phone_hash := private.salted_hash('phone ' || private.phone_digits(fields ->> 'phone_number'));
  email_hash := private.salted_hash('email ' || nullif(lower(fields ->> 'email'), ''));
  address_hash := private.salted_hash('address ' || private.request_address());
  perform private.check_booking_limits(phone_hash, email_hash, address_hash);

  -- From here on one booking at a time per time frame, so that the count below stays true.
  perform pg_advisory_xact_lock(hashtextextended('seat ' || day || ' ' || frame, 0));
  if public.seats_taken(day, frame) >= (select r.seats_per_frame from public.booking_rules r) then
    raise exception 'slot_taken' using errcode = 'PT409',
      hint = 'That time has just been taken. Please choose another one.';
  end if;

  execute (
    select format(
      'insert into public.quotes (%1$s) select %1$s from jsonb_populate_record(null::public.quotes, $1)
       returning id',
      'status, user_id, price, ' || string_agg(format('%I', f.column_name), ', ')
    )
    from private.quote_fields f
  )
  into stored
  using fields || jsonb_build_object(
    'status', case when caller is null then 'Guest' else 'New' end,
    'user_id', caller,
    'price', (select p.price from public.glass_prices p where p.glass_type = fields ->> 'glass_type')
  );

  insert into private.quote_submissions
    (idempotency_key, quote_id, phone_hash, email_hash, address_hash, created_at)
  values
    (submit_quote.idempotency_key, stored, phone_hash, email_hash, address_hash, public.business_now());

  -- A network address is only kept as long as the limit can need it. Rows that another booking is
  -- clearing right now are skipped: two of them must not wait for each other.
  update private.quote_submissions s set address_hash = null
  where s.idempotency_key in (
    select old.idempotency_key
    from private.quote_submissions old
    where old.address_hash is not null
      and old.created_at < public.business_now() - interval '1 day'
    for update skip locked
  );

  return private.quote_confirmation(stored);
end
$$;

-- Makes a quote (`id` null: status New, today's price unless another is given) or changes an open one.
create or replace function private.save_quote(id text, version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered constant text[] := array(select f.column_name from private.quote_fields f) || array['price'];
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
    and not private.is_email(coalesce(wanted.email, '')) then
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

-- By what a quote is found. Its owner's rights: whoever writes a quote need not read the table of fields.
create or replace function private.prepare_quote() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.search_text := private.search_text(variadic
    array[new.id, private.phone_digits(new.phone_number)] || array(
      select to_jsonb(new) ->> f.column_name
      from private.quote_fields f where f.searchable order by f.place
    )
  );
  return new;
end
$$;

-- The list of quotes in the words of src/domain, with every field. Call it after a field was added.
create function private.make_quote_list() returns void
language plpgsql
set search_path = ''
as $$
begin
  drop view if exists private.quote_list;
  execute (
    select format(
      $view$
        create view private.quote_list with (security_invoker = true) as
        select
          q.id, q.status, btrim(q.first_name || ' ' || q.last_name) as customer, %s,
          private.vehicle_text(q.vehicle_year, q.vehicle_make, q.vehicle_model) as vehicle,
          q.price as amount, q.quoted_on as date, q.valid_until,
          q.valid_until < (select public.business_today()) and q.status <> 'Scheduled' as expired,
          (select j.id from public.jobs j where j.quote_id = q.id) as job_id,
          q.created_at, q.updated_at, q.version, q.search_text
        from public.quotes q
        where q.deleted_at is null
      $view$,
      string_agg(format('q.%I', f.column_name), ', ' order by f.place)
    )
    from private.quote_fields f
  );
end
$$;
select private.make_quote_list();
