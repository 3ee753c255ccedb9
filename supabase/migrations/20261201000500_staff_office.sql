-- What the office sees and sets of its staff's time: the boards, technicians' hours and absences, who could do a job
-- instead, and the rules of capacity.

-- Who could do a job, then when else it could be, best first: the skill, the time, and the least extra driving.
create function private.ways_out(job text, technicians integer, times integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  facts private.visit_facts;
  today constant date := public.business_today();
  local_now constant timestamp := public.business_local_time();
  ways jsonb;
begin
  select f.* into facts
  from public.appointments a
  join private.visit_facts f on f.id = a.id
  where a.job_id = ways_out.job and f.live;
  if facts.id is null then
    return '[]';
  end if;
  with open_places as materialized (
    select o.* from private.openings(
      greatest(facts.day, today), greatest(facts.day, today) + 14, facts.service_type, facts.zip, null, facts.id
    ) o
    where private.is_staffed()
    union all
    -- As long as nobody has working hours, everybody may be asked.
    select o.* from public.technicians t
    cross join lateral private.openings(
      greatest(facts.day, today), greatest(facts.day, today) + 14, facts.service_type, facts.zip, t.id, facts.id
    ) o
    where not private.is_staffed() and t.deleted_at is null
  ),
  named as (
    select o.*, t.name, o.technician_id is not distinct from facts.technician_id as own,
      (o.day, o.frame) is not distinct from (facts.day, facts.frame) as same_time,
      o.day + make_interval(mins => o.frame_starts) <= local_now as begun
    from open_places o
    join public.technicians t on t.id = o.technician_id
  ),
  others as (
    select jsonb_build_object(
      'kind', 'technician', 'technician_id', n.technician_id, 'technician', n.name, 'extra_minutes', n.extra,
      'scheduled_date', to_char(n.day, 'YYYY-MM-DD'), 'scheduled_time', n.frame,
      'line', case n.extra when 0 then 'Has the skill and is near.'
        when 1 then 'Has the skill, 1 minute of extra driving.'
        else 'Has the skill, ' || n.extra || ' minutes of extra driving.' end
    ) as way, row_number() over (order by n.extra, n.specialties, length(n.technician_id), n.technician_id) as place
    from named n
    where n.same_time and not n.own
    order by place
    limit ways_out.technicians
  ),
  best_at as (
    select distinct on (n.day, n.frame_starts) n.*
    from named n
    where not n.same_time and not n.begun
    order by n.day, n.frame_starts, n.own desc, n.extra, n.specialties, length(n.technician_id), n.technician_id
  ),
  later as (
    select jsonb_build_object(
      'kind', 'frame', 'technician_id', b.technician_id, 'technician', b.name, 'extra_minutes', b.extra,
      'scheduled_date', to_char(b.day, 'YYYY-MM-DD'), 'scheduled_time', b.frame, 'line', 'Next time that is free.'
    ) as way, 100 + row_number() over (order by b.day, b.frame_starts) as place
    from best_at b
    order by place
    limit ways_out.times
  )
  select coalesce(jsonb_agg(w.way order by w.place), '[]') into ways
  from (select * from others union all select * from later) w;
  return ways;
end
$$;

create function public.suggest_technicians(job_id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.ways_out(suggest_technicians.job_id, 3, 2);
end
$$;
grant execute on function public.suggest_technicians(text) to authenticated;

-- A technician's time as the office sees it, with the assigned jobs that do not fit into it any more and ways out.
create function private.time_of_technician(technician text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'technician_id', t.id, 'version', t.version, 'home_zip', t.home_zip,
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'weekday', h.weekday, 'starts', to_char(h.starts, 'HH24:MI'), 'ends', left(h.ends::text, 5)
      ) order by h.weekday), '[]')
      from public.technician_hours h where h.technician_id = t.id
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'day', to_char(a.day, 'YYYY-MM-DD'), 'starts', to_char(a.starts, 'HH24:MI'),
        'ends', left(a.ends::text, 5)
      ) order by a.day, a.starts), '[]')
      from public.technician_absences a where a.technician_id = t.id and a.day >= public.business_today()
    ),
    'affected', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', to_jsonb(l) - 'search_text',
        'ways', private.ways_out(l.id, 1, 1) || '[{"kind": "unplan", "line": "Back to be planned."}]'
      ) order by v.day, v.frame_starts, l.id), '[]')
      from private.planned_visits v
      join public.appointments a on a.id = v.appointment_id
      join private.job_list l on l.id = a.job_id
      join public.time_frames f on f.time_frame = v.frame
      cross join lateral (
        -- What has not begun by now begins now at the earliest.
        select case when v.day = public.business_today()
          then greatest(v.starts, private.minute_of(public.business_local_time()::time)) else v.starts end as starts
      ) e
      where v.technician_id = t.id and not v.held and l.status = 'Assigned'
        and v.day + f.ends > public.business_local_time()
        and (not v.fits or exists (
          select from public.technician_absences a
          where a.technician_id = t.id and a.day = v.day
            and private.minute_of(a.starts) < e.starts + v.minutes and private.minute_of(a.ends) > e.starts
        ))
    )
  )
  from public.technicians t
  where t.id = time_of_technician.technician and t.deleted_at is null
