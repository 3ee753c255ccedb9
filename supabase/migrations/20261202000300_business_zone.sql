-- "Time Zone" acts: the wall clock of the business is what the owner says. Days and time frames are stored as the wall
-- clock shows them, so they stay what they are; instants that were reckoned from them beforehand are reckoned again.

-- The zone by its name in the time zone database. src/domain/businessTime.ts knows the same.
create function private.business_zone() returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce((
    select case s.value
      when 'Mountain Time' then 'America/Denver'
      when 'Central Time' then 'America/Chicago'
      when 'Eastern Time' then 'America/New_York'
      else 'America/Los_Angeles'
    end
    from public.settings s
    where s.key = 'time_zone'
  ), 'America/Los_Angeles')
$$;

alter function private.day_begins(date) stable;
alter function private.pacific_instant(date, time) rename to business_instant;

-- Every function that named the zone asks for it, once per statement, and stays as it is.
do $$
declare
  func regprocedure;
begin
  for func in
    select p.oid::regprocedure
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.oid <> 'private.business_zone()'::regprocedure
      and (p.prosrc like '%''America/Los\_Angeles''%' or p.prosrc like '%pacific\_instant%')
  loop
    execute replace(replace(
      pg_get_functiondef(func), '''America/Los_Angeles''', '(select private.business_zone())'
    ), 'private.pacific_instant', 'private.business_instant');
  end loop;
end
$$;

create function private.follow_time_zone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A booking takes its day before it reckons its reminder: it is done with it by now, or finds the new zone.
  perform private.lock_days(variadic array(
    select public.business_today() + n from generate_series(0, 400) n
  ));
  perform private.plan_again();
  update public.messages m
  set due_at = d.due, next_attempt_at = d.due
  from (
    select f.id, private.business_instant(f.day - 1, make_time(r.reminder_hour, 0, 0)) as due
    from private.appointment_facts f cross join public.booking_rules r
  ) d
  where m.appointment_id = d.id and m.kind = 'reminder' and m.status = 'waiting' and m.attempts = 0;
  update public.waiting_list w set expires = private.business_instant(w.day + 1, '00:00')
  where w.ended_at is null;
  return null;
end
$$;
create trigger follow_time_zone after update of value on public.settings
  for each row when (new.key = 'time_zone' and new.value is distinct from old.value)
  execute function private.follow_time_zone();
