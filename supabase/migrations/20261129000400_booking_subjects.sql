-- Who books too often is known by what they cannot change at will, and what they send is measured before it
-- is worked on.

-- A network address as the booking limit counts it. Whoever has one address of IPv6 has all of its /64; an
-- address of IPv4 that is written as one of IPv6 is the same address. What is none counts as it is written.
create function private.address_subject(address text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  -- Some proxies write a port behind it, and IPv6 in brackets then.
  bare constant text := coalesce(
    substring(address from '^\[([^\]]+)\]'), substring(address from '^(\d+\.\d+\.\d+\.\d+):\d+$'), address
  );
  mapped constant text := substring(lower(bare) from '^::ffff:(\d+\.\d+\.\d+\.\d+)$');
  parsed inet;
begin
  parsed := coalesce(mapped, split_part(bare, '%', 1))::inet;
  return case family(parsed)
    when 6 then network(set_masklen(parsed, 64))::text
    else host(parsed)
  end;
exception when data_exception then
  return left(address, 200);
end
$$;

-- A mailbox as the booking limit counts it: what stands behind a plus, dots and capitals do not make
-- another one. It is never written to, so it need not be an address that works.
create function private.mailbox_subject(email text) returns text
language sql immutable strict
set search_path = ''
as $$
  select replace(split_part(m.parts[1], '+', 1), '.', '') || '@' || m.parts[2]
  from (select regexp_match(lower(email), '^(.*)@([^@]*)$') as parts) m
$$;

-- Text as it is stored: inert (markup, emoji and right-to-left text stay as they are), trimmed, line
-- ends as \n, and without control characters, which nothing can show and which break exports. What is
-- longer than any text may be is not cleaned: it will be refused for its length, and a megabyte of it would
-- be gone through several times first. (Pictures are longer; nothing in them needs cleaning, and their
-- form is checked.)
create or replace function private.clean_text(value text) returns text
language sql immutable strict
set search_path = ''
as $$
  select case when char_length(value) > 5000 then value else btrim(
    regexp_replace(
      replace(replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), E'\t', ' '),
      '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]', '', 'g'
    ),
    E' \n\u00a0\u3000'
  ) end
$$;

-- Every new user is a customer. A `role` in the sign-up's metadata is ignored, and names are cut
-- to size: an over-long name must not make the sign-up fail.
create or replace function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, role, first_name, last_name)
  values (
    new.id,
    'customer',
    nullif(left(private.clean_text(left(new.raw_user_meta_data ->> 'first_name', 1000)), 100), ''),
    nullif(left(private.clean_text(left(new.raw_user_meta_data ->> 'last_name', 1000)), 100), '')
  );
  return new;
end
$$;

create or replace function public.cancel_job(id text, version integer, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
  given text := left(private.clean_text(left(coalesce(reason, ''), 2000)), 500);
begin
  perform private.require_admin();
  job := private.open_job(cancel_job.id, cancel_job.version, '{Scheduled,Assigned,In Progress}');
  if private.is_blank(given) then
    perform private.refuse_field('reason', 'required');
  end if;
  update public.jobs j set status = 'Cancelled', cancel_reason = given where j.id = job.id;
  return private.record_of('jobs', job.id);
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
create or replace function public.submit_quote(draft jsonb, idempotency_key uuid, honeypot text default '')
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  fields jsonb;
  problems jsonb;
  stored text;
  -- Whose session has ended books as a visitor.
  caller uuid := case when private.session_problem() is null then auth.uid() end;
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
  email_hash := private.salted_hash('email ' || private.mailbox_subject(nullif(fields ->> 'email', '')));
  address_hash := private.salted_hash('address ' || private.address_subject(private.request_address()));
  perform private.check_booking_limits(phone_hash, email_hash, address_hash);

  -- From here on one booking at a time per time frame, so that the count below stays true.
  perform pg_advisory_xact_lock(hashtextextended('seat ' || day || ' ' || frame, 0));
  if public.seats_taken(day, frame) >= (select r.seats_per_frame from public.booking_rules r) then
    raise exception 'slot_taken' using errcode = 'PT409',
      hint = 'That time has just been taken. Please choose another one.';
  end if;

  if caller is not null then
    -- Held, so that the account is not deleted meanwhile.
    perform 1 from auth.users u where u.id = caller for key share;
    if not found then
      caller := null;
    end if;
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

-- What `>=` lets through: NaN is greater than every number. A quote that could not become a job (whose amount is
-- 0 to 100,000) is none; a price that cannot have been meant gives way to the price list's.
alter table public.quotes drop constraint quotes_price_check;
update public.quotes q set price = p.price
from public.glass_prices p
where p.glass_type = q.glass_type and not q.price between 0 and 100000;
alter table public.quotes add constraint quotes_price_check check (price between 0 and 100000);

-- The same of days: 'infinity' is later than every day, and no calendar shows it.
alter table public.orders drop constraint orders_delivery_date_check;
update public.orders o set delivery_date = null where not isfinite(o.delivery_date);
alter table public.orders add constraint orders_delivery_date_check
  check (delivery_date >= order_date and isfinite(delivery_date));

-- More than the shelf holds is a number that somebody mistyped, not an error of the database.

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
  begin
    update public.stock_orders s
    set status = 'received', received_at = public.business_now() where s.id = goods.id;
    update public.glass_items g set in_stock = g.in_stock + goods.quantity
    where g.id = goods.glass_item_id;
    update public.products p set in_stock = p.in_stock + goods.quantity where p.id = goods.product_id;
  exception when check_violation then
    perform private.refuse_field('quantity', 'invalid');
  end;
  return private.record_of(
    case when goods.product_id is null then 'glass_items' else 'products' end,
    coalesce(goods.glass_item_id, goods.product_id)
  );
end
$$;