$$;

create function private.found_technician_time(technician text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found jsonb := private.time_of_technician(technician);
begin
  if found is null then
    perform private.refuse('PT404', 'not_found', null, 'This technician is gone.');
  end if;
  return found;
end
$$;

create function public.technician_time(technician_id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.found_technician_time(technician_time.technician_id);
end
$$;
grant execute on function public.technician_time(text) to authenticated;

-- A time of day such as '08:00' or '24:00'; null when it is none.
create function private.clock_time(text text) returns time
language sql immutable
set search_path = ''
as $$
  select case when clock_time.text ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' then clock_time.text::time end
$$;

create function public.save_technician_hours(technician_id text, version integer, hours jsonb, home_zip text)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.technicians;
  zip constant text := btrim(coalesce(save_technician_hours.home_zip, ''));
begin
  perform private.require_admin();
  select * into stored from public.technicians t
  where t.id = save_technician_hours.technician_id and t.deleted_at is null
  for no key update;
  if stored.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This technician is gone.');
  end if;
  if stored.version is distinct from save_technician_hours.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored.version)::text,
      'Somebody else has changed this technician in the meantime.');
  end if;
  if zip !~ '^(\d{5})?$' then
    perform private.refuse_field('home_zip', 'invalid');
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 7 then
    perform private.refuse_field('hours', 'invalid');
  end if;
  if exists (
    select 1 from jsonb_array_elements(hours) h
    where jsonb_typeof(h) <> 'object'
      or coalesce(h ->> 'weekday', '') !~ '^[0-6]$'
      or not coalesce(private.clock_time(h ->> 'ends') > private.clock_time(h ->> 'starts'), false)
  ) or (
    select count(*) <> count(distinct h ->> 'weekday') from jsonb_array_elements(hours) h
  ) then
    perform private.refuse_field('hours', 'invalid');
  end if;
  delete from public.technician_hours h where h.technician_id = stored.id;
  insert into public.technician_hours (technician_id, weekday, starts, ends)
  select stored.id, (h ->> 'weekday')::smallint, private.clock_time(h ->> 'starts'), private.clock_time(h ->> 'ends')
  from jsonb_array_elements(hours) h;
  update public.technicians t set home_zip = zip where t.id = stored.id;
  perform private.plan_again(stored.id);
  return private.time_of_technician(stored.id);
end
$$;
grant execute on function public.save_technician_hours(text, integer, jsonb, text) to authenticated;

