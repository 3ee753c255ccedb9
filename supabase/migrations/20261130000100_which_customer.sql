-- Who has the phone or the e-mail address of a known customer may be somebody else: people of one household share
-- them. Where the name does not settle it the office is asked, once, when the quote becomes a job.

-- Customers with the phone or the e-mail address of a quote. `is_sure`: the name fits too.
create function private.customers_like(quote public.quotes)
returns table (id text, name text, phone text, email text, is_sure boolean)
language sql stable
set search_path = ''
as $$
  select c.id, c.name, c.phone, c.email, private.is_name_of(c.name, quote.first_name, quote.last_name)
  from public.customers c
  where c.deleted_at is null
    and (
      private.phone_digits(c.phone) = private.phone_digits(quote.phone_number)
      or (quote.email <> '' and lower(c.email) = lower(quote.email))
    )
  order by c.created_at, c.id
$$;

-- The customer of a quote that becomes a job: the account's, else the one that was chosen, else the only one whose
-- name fits; 'new' when nobody is like them, and null when only a person can tell.
create function private.settled_customer(quote public.quotes, chosen text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    (
      select c.id from public.customers c
      where c.user_id = quote.user_id and c.deleted_at is null
    ),
    chosen,
    (select min(l.id) from private.customers_like(quote) l where l.is_sure having count(*) = 1),
    (select 'new' where not exists (select 1 from private.customers_like(quote)))
  )
$$;

-- Makes a confirmed quote a job, and its customer if they are new. The quote's seat becomes the job's.
-- `customer` is what the office was asked: the id of a customer like the quote's, or 'new'; null asks nobody yet.
-- Answers {job, customer_id, customer_created}. Of two people who convert one quote at the same time,
-- the second is told PT409 already_converted (details: the job). PT409 customer_unsure (details: the customers)
-- when `customer` has to be said.
drop function public.convert_quote(text, integer);
create function public.convert_quote(id text, version integer, customer text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  quote public.quotes;
  settled text;
  known text;
  created boolean := false;
  job text;
begin
  perform private.require_admin();
  -- One at a time: two quotes of one new customer must not make two customers.
  perform pg_advisory_xact_lock(hashtextextended('customers by contact', 0));
  -- The customer comes before the quote. They are looked for again once the quote is locked: only then can
  -- nobody change it, and whoever is found then is locked too.
  select * into quote from public.quotes q where q.id = convert_quote.id;
  perform private.lock_customer(private.settled_customer(quote, convert_quote.customer));
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

  settled := private.settled_customer(quote, convert_quote.customer);
  if settled is null then
    perform private.refuse('PT409', 'customer_unsure', jsonb_build_object('customers', (
      select jsonb_agg(jsonb_build_object(
        'id', l.id, 'name', l.name, 'phone', l.phone, 'email', l.email
      ))
      from private.customers_like(quote) l
    ))::text, 'Somebody else has this phone or e-mail address. Say which customer this is.');
  end if;
  -- Nobody is made the customer of a quote that has nothing of theirs.
  if settled = convert_quote.customer and settled <> 'new' and not exists (
    select 1 from private.customers_like(quote) l where l.id = settled
  ) then
    perform private.refuse_field('customer', 'not_offered');
  end if;
  -- Null also when they have been deleted since the quote was read.
  known := private.lock_customer(settled);
  -- An account has one record. A deleted one gives it up.
  update public.customers c set user_id = null
  where c.user_id = quote.user_id and c.deleted_at is not null;
  if known is null then
    insert into public.customers (name, email, phone, address, user_id)
    values (
      btrim(quote.first_name || ' ' || quote.last_name), quote.email, quote.phone_number,
      quote.address, quote.user_id
    )
    returning customers.id into known;
    created := true;
  else
    -- A phone number proves nothing: an account is tied to a known customer by its confirmed
    -- address only. Otherwise anybody could see a stranger's jobs by giving their number.
    update public.customers c set user_id = quote.user_id
    from auth.users u
    where c.id = known and c.user_id is null and u.id = quote.user_id
      and u.email_confirmed_at is not null and lower(u.email) = lower(c.email);
  end if;

  insert into public.jobs (
    customer_id, quote_id, service_type, position, glass_type, vehicle_year, vehicle_make,
    vehicle_model, location, scheduled_date, scheduled_time, amount, payment_method
  )
  values (
    known, quote.id, quote.service_type, quote.position, quote.glass_type, quote.vehicle_year,
    quote.vehicle_make, quote.vehicle_model, quote.address, quote.appointment_date, quote.time_frame,
    quote.price, quote.payment_method
  )
  returning jobs.id into job;
  update public.quotes q set status = 'Scheduled' where q.id = quote.id;

  return jsonb_build_object(
    'job', private.record_of('jobs', job), 'customer_id', known, 'customer_created', created
  );
end
$$;
grant execute on function public.convert_quote(text, integer, text) to authenticated;
