-- Quotes. A visitor's quote is Guest, a signed-in person's New.

create sequence private.quote_numbers;

create table public.quotes (
  id text primary key default private.public_id('Q', nextval('private.quote_numbers')),
  status text not null
    check (status in ('New', 'Contacted', 'Confirmed', 'Guest', 'Scheduled')),
  user_id uuid references auth.users (id) on delete set null,

  zip_code text not null default '' check (char_length(zip_code) <= 200),
  phone_number text not null default '' check (char_length(phone_number) <= 200),
  vehicle_year text not null default '' check (char_length(vehicle_year) <= 200),
  vehicle_make text not null default '' check (char_length(vehicle_make) <= 200),
  vehicle_model text not null default '' check (char_length(vehicle_model) <= 200),

  service_type text not null,
  position text not null,
  glass_type text not null references public.glass_prices (glass_type),
  -- The price at the time: it holds even when the price list changes.
  price numeric(10, 2) not null check (price >= 0),

  appointment_date date not null,
  time_frame text not null references public.time_frames (time_frame),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  email text not null default '' check (char_length(email) <= 254),
  address text not null check (char_length(address) between 1 and 500),
  payment_method text not null default 'card'
    check (payment_method in ('card', 'cash', 'insurance')),

  quoted_on date not null default public.business_today(),
  valid_until date not null generated always as ((quoted_on + interval '1 month')::date) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  foreign key (service_type, position) references public.service_positions (service_type, position)
);

create index quotes_appointment on public.quotes (appointment_date, time_frame);
create index quotes_user on public.quotes (user_id);

alter table public.quotes enable row level security;
grant select on public.quotes to authenticated;

create policy "own quotes are read" on public.quotes
  for select to authenticated
  using (user_id = (select public.signed_in_user()));

create policy "admins read all quotes" on public.quotes
  for select to authenticated
  using ((select public.is_admin()));

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger touch_updated_at before update on public.quotes
  for each row execute function private.touch_updated_at();

-- How a quote came in, apart from the quote: no screen needs it, and it goes away on its own.
create table private.quote_submissions (
  idempotency_key uuid primary key,
  quote_id text not null references public.quotes (id) on delete cascade,
  phone_hash text,
  email_hash text,
  -- Of the network address; forgotten after a day (see submit_quote).
  address_hash text,
  created_at timestamptz not null
);
create index quote_submissions_phone on private.quote_submissions (phone_hash, created_at);
create index quote_submissions_email on private.quote_submissions (email_hash, created_at);
create index quote_submissions_address on private.quote_submissions (address_hash, created_at)
  where address_hash is not null;
alter table private.quote_submissions enable row level security;

-- Seats taken in a time frame of a day. Later migrations replace this when jobs take seats too;
-- everything that counts seats asks here.
create function public.seats_taken(day date, frame text) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.quotes q
  where q.appointment_date = seats_taken.day and q.time_frame = seats_taken.frame
$$;

-- A type of its own, because a function that returns TABLE cannot have an argument and a column
-- that are both called `date`.
create type public.frame_availability as (date date, time_frame text, seats_left integer);

-- The time frames that can be had, from a day on: open, not begun, with a seat left. `days` is
-- clamped to 1 to 62, so that nobody can ask for a year of them.
create function public.available_time_frames(date date, days integer default 1)
returns setof public.frame_availability
language sql stable security definer
set search_path = ''
as $$
  select d.day, f.time_frame, r.seats_per_frame - public.seats_taken(d.day, f.time_frame)
  from public.booking_rules r
  cross join lateral (
    select $1 + n as day
    from generate_series(0, least(greatest(coalesce($2, 1), 1), 62) - 1) n
  ) d
  cross join public.time_frames f
  where d.day between public.business_today() and public.business_today() + r.days_ahead
    and public.frame_is_open(d.day, f.time_frame)
    and not public.frame_has_begun(d.day, f.time_frame)
    and public.seats_taken(d.day, f.time_frame) < r.seats_per_frame
  order by d.day, f.starts
$$;
grant execute on function public.available_time_frames(date, integer) to anon, authenticated;