-- Keeps a technician who is there from being deleted or given work meanwhile.
create function private.lock_technician(id text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.technicians t where t.id = lock_technician.id and t.deleted_at is null for no key update;
  if not found then
    perform private.refuse('PT404', 'not_found', null, 'This technician is gone.');
  end if;
end
$$;

-- Absent on a day from one time to another; what overlaps or touches becomes one.
create function private.add_absence(technician text, day date, starts time, ends time) returns void
language plpgsql
set search_path = ''
as $$
declare
  merged record;
begin
  with gone as (
    delete from public.technician_absences a
    where a.technician_id = add_absence.technician and a.day = add_absence.day
      and a.starts <= add_absence.ends and a.ends >= add_absence.starts
    returning a.starts, a.ends
  )
  select min(g.starts) as starts, max(g.ends) as ends into merged from gone g;
  insert into public.technician_absences (technician_id, day, starts, ends)
  values (
    technician, day, least(add_absence.starts, merged.starts), greatest(add_absence.ends, merged.ends)
  );
end
$$;

-- Days off, or half days: `starts` and `ends` as '12:00'; '24:00' is the end of the day.
create function public.add_absences(technician_id text, days date[], starts text, ends text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  since constant time := private.clock_time(add_absences.starts);
  until constant time := private.clock_time(add_absences.ends);
  one date;
begin
  perform private.require_admin();
  perform private.lock_technician(add_absences.technician_id);
  if since is null then
    perform private.refuse_field('starts', 'invalid');
  elsif until is null or until <= since then
    perform private.refuse_field('ends', 'invalid');
  elsif coalesce(cardinality(days), 0) = 0 then
    perform private.refuse_field('days', 'required');
  elsif cardinality(days) > 62 then
    perform private.refuse_field('days', 'too_large');
  elsif array_position(days, null) is not null or exists (
    select 1 from unnest(days) d where d > public.business_today() + 3660
  ) then
    perform private.refuse_field('days', 'invalid');
  elsif exists (select 1 from unnest(days) d where d < public.business_today()) then
    perform private.refuse_field('days', 'in_the_past');
  end if;
  for one in select distinct d from unnest(days) d loop
    perform private.add_absence(add_absences.technician_id, one, since, until);
  end loop;
  perform private.plan_again(add_absences.technician_id);
  return private.time_of_technician(add_absences.technician_id);
end
$$;
grant execute on function public.add_absences(text, date[], text, text) to authenticated;

create function public.remove_absences(technician_id text, ids bigint[]) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_technician(remove_absences.technician_id);
  delete from public.technician_absences a
  where a.technician_id = remove_absences.technician_id and a.id = any (remove_absences.ids);
  perform private.plan_again(remove_absences.technician_id);
  return private.time_of_technician(remove_absences.technician_id);
end
$$;
grant execute on function public.remove_absences(text, bigint[]) to authenticated;

-- Away from now to the end of the day.
create function public.call_in_sick(technician_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_technician(call_in_sick.technician_id);
  perform private.add_absence(
    call_in_sick.technician_id, public.business_today(),
    date_trunc('minute', public.business_local_time())::time, '24:00'
  );
  perform private.plan_again(call_in_sick.technician_id);
  return private.time_of_technician(call_in_sick.technician_id);
end
$$;
grant execute on function public.call_in_sick(text) to authenticated;

-- One day of the board.
create function private.board_of(day date) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'day', board_of.day,
    'closed', (select c.name from public.closed_days c where c.day = board_of.day),
    'jobs', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'search_text' || jsonb_build_object(
        'overbooked', coalesce(not p.fits, false),
        'planned_at', case when p.fits then to_char(make_interval(mins => p.starts), 'HH24:MI') end
      ) order by f.starts, l.id), '[]')
      from private.job_list l
      join public.time_frames f on f.time_frame = l.scheduled_time
      left join public.appointments a on a.job_id = l.id
      left join private.planned_visits p on p.appointment_id = a.id
      where l.scheduled_date = board_of.day and l.status <> 'Cancelled'
    ),
    'frames', (
      select jsonb_agg(jsonb_build_object(
        'time_frame', f.time_frame,
        'open', public.frame_is_open(board_of.day, f.time_frame),
        'seats_left', case when s.staffed then coalesce(o.seats, 0) else greatest(r.seats_per_frame - t.taken, 0) end,
        'overbooked', case when s.staffed then 0 else greatest(t.taken - r.seats_per_frame, 0) end + (
          select count(*) from private.planned_visits v
          where v.day = board_of.day and v.frame = f.time_frame and not v.fits
        )
      ) order by f.starts)
      from public.time_frames f
      cross join public.booking_rules r
      cross join (select private.is_staffed() as staffed) s
      cross join lateral (select public.seats_taken(board_of.day, f.time_frame) as taken) t
      left join (
        select o.frame, sum(o.more)::integer as seats
        from private.openings(board_of.day, board_of.day, 'windshield', '') o
        group by o.frame
      ) o on o.frame = f.time_frame
    ),
    'technicians', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'working', coalesce(w.minutes, 0) > 0,
        'absent', d.absent, 'booked_minutes', coalesce(b.minutes, 0), 'window_minutes', coalesce(w.minutes, 0)
      ) order by length(t.id), t.id), '[]')
      from public.technicians t
      left join (
        select w.technician_id, sum(w.ends - w.starts)::integer as minutes
        from private.technician_windows(board_of.day, board_of.day) w
        group by w.technician_id
      ) w on w.technician_id = t.id
      left join (
        select j.technician_id, sum(r.minutes)::integer as minutes
        from public.jobs j
        join public.service_rules r on r.service_type = j.service_type
        where j.scheduled_date = board_of.day and j.status <> 'Cancelled' and j.deleted_at is null
        group by j.technician_id
      ) b on b.technician_id = t.id
      cross join lateral (
        select exists (
          select from public.technician_absences a where a.technician_id = t.id and a.day = board_of.day
        ) as absent
      ) d
      where t.deleted_at is null and (w.minutes > 0 or b.minutes > 0 or d.absent)
    )
  )
