-- What can be done: one rule for visitors, the office and the board. A visit belongs to a time frame and has to be
-- finished within it, by one technician who has the skill and works then, with the drives between visits. A booking
-- that nobody is assigned to is held by somebody who could do it, so that what is promised can be done: who that is
-- may change silently until somebody is assigned.
--
-- As long as no technician has working hours, the owner's number of seats per time frame decides instead.

-- Business hours of the settings ("8:00 AM - 6:00 PM"), which bound every day; anything else than a range bounds nothing.
create function private.daily_hours(out opens time, out closes time)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  given constant text := (select s.value from public.settings s where s.key = 'business_hours');
begin
  if given like '% - %' then
    opens := split_part(given, ' - ', 1)::time;
    closes := split_part(given, ' - ', 2)::time;
  else
    opens := '00:00';
    closes := '24:00';
  end if;
end
$$;

-- Minutes after midnight.
create function private.minute_of(at time) returns integer
language sql immutable
set search_path = ''
as $$
  select (extract(epoch from at) / 60)::integer
$$;

-- True when the day is no closed day, and the whole time frame lies within its opening hours and the business hours.
create or replace function public.frame_is_open(day date, frame text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.time_frames f
    join public.business_hours h on h.weekday = extract(dow from frame_is_open.day)
    cross join private.daily_hours() b
    where f.time_frame = frame_is_open.frame
      and f.starts >= greatest(h.opens, b.opens)
      and f.ends <= least(h.closes, b.closes)
  ) and not exists (select 1 from public.closed_days c where c.day = frame_is_open.day)
$$;

-- The open time frames from one day to another, in minutes after midnight.
create function private.open_frames(since date, until date)
returns table (day date, frame text, starts integer, ends integer)
language sql stable security definer
set search_path = ''
as $$
  select d.day, f.time_frame, private.minute_of(f.starts), private.minute_of(f.ends)
  from (
    select open_frames.since + n as day from generate_series(0, open_frames.until - open_frames.since) n
  ) d
  cross join private.daily_hours() b
  join public.business_hours h on h.weekday = extract(dow from d.day)
  join public.time_frames f on f.starts >= greatest(h.opens, b.opens) and f.ends <= least(h.closes, b.closes)
  where not exists (select 1 from public.closed_days c where c.day = d.day)
$$;

-- True as soon as a technician has working hours: from then on people decide what can be had.
create function private.is_staffed() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.technician_hours h
    join public.technicians t on t.id = h.technician_id
    where t.deleted_at is null
  )
$$;

