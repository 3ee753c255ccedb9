-- The one way a visitor writes to this database.

-- The network address of the web request, or null outside of one. Hosted, `cf-connecting-ip` is set
-- by the gateway, whatever the caller sent; elsewhere the proxy in front sets `x-forwarded-for`.
create function private.request_address() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return nullif(
    btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))),
    ''
  );
end
$$;

-- What the customer is told about a stored quote: QuoteConfirmation in src/domain/quoteSubmission.ts.
-- Nothing personal is in it, since whoever has the idempotency key can ask for it again.
create function private.quote_confirmation(quote_id text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.id,
    'serviceType', q.service_type,
    'position', q.position,
    'glassType', q.glass_type,
    'price', q.price,
    'date', to_char(q.appointment_date, 'YYYY-MM-DD'),
    'timeFrame', q.time_frame,
    'validUntil', to_char(q.valid_until, 'YYYY-MM-DD')
  )
  from public.quotes q
  where q.id = quote_confirmation.quote_id
$$;

-- Refuses a contact or an address that has booked too often lately. Bookings are counted, not
-- attempts: an attempt that is refused leaves nothing behind.
create function private.check_booking_limits(phone_hash text, email_hash text, address_hash text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  rules public.booking_rules;
  since timestamptz;
  subject text;
  by_contact integer;
  by_address integer;
begin
  -- One at a time per subject, or parallel bookings would all see the same count. Always in the
  -- same order, so that two callers never wait for each other.
  for subject in
    select s from unnest(array[phone_hash, email_hash, address_hash]) s where s is not null order by s
  loop
    perform pg_advisory_xact_lock(hashtextextended('quote subject ' || subject, 0));
  end loop;

  select * into rules from public.booking_rules;
  since := public.business_now() - rules.limit_window;

  select greatest(
    count(*) filter (where s.phone_hash = check_booking_limits.phone_hash),
    count(*) filter (where s.email_hash = check_booking_limits.email_hash)
  )
  into by_contact
  from private.quote_submissions s
  where s.created_at > since
    and (s.phone_hash = check_booking_limits.phone_hash
      or s.email_hash = check_booking_limits.email_hash);

  select count(*) into by_address
  from private.quote_submissions s
  where s.created_at > since and s.address_hash = check_booking_limits.address_hash;

  if by_contact >= rules.limit_per_contact or by_address >= rules.limit_per_address then
    raise exception 'rate_limited' using errcode = 'PT429',
      hint = 'Too many quotes in a short time. Please try again in an hour, or call us.';
  end if;
end
$$;

-- Books an appointment and answers its confirmation. A draft is checked and priced here, whatever
-- the browser says. The same idempotency key always gets the same answer and never books twice.
--
-- Errors, with the HTTP status that PostgREST makes of them:
--   PT422 'invalid'       details: JSON array of {field, problem}
--   PT409 'slot_taken'    the time frame has no seat left
--   PT429 'rate_limited'  too many bookings by one contact or address
--   PT403 'refused'       the field that no person sees was filled in
create function public.submit_quote(draft jsonb, idempotency_key uuid, honeypot text default '')
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  fields private.draft_fields;
  problems jsonb;
  stored text;
  caller uuid := public.signed_in_user();
  day date;
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
  day := private.parse_date(fields.appointment_date);

  phone_hash := private.salted_hash('phone ' || private.phone_digits(fields.phone_number));
  email_hash := private.salted_hash('email ' || nullif(lower(fields.email), ''));
  address_hash := private.salted_hash('address ' || private.request_address());
  perform private.check_booking_limits(phone_hash, email_hash, address_hash);

  -- From here on one booking at a time per time frame, so that the count below stays true.
  perform pg_advisory_xact_lock(hashtextextended('seat ' || day || ' ' || fields.time_frame, 0));
  if public.seats_taken(day, fields.time_frame) >= (select r.seats_per_frame from public.booking_rules r) then
    raise exception 'slot_taken' using errcode = 'PT409',
      hint = 'That time has just been taken. Please choose another one.';
  end if;

  insert into public.quotes (
    status, user_id, zip_code, phone_number, vehicle_year, vehicle_make, vehicle_model,
    service_type, position, glass_type, price, appointment_date, time_frame,
    first_name, last_name, email, address, payment_method
  )
  select
    case when caller is null then 'Guest' else 'New' end, caller,
    fields.zip_code, fields.phone_number, fields.vehicle_year, fields.vehicle_make,
    fields.vehicle_model, fields.service_type, fields.position, fields.glass_type, p.price,
    day, fields.time_frame, fields.first_name, fields.last_name, fields.email, fields.address,
    fields.payment_method
  from public.glass_prices p
  where p.glass_type = fields.glass_type
  returning id into stored;

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
grant execute on function public.submit_quote(jsonb, uuid, text) to anon, authenticated;
