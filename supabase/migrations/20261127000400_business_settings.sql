-- The figures of the business. They are in `src/domain` too, for the
-- screens; a test keeps the two in step. What is stored with a quote comes from here.

create table public.glass_prices (
  glass_type text primary key check (glass_type in ('oem', 'oee', 'aftermarket')),
  price numeric(10, 2) not null check (price > 0)
);
insert into public.glass_prices (glass_type, price)
values ('oem', 299), ('oee', 249), ('aftermarket', 199);

create table public.service_positions (
  service_type text not null,
  position text not null,
  primary key (service_type, position)
);
insert into public.service_positions (service_type, position)
values
  ('windshield', 'main'),
  ('chip-repair', 'main'),
  ('door-glass', 'front-left'),
  ('door-glass', 'front-right'),
  ('door-glass', 'rear-left'),
  ('door-glass', 'rear-right'),
  ('vent-glass', 'front-left-vent'),
  ('vent-glass', 'front-right-vent'),
  ('vent-glass', 'rear-left-vent'),
  ('vent-glass', 'rear-right-vent'),
  ('quarter-glass', 'left-quarter'),
  ('quarter-glass', 'right-quarter'),
  ('back-glass', 'main');

create table public.time_frames (
  time_frame text primary key,
  starts time not null,
  ends time not null check (ends > starts)
);
insert into public.time_frames (time_frame, starts, ends)
values
  ('8:00 AM - 10:00 AM', '08:00', '10:00'),
  ('10:00 AM - 12:00 PM', '10:00', '12:00'),
  ('12:00 PM - 2:00 PM', '12:00', '14:00'),
  ('2:00 PM - 4:00 PM', '14:00', '16:00'),
  ('4:00 PM - 6:00 PM', '16:00', '18:00');

-- weekday 0 is Sunday. A day on which opens = closes is a closed day.
create table public.business_hours (
  weekday smallint primary key check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes >= opens)
);
insert into public.business_hours (weekday, opens, closes)
values
  (0, '09:00', '17:00'),
  (1, '07:00', '19:00'),
  (2, '07:00', '19:00'),
  (3, '07:00', '19:00'),
  (4, '07:00', '19:00'),
  (5, '07:00', '19:00'),
  (6, '08:00', '18:00');

-- One row. Seats are appointments that can be driven to in one time frame; the limits keep a robot
-- from filling the calendar.
create table public.booking_rules (
  id boolean primary key default true check (id),
  seats_per_frame integer not null default 3 check (seats_per_frame >= 0),
  days_ahead integer not null default 30 check (days_ahead between 0 and 365),
  limit_per_contact integer not null default 5 check (limit_per_contact > 0),
  limit_per_address integer not null default 20 check (limit_per_address > 0),
  limit_window interval not null default '1 hour'
);
insert into public.booking_rules default values;

alter table public.glass_prices enable row level security;
alter table public.service_positions enable row level security;
alter table public.time_frames enable row level security;
alter table public.business_hours enable row level security;
alter table public.booking_rules enable row level security;

-- Tests stop the clock by a row that only the database's owner can write; a setting could be set by
-- whoever runs SQL.
create table private.clock (
  id boolean primary key default true check (id),
  stopped_at timestamptz not null
);
alter table private.clock enable row level security;

-- The instant that counts as now.
create function public.business_now() returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select c.stopped_at from private.clock c), now())
$$;

-- Wall clock of the business. All business time is Pacific Time, whatever zone a browser or this
-- server is in.
create function public.business_local_time() returns timestamp
language sql stable security definer
set search_path = ''
as $$
  select public.business_now() at time zone 'America/Los_Angeles'
$$;

create function public.business_today() returns date
language sql stable security definer
set search_path = ''
as $$
  select public.business_local_time()::date
$$;

-- True when the whole time frame lies within the opening hours of that day.
create function public.frame_is_open(day date, frame text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.time_frames f
    join public.business_hours h on h.weekday = extract(dow from frame_is_open.day)
    where f.time_frame = frame_is_open.frame
      and f.starts >= h.opens
      and f.ends <= h.closes
  )
$$;

-- True when the time frame of that day has begun, or is over.
create function public.frame_has_begun(day date, frame text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.time_frames f
    where f.time_frame = frame_has_begun.frame
      and frame_has_begun.day + f.starts <= public.business_local_time()
  )
$$;