-- True when a technician with these specialties can do a service. Who names none does everything.
create function private.has_skill(specialties text[], specialty text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(specialty, '') = '' or cardinality(specialties) = 0 or exists (
    select 1 from unnest(specialties) s where lower(s) = lower(specialty)
  )
$$;

-- When technicians can work in the open time frames. Who has no working hours may be given work whenever the business
-- is open (`counted` is false: no booking relies on them). Of a frame that an absence cuts in two, the first part counts.
create function private.technician_windows(since date, until date, technician text default null)
returns table (
  technician_id text, day date, frame text, frame_starts integer, starts integer, ends integer, counted boolean
)
language sql stable security definer
set search_path = ''
as $$
  with hours as materialized (
    select t.id, h.weekday, private.minute_of(h.starts) as starts, private.minute_of(h.ends) as ends,
      h.weekday is not null as counted
    from public.technicians t
    left join public.technician_hours h on h.technician_id = t.id
    where t.deleted_at is null and t.duty_status <> 'off-duty'
      and (technician_windows.technician is null or t.id = technician_windows.technician)
  ),
  frames as materialized (
    select f.*, extract(dow from f.day)::smallint as weekday
    from private.open_frames(technician_windows.since, technician_windows.until) f
  ),
  away as materialized (
    select a.technician_id, a.day, private.minute_of(a.starts) as starts, private.minute_of(a.ends) as ends
    from public.technician_absences a
    where a.day between technician_windows.since and technician_windows.until
      and (technician_windows.technician is null or a.technician_id = technician_windows.technician)
  ),
  whole as (
    select h.id, f.day, f.frame, f.starts as frame_starts, h.counted,
      greatest(f.starts, h.starts) as starts, least(f.ends, h.ends) as ends
    from hours h
    join frames f on h.weekday is null or h.weekday = f.weekday
  )
  select w.id, w.day, w.frame, w.frame_starts, c.starts, c.ends, w.counted
  from whole w
  left join lateral (
    select
      max(a.ends) filter (where a.starts <= w.starts and a.ends > w.starts) as until,
      min(a.starts) filter (where a.starts > w.starts) as since
    from away a
    where a.technician_id = w.id and a.day = w.day
  ) a on exists (select 1 from away)
  cross join lateral (
    select greatest(w.starts, a.until) as starts, least(w.ends, a.since) as ends
  ) c
  where c.ends > c.starts
$$;

-- Every visit of today and later that has a place in somebody's day, or should have one. Derived from quotes, jobs and
-- the staff: never backed up, made anew after a backup came back.
create table private.planned_visits (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  day date not null,
  frame text not null references public.time_frames (time_frame),
  frame_starts integer not null,
  -- Who is assigned, else who holds it; null: nobody can do it.
  technician_id text references public.technicians (id) on delete cascade,
  -- True when nobody is assigned.
  held boolean not null,
  place bigint generated always as identity,
  service_type text not null,
  minutes integer not null,
  zip text not null,
  latitude double precision,
  longitude double precision,
  -- The earliest it can be, and the latest so that what follows still can, in minutes after midnight.
  starts integer not null default 0,
  ends integer not null default 0,
  latest integer not null default 0,
  -- False when that technician lacks the skill, or cannot finish it in its frame.
  fits boolean not null default false
);
create index planned_visits_of_day on private.planned_visits (day, technician_id);
create index planned_visits_of_technician on private.planned_visits (technician_id, day);
create index planned_visits_of_frame on private.planned_visits (frame);
alter table private.planned_visits enable row level security;

-- Great-circle distance driven at the owner's speed, in minutes; null when a point is unknown.
create function private.drive_time(
  latitude double precision, longitude double precision, to_latitude double precision, to_longitude double precision
) returns integer
language sql stable security definer
set search_path = ''
as $$
  select ceil(
    7917.6 * asin(sqrt(
      sin(radians(to_latitude - latitude) / 2) ^ 2
      + cos(radians(latitude)) * cos(radians(to_latitude)) * sin(radians(to_longitude - longitude) / 2) ^ 2
    )) * 60 / r.drive_mph
  )::integer
  from public.booking_rules r
$$;

-- The least time between the end of one visit and the start of the next, in minutes.
create function private.time_between(
  latitude double precision, longitude double precision, to_latitude double precision, to_longitude double precision
) returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(
    r.visit_gap, private.drive_time($1, $2, $3, $4)
  )
  from public.booking_rules r
$$;

-- Times of the visits of a technician's day: in the order of frames, within a frame what is assigned before what is
-- only held. Call it after anything of that day changed, with the day locked.
create function private.sequence_day(technician text, day date) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  visits record;
  n integer;
  all_starts integer[];
  all_ends integer[];
  all_latest integer[];
  all_fits boolean[];
  between_visits integer[];
  free_at integer;
begin
  select
    array_agg(v.appointment_id order by v.frame_starts, v.held, v.place) as ids,
    array_agg(v.minutes order by v.frame_starts, v.held, v.place) as minutes,
    array_agg(v.latitude order by v.frame_starts, v.held, v.place) as latitudes,
    array_agg(v.longitude order by v.frame_starts, v.held, v.place) as longitudes,
    array_agg(coalesce(w.starts, v.frame_starts) order by v.frame_starts, v.held, v.place) as from_minute,
    array_agg(w.ends order by v.frame_starts, v.held, v.place) as until_minute,
    array_agg(private.has_skill(t.specialties, r.specialty) order by v.frame_starts, v.held, v.place) as skilled
  into visits
  from private.planned_visits v
  join public.technicians t on t.id = v.technician_id
  join public.service_rules r on r.service_type = v.service_type
  left join private.technician_windows(sequence_day.day, sequence_day.day, sequence_day.technician) w
    on w.frame = v.frame
  where v.technician_id = sequence_day.technician and v.day = sequence_day.day;

  n := coalesce(cardinality(visits.ids), 0);
  for i in 1 .. n loop
    if i > 1 then
      between_visits[i] := private.time_between(
        visits.latitudes[i - 1], visits.longitudes[i - 1], visits.latitudes[i], visits.longitudes[i]
      );
    end if;
    free_at := case when i = 1 then 0 else all_ends[i - 1] + between_visits[i] end;
    all_starts[i] := greatest(visits.from_minute[i], free_at);
    all_ends[i] := all_starts[i] + visits.minutes[i];
    all_fits[i] := coalesce(all_ends[i] <= visits.until_minute[i], false) and visits.skilled[i];
  end loop;
  for i in reverse n .. 1 loop
    -- What does not fit already must not become later still.
    all_latest[i] := case when not all_fits[i] then all_starts[i] else least(
      visits.until_minute[i] - visits.minutes[i],
      case when i < n then all_latest[i + 1] - between_visits[i + 1] - visits.minutes[i] end
    ) end;
  end loop;
  update private.planned_visits v
  set starts = t.starts, ends = t.ends, latest = t.latest, fits = t.fits
  from unnest(visits.ids, all_starts, all_ends, all_latest, all_fits) t (id, starts, ends, latest, fits)
  where v.appointment_id = t.id
    and (v.starts, v.ends, v.latest, v.fits) is distinct from (t.starts, t.ends, t.latest, t.fits);
end
$$;

-- Where one more visit of a service at a ZIP code could go: after the others of its frame in a technician's day.
-- `more`: how many of the same kind; `extra`: what is driven more for it, in minutes. `technician`: only theirs,
-- with working hours or not. `leave`: an appointment that is not counted, because it is the one to be moved.
create function private.openings(
  since date, until date, service text, zip text, technician text default null, leave uuid default null
)
returns table (
  technician_id text, day date, frame text, frame_starts integer, more integer, specialties integer,
  has_visit boolean, extra integer
)
language sql stable security definer
set search_path = ''
as $$
  with wanted as materialized (
    select r.minutes, r.specialty, p.latitude, p.longitude, b.visit_gap,
      60 * 7917.6 / b.drive_mph as minutes_per_radian
    from public.service_rules r
    cross join public.booking_rules b
    left join private.zip_points p on p.zip = openings.zip
    where r.service_type = openings.service
  ),
  staff as materialized (
    select t.id, h.latitude, h.longitude,
      -- Who does everything is kept for what others cannot do.
      case when cardinality(t.specialties) = 0 then 1000 else cardinality(t.specialties) end as specialties
    from public.technicians t
    cross join wanted n
    left join private.zip_points h on h.zip = t.home_zip
    where t.deleted_at is null and private.has_skill(t.specialties, n.specialty)
      and (openings.technician is null or t.id = openings.technician)
  ),
  visits as materialized (
    select v.* from private.planned_visits v
    where v.day between openings.since and openings.until
      and v.technician_id is not null and v.appointment_id is distinct from openings.leave
  ),
  -- The stretches between two visits, before the first and after the last.
  gaps as materialized (
    select v.technician_id, v.day, v.frame_starts as after_frame, v.ends, v.latitude, v.longitude,
      lead(v.frame_starts) over days as before_frame, lead(v.latest) over days as latest,
      lead(v.latitude) over days as to_latitude, lead(v.longitude) over days as to_longitude
    from visits v
    window days as (partition by v.technician_id, v.day order by v.frame_starts, v.held, v.place)
    union all
    select * from (
      select distinct on (v.technician_id, v.day) v.technician_id, v.day, -1, null::integer,
        null::double precision, null::double precision, v.frame_starts, v.latest, v.latitude, v.longitude
      from visits v
      order by v.technician_id, v.day, v.frame_starts, v.held, v.place
    ) first_of_day
  ),
  places as (
    select w.technician_id, w.day, w.frame, w.frame_starts, w.starts, w.ends as until, s.specialties, n.minutes,
      n.visit_gap, g.ends as free_at, g.latest, g.before_frame, coalesce(g.after_frame = w.frame_starts, false) as has_visit,
      -- The drives to here, from here, and the one that they replace; null when a point is unknown.
      n.minutes_per_radian * asin(sqrt(
        sin(radians(n.latitude - o.latitude) / 2) ^ 2
        + cos(radians(o.latitude)) * cos(radians(n.latitude))
          * sin(radians(n.longitude - o.longitude) / 2) ^ 2
      )) as drive_here,
      n.minutes_per_radian * asin(sqrt(
        sin(radians(g.to_latitude - n.latitude) / 2) ^ 2
        + cos(radians(n.latitude)) * cos(radians(g.to_latitude)) * sin(radians(g.to_longitude - n.longitude) / 2) ^ 2
      )) as drive_on,
      n.minutes_per_radian * asin(sqrt(
        sin(radians(g.to_latitude - o.latitude) / 2) ^ 2
        + cos(radians(o.latitude)) * cos(radians(g.to_latitude))
          * sin(radians(g.to_longitude - o.longitude) / 2) ^ 2
      )) as drive_instead
    from private.technician_windows(openings.since, openings.until, openings.technician) w
    cross join wanted n
    join staff s on s.id = w.technician_id
    left join gaps g on g.technician_id = w.technician_id and g.day = w.day
      and g.after_frame <= w.frame_starts and (g.before_frame is null or g.before_frame > w.frame_starts)
    -- Where they come from: the visit before, or home in the morning.
    cross join lateral (
      select case when g.ends is null then s.latitude else g.latitude end as latitude,
        case when g.ends is null then s.longitude else g.longitude end as longitude
    ) o
    where w.counted or openings.technician is not null
  ),
  timed as (
    select p.*,
      greatest(p.starts, p.free_at + greatest(p.visit_gap, ceil(p.drive_here)::integer)) + p.minutes as done_at,
      least(p.until, p.latest - greatest(p.visit_gap, ceil(p.drive_on)::integer)) as done_by
    from places p
  )
  select t.technician_id, t.day, t.frame, t.frame_starts,
    1 + (t.done_by - t.done_at) / greatest(t.minutes + t.visit_gap, 1), t.specialties, t.has_visit,
    greatest(0, coalesce(ceil(
      coalesce(t.drive_here, 0) + coalesce(t.drive_on, 0)
      - case when t.drive_on is null then 0 else coalesce(t.drive_instead, 0) end
    ), 0))::integer
  from timed t
  where t.done_at <= t.done_by
$$;