$$;

create or replace function public.day_board(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.board_of(day_board.day);
end
$$;

-- Seven days from `day` on, each as day_board has it.
create function public.week_board(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_agg(private.board_of(week_board.day + n) order by n) from generate_series(0, 6) n
  );
end
$$;
grant execute on function public.week_board(date) to authenticated;

create or replace view private.technician_list with (security_invoker = true) as
select
  t.id, t.name, t.email, t.phone, t.location, t.specialties,
  case when current.job_id is null then t.duty_status else 'busy' end as status,
  t.duty_status, t.rating,
  (
    select count(*) from public.jobs j
    where j.technician_id = t.id and j.status = 'Completed' and j.deleted_at is null
  ) as completed_jobs,
  current.job_id as current_job,
  t.user_id is not null as has_account,
  t.created_at, t.updated_at, t.version, t.search_text,
  exists (select from public.technician_hours h where h.technician_id = t.id) as has_hours,
  exists (
    select from public.technician_absences a
    where a.technician_id = t.id and a.day = (select public.business_today())
  ) as absent_today
from public.technicians t
left join lateral (
  select j.id as job_id
  from public.jobs j
  where j.technician_id = t.id and j.status = 'In Progress' and j.deleted_at is null
  order by j.scheduled_date desc, j.started_at desc nulls last
  limit 1
) current on true
where t.deleted_at is null;

create function private.capacity_settings() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'version', a.version, 'seats_per_frame', r.seats_per_frame, 'drive_mph', r.drive_mph, 'visit_gap', r.visit_gap,
    'opening_hours', (
      select jsonb_agg(jsonb_build_object(
        'weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', left(h.closes::text, 5)
      ) order by h.weekday)
      from public.business_hours h
    ),
    'closed_days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', to_char(c.day, 'YYYY-MM-DD'), 'name', c.name) order by c.day), '[]')
      from public.closed_days c where c.day >= public.business_today()
    ),
    'services', (
      select jsonb_agg(jsonb_build_object(
        'service_type', s.service_type, 'minutes', s.minutes, 'specialty', s.specialty
      ) order by s.service_type)
      from public.service_rules s
    ),
    'staffed', private.is_staffed(),
    'specialties', (
      select coalesce(jsonb_agg(distinct n.specialty order by n.specialty), '[]')
      from public.technicians t cross join lateral unnest(t.specialties) n (specialty)
      where t.deleted_at is null
    )
  )
  from public.api_settings a cross join public.booking_rules r
