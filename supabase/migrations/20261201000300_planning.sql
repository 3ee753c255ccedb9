-- The plan follows every change of a quote, a job, a technician and the rules. Rows of quotes, jobs and technicians are
-- locked before days, days in the order of the calendar, and nothing else waits for a lock once a day is locked.

-- One at a time on these days; those that are over are left out.
create function private.lock_days(variadic days date[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  day date;
begin
  for day in select distinct d from unnest(days) d where d >= public.business_today() order by d loop
    perform pg_advisory_xact_lock(hashtextextended('day ' || day, 0));
  end loop;
end
$$;

-- The five digits of a ZIP code as people write it; '' when there is none.
create function private.zip_of(text text) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(substring(zip_of.text from '(\d{5})(?:-\d{4})?\s*$'), '')
$$;

-- What the plan has to know of an appointment. The place is the ZIP code that free times were asked for, until the office
-- writes another address.
create view private.visit_facts with (security_invoker = true) as
select
  a.id,
  coalesce(j.scheduled_date, q.appointment_date) as day,
  coalesce(j.scheduled_time, q.time_frame) as frame,
  j.technician_id,
  coalesce(j.service_type, q.service_type) as service_type,
  case
    when j.id is null or j.location = q.address then private.zip_of(q.zip_code)
    else private.zip_of(j.location)
  end as zip,
  case
    when j.id is not null then j.deleted_at is null and j.status <> 'Cancelled'
    else q.deleted_at is null and q.status <> 'Scheduled'
  end as live
from public.appointments a
left join public.quotes q on q.id = a.quote_id
left join public.jobs j on j.id = a.job_id;

-- Which held booking of a frame could change hands so that one more visit has room, and with whom; no row when none
-- can. `idle_only`: only to somebody who has nothing in that frame yet.
create function private.exchange(
  day date, frame text, service text, zip text, idle_only boolean,
  out appointment_id uuid, out technician_id text, out instead text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  other record;
begin
  for other in
    with idle as materialized (
      select t.id, t.specialties
      from private.technician_windows(exchange.day, exchange.day) w
      join public.technicians t on t.id = w.technician_id
      where w.frame = exchange.frame and w.counted and not exists (
        select from private.planned_visits p
        where p.technician_id = w.technician_id and p.day = exchange.day and p.frame = exchange.frame
      )
    )
    select v.appointment_id, v.technician_id, v.service_type, v.zip
    from private.planned_visits v
    join public.service_rules r on r.service_type = v.service_type
    where v.day = exchange.day and v.frame = exchange.frame and v.held and v.technician_id is not null
      and (not exchange.idle_only or exists (
        select from idle i where i.id <> v.technician_id and private.has_skill(i.specialties, r.specialty)
      ))
    order by v.place
    -- Visitors wait for the answer, and others for this day.
    limit case when exchange.idle_only then 10 end
  loop
    continue when not exists (
      select from private.openings(
        exchange.day, exchange.day, exchange.service, exchange.zip, other.technician_id, other.appointment_id
      ) o
      where o.frame = exchange.frame
    );
    select o.technician_id into instead
    from private.openings(exchange.day, exchange.day, other.service_type, other.zip) o
    where o.frame = exchange.frame and o.technician_id <> other.technician_id
      and not (exchange.idle_only and o.has_visit)
    order by o.specialties, o.has_visit desc, o.extra, length(o.technician_id), o.technician_id
    limit 1;
    if instead is not null then
      appointment_id := other.appointment_id;
      technician_id := other.technician_id;
      return;
    end if;
  end loop;
end
$$;

-- The bookings that nobody holds are given to somebody who can do them, in the order in which they came. Where nobody
-- can, another held booking changes hands when that makes room.
create function private.place_held(day date) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  visit private.planned_visits;
  moved record;
  chosen text;
begin
  if not private.is_staffed() then
    return;
  end if;
  for visit in
    select v.* from private.planned_visits v
    where v.day = place_held.day and v.held and v.technician_id is null
    order by v.place
  loop
    chosen := private.best_opening(visit.day, visit.frame, visit.service_type, visit.zip);
    if chosen is null then
      select * into moved
      from private.exchange(visit.day, visit.frame, visit.service_type, visit.zip, idle_only => false);
      if moved.instead is not null then
        update private.planned_visits v set technician_id = moved.instead
        where v.appointment_id = moved.appointment_id;
        perform private.sequence_day(moved.instead, visit.day);
        chosen := moved.technician_id;
      end if;
    end if;
    if chosen is not null then
      update private.planned_visits v set technician_id = chosen where v.appointment_id = visit.appointment_id;
      perform private.sequence_day(chosen, visit.day);
    end if;
  end loop;
end
$$;

-- Who had best hold one more visit; null: nobody can. The one who can do least else, then who is in that frame already,
-- then the nearest.
create function private.best_opening(day date, frame text, service text, zip text) returns text
language sql stable security definer
set search_path = ''
as $$
  select o.technician_id
  from private.openings(best_opening.day, best_opening.day, best_opening.service, best_opening.zip) o
  where o.frame = best_opening.frame
  order by o.specialties, o.has_visit desc, o.extra, length(o.technician_id), o.technician_id
  limit 1
$$;

-- Works out a technician's day anew. What they only hold and cannot do any more goes to somebody else.
create function private.settle_day(technician text, day date) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  dropped uuid;
begin
  if settle_day.technician is not null then
    perform private.sequence_day(settle_day.technician, settle_day.day);
    -- The last first: what comes before it may fit then.
    loop
      select v.appointment_id into dropped
      from private.planned_visits v
      where v.technician_id = settle_day.technician and v.day = settle_day.day and v.held and not v.fits
      order by v.frame_starts desc, v.place desc
      limit 1;
      exit when dropped is null;
      update private.planned_visits v set technician_id = null, fits = false where v.appointment_id = dropped;
      perform private.sequence_day(settle_day.technician, settle_day.day);
    end loop;
  end if;
  perform private.place_held(settle_day.day);
end
$$;

-- Brings the plan in line with an appointment. Nothing changes when it stands there already as it should.
create function private.plan_visit(appointment uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.visit_facts;
  stored private.planned_visits;
  wanted boolean;
begin
  select * into facts from private.visit_facts f where f.id = plan_visit.appointment;
  select * into stored from private.planned_visits v where v.appointment_id = plan_visit.appointment;
  wanted := coalesce(facts.live and facts.day >= public.business_today()
    and (facts.technician_id is not null or private.is_staffed()), false);
  if wanted and stored.appointment_id is not null and stored.fits
    and (stored.day, stored.frame, stored.service_type, stored.zip)
      is not distinct from (facts.day, facts.frame, facts.service_type, facts.zip)
    and stored.held = (facts.technician_id is null)
    and (stored.held or stored.technician_id = facts.technician_id) then
    return;
  end if;
  if not wanted and stored.appointment_id is null then
    return;
  end if;

  perform private.lock_days(stored.day, facts.day);
  delete from private.planned_visits v where v.appointment_id = plan_visit.appointment
  returning * into stored;
  if wanted then
    insert into private.planned_visits (
      appointment_id, day, frame, frame_starts, technician_id, held, service_type, minutes, zip, latitude, longitude
    )
    select facts.id, facts.day, facts.frame, private.minute_of(f.starts), facts.technician_id,
      facts.technician_id is null, facts.service_type, r.minutes, facts.zip, p.latitude, p.longitude
    from public.time_frames f
    join public.service_rules r on r.service_type = facts.service_type
    left join private.zip_points p on p.zip = facts.zip
    where f.time_frame = facts.frame;
    perform private.settle_day(facts.technician_id, facts.day);
  end if;
  if stored.day >= public.business_today()
    and (not wanted or (stored.day, stored.technician_id) is distinct from (facts.day, facts.technician_id)) then
    perform private.settle_day(stored.technician_id, stored.day);
  end if;
end
$$;

create function private.follow_plan() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.plan_visit(a.id) from public.appointments a
  where case tg_table_name when 'quotes' then a.quote_id else a.job_id end = new.id;
  return null;
end
$$;
-- After the trigger "appointment", which makes the identity that the plan goes by: triggers run by name.
create trigger plan_on_insert after insert on public.quotes
  for each row execute function private.follow_plan();
create trigger plan_on_insert after insert on public.jobs
  for each row execute function private.follow_plan();
create trigger plan_on_change after update on public.quotes
  for each row when (
    (new.appointment_date, new.time_frame, new.service_type, new.zip_code, new.address, new.status, new.deleted_at)
      is distinct from
    (old.appointment_date, old.time_frame, old.service_type, old.zip_code, old.address, old.status, old.deleted_at)
  )
  execute function private.follow_plan();
create trigger plan_on_change after update on public.jobs
  for each row when (
    (new.scheduled_date, new.scheduled_time, new.technician_id, new.service_type, new.location, new.status, new.deleted_at)
      is distinct from
    (old.scheduled_date, old.scheduled_time, old.technician_id, old.service_type, old.location, old.status, old.deleted_at)
  )
  execute function private.follow_plan();

-- Works out everything from today on, after the rules or somebody's time changed. `technician`: only what can have
-- changed by theirs.
create function private.plan_again(technician text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  staffed constant boolean := private.is_staffed();
  worked record;
  day date;
begin
  perform private.lock_days(variadic array(
    select distinct v.day from private.planned_visits v where v.day >= public.business_today()
    union
    select distinct j.scheduled_date from public.jobs j where staffed and j.scheduled_date >= public.business_today()
    union
    select distinct q.appointment_date from public.quotes q
    where staffed and q.appointment_date >= public.business_today()
  ));
  if not staffed then
    delete from private.planned_visits v where v.held;
  end if;
  update private.planned_visits v set minutes = r.minutes
  from public.service_rules r
  where r.service_type = v.service_type and v.minutes <> r.minutes and v.day >= public.business_today();
  for worked in
    select distinct v.technician_id, v.day from private.planned_visits v
    where v.technician_id is not null and v.day >= public.business_today()
      and (plan_again.technician is null or v.technician_id = plan_again.technician)
    order by v.day
  loop
    perform private.settle_day(worked.technician_id, worked.day);
  end loop;
  -- Bookings that came while a number decided have no place yet.
  insert into private.planned_visits (
    appointment_id, day, frame, frame_starts, technician_id, held, service_type, minutes, zip, latitude, longitude
  )
  select f.id, f.day, f.frame, private.minute_of(t.starts), f.technician_id, f.technician_id is null,
    f.service_type, r.minutes, f.zip, p.latitude, p.longitude
  from private.visit_facts f
  join public.appointments a on a.id = f.id
  join public.time_frames t on t.time_frame = f.frame
  join public.service_rules r on r.service_type = f.service_type
  left join private.zip_points p on p.zip = f.zip
  where f.id = any (array(
      select a.id from public.appointments a join public.jobs j on j.id = a.job_id
      where j.scheduled_date >= public.business_today()
      union
      select a.id from public.appointments a join public.quotes q on q.id = a.quote_id
      where q.appointment_date >= public.business_today()
    ))
    and f.live and f.day >= public.business_today() and (staffed or f.technician_id is not null)
    and not exists (select 1 from private.planned_visits v where v.appointment_id = f.id)
  order by f.technician_id is null, f.day, a.created_at, f.id;
  for worked in
    select distinct v.technician_id, v.day from private.planned_visits v
    where v.technician_id is not null and not v.fits and v.day >= public.business_today()
  loop
    perform private.settle_day(worked.technician_id, worked.day);
  end loop;
  for day in
    select distinct v.day from private.planned_visits v
    where v.technician_id is null and v.day >= public.business_today() order by v.day
  loop
    perform private.place_held(day);
  end loop;
end
$$;

-- Skills, home, duty and leaving change what can be done.
create function private.follow_technician() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.plan_again(new.id);
  return null;
end
$$;
create trigger plan_on_change after update on public.technicians
  for each row when (
    (new.specialties, new.duty_status, new.deleted_at) is distinct from (old.specialties, old.duty_status, old.deleted_at)
  )
  execute function private.follow_technician();

-- As before; a backup and a sample bring no plan.
alter function private.make_missing_appointments() rename to make_identities;
create function private.make_missing_appointments() returns void
language sql security definer
set search_path = ''
as $$
  select private.make_identities();
  delete from private.planned_visits v where true;
  select private.plan_again();
$$;
select private.plan_again();