$$;

create function public.get_capacity_settings() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.capacity_settings();
end
$$;
grant execute on function public.get_capacity_settings() to authenticated;

-- Refuses a list of settings that is none, or has more than `most` entries.
create function private.require_list(fields jsonb, name text, most integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  if fields ? name and (
    jsonb_typeof(fields -> name) <> 'array' or jsonb_array_length(fields -> name) > most
    or exists (select 1 from jsonb_array_elements(fields -> name) e where jsonb_typeof(e) <> 'object')
  ) then
    perform private.refuse_field(name, 'invalid');
  end if;
end
$$;

-- fields: any of get_capacity_settings(); `closed_days` is the whole list from today on.
create function public.save_capacity_settings(version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered constant text[] := '{seats_per_frame,drive_mph,visit_gap}';
  lists constant text[] := '{opening_hours,closed_days,services}';
  stored integer;
  rules jsonb;
  broken text;
begin
  perform private.require_admin();
  select a.version into stored from public.api_settings a where a.id for no key update;
  if stored is distinct from save_capacity_settings.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;
  if jsonb_typeof(fields) is distinct from 'object' then
    perform private.refuse_field('fields', 'invalid');
  end if;
  rules := private.checked_fields('booking_rules', fields - lists, offered);
  perform private.require_list(fields, 'opening_hours', 7);
  perform private.require_list(fields, 'closed_days', 400);
  perform private.require_list(fields, 'services', 20);
  if exists (
    select 1 from jsonb_array_elements(fields -> 'opening_hours') h
    where coalesce(h ->> 'weekday', '') !~ '^[0-6]$'
      or not coalesce(private.clock_time(h ->> 'closes') >= private.clock_time(h ->> 'opens'), false)
  ) then
    perform private.refuse_field('opening_hours', 'invalid');
  end if;
  if exists (
    select 1 from jsonb_array_elements(fields -> 'closed_days') c
    where private.parse_date(c ->> 'day') is null or char_length(coalesce(c ->> 'name', '')) > 100
  ) then
    perform private.refuse_field('closed_days', 'invalid');
  end if;
  if exists (
    select 1 from jsonb_array_elements(fields -> 'services') s
    where not exists (select 1 from public.service_rules r where r.service_type = s ->> 'service_type')
      or coalesce(s ->> 'minutes', '') !~ '^\d{1,3}$' or not (s ->> 'minutes')::integer between 5 and 120
      or char_length(coalesce(s ->> 'specialty', '')) > 100
  ) then
    perform private.refuse_field('services', 'invalid');
  end if;

  begin
    update public.booking_rules r
    set (seats_per_frame, drive_mph, visit_gap) = (
      select n.seats_per_frame, n.drive_mph, n.visit_gap from jsonb_populate_record(r, rules) n
    )
    where r.id;
  exception
    when check_violation then
      get stacked diagnostics broken = constraint_name;
      perform private.refuse('PT422', 'invalid', private.field_problem('booking_rules', broken, fields)::text,
        'Some settings cannot have this value.');
  end;
  update public.business_hours b
  set opens = private.clock_time(h ->> 'opens'), closes = private.clock_time(h ->> 'closes')
  from jsonb_array_elements(fields -> 'opening_hours') h
  where b.weekday = (h ->> 'weekday')::smallint;
  if fields ? 'closed_days' then
    delete from public.closed_days c where c.day >= public.business_today();
    insert into public.closed_days (day, name)
    select private.parse_date(c ->> 'day'), private.clean_text(coalesce(c ->> 'name', ''))
    from jsonb_array_elements(fields -> 'closed_days') c
    on conflict (day) do update set name = excluded.name;
  end if;
  update public.service_rules r
  set minutes = (s ->> 'minutes')::integer, specialty = private.clean_text(coalesce(s ->> 'specialty', ''))
  from jsonb_array_elements(fields -> 'services') s
  where r.service_type = s ->> 'service_type';
  update public.api_settings a set version = a.version + 1, updated_at = now() where a.id;
  perform private.plan_again();
  return private.capacity_settings();
end
$$;
grant execute on function public.save_capacity_settings(integer, jsonb) to authenticated;

-- "Business Hours" of the settings bound the time frames. A range that ends before it begins is none.
create or replace function private.setting_fits(kind text, options text[], value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(value) between 1 and 500 and value = btrim(value) and case kind
    when 'toggle' then value in ('Enabled', 'Disabled')
    when 'select' then value = any (options)
    when 'phone' then value ~ '^[-0-9+(). ]{7,30}$'
    when 'email' then value ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
    when 'url' then value ~* '^https?://[^\s/$.?#]\S*$'
    when 'number' then value ~ '^\d{1,6}$'
    when 'time' then value ~
      '^(0?[1-9]|1[0-2]):[0-5]\d (AM|PM)( - (0?[1-9]|1[0-2]):[0-5]\d (AM|PM))?$'
      and case when value like '% - %'
        then split_part(value, ' - ', 1)::time < split_part(value, ' - ', 2)::time else true end
    else true
  end
$$;

create function private.follow_business_hours() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.plan_again();
  return null;
end
$$;
create trigger plan_on_change after update on public.settings
  for each row when (new.key = 'business_hours' and new.value <> old.value)
  execute function private.follow_business_hours();

-- What the public pages show of the settings, to anybody.
create function public.site_settings() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'service_radius', (select s.value::integer from public.settings s where s.key = 'service_radius'),
    'business_hours', (
      select jsonb_build_object('opens', to_char(b.opens, 'HH24:MI'), 'closes', left(b.closes::text, 5))
      from private.daily_hours() b
    ),
    'opening_hours', (
      select jsonb_agg(jsonb_build_object(
        'weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', left(h.closes::text, 5)
      ) order by h.weekday)
      from public.business_hours h
    ),
    'closed_days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', to_char(c.day, 'YYYY-MM-DD'), 'name', c.name) order by c.day), '[]')
      from (
        select c.day, c.name from public.closed_days c
        where c.day >= public.business_today() order by c.day limit 60
      ) c
    )
  )
$$;
grant execute on function public.site_settings() to anon, authenticated;

create or replace function private.backed_up_tables() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select private.tables_of_every_backup() || array(
    select k.kind from private.record_kinds k
    where k.kind <> all (private.tables_of_every_backup())
    order by k.kind
  ) || array[
    'appointments', 'appointment_links', 'appointment_photos', 'text_consents', 'messages',
    'message_attempts', 'text_replies', 'technician_hours', 'technician_absences', 'closed_days',
    'business_hours', 'service_rules'
  ]
$$;

-- As before, with the rules that an older backup does not have.
create or replace function private.finish_restore(made_at text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.finish_restore_of_records(made_at);
  perform private.make_missing_rules();
  perform private.make_missing_appointments();
  update public.messages m set status = 'dropped'
  where m.status = 'sending' or (m.status = 'waiting' and m.due_at <= public.business_now());
end
$$;
