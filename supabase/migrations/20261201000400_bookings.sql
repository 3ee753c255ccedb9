-- Visitors, customers and the office ask one rule. The office may overbook knowingly: it is refused first, with
-- {"overbook": true} in the details, and sends the same again with `overbook`.

drop function public.available_time_frames(date, integer);

-- The time frames from one day on that one more visit of a service at a ZIP code can have, both regimes. `leave`: an
-- appointment that is to be moved.
create function private.free_frames(since date, days integer, service text, zip text, leave uuid default null)
returns setof public.frame_availability
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules public.booking_rules;
  today constant date := public.business_today();
  local_now constant timestamp := public.business_local_time();
  wanted constant text := coalesce(free_frames.service, 'windshield');
  -- Nobody can ask for a year of them.
  last_day date := free_frames.since + least(greatest(coalesce(free_frames.days, 1), 1), 62) - 1;
begin
  select * into rules from public.booking_rules;
  last_day := least(last_day, today + rules.days_ahead);
  if private.is_staffed() then
    return query
      with direct as materialized (
        select o.day, o.frame, o.frame_starts, sum(o.more)::integer as seats
        from private.openings(
          greatest(free_frames.since, today), last_day, wanted, private.zip_of(free_frames.zip), null,
          free_frames.leave
        ) o
        group by o.day, o.frame, o.frame_starts
      ),
      windows as materialized (
        select w.technician_id, w.day, w.frame, t.specialties
        from private.technician_windows(greatest(free_frames.since, today), last_day) w
        join public.technicians t on t.id = w.technician_id
        where w.counted
      ),
      -- Frames in which somebody is idle who could do what somebody else holds.
      exchanged as (
        select f.day, f.frame, f.starts as frame_starts, 1 as seats
        from private.open_frames(greatest(free_frames.since, today), last_day) f
        where not exists (select from direct d where d.day = f.day and d.frame = f.frame)
          and exists (
            select from private.planned_visits v
            join public.service_rules r on r.service_type = v.service_type
            where v.day = f.day and v.frame = f.frame and v.held and v.technician_id is not null
              and exists (
                select from windows w
                where w.day = f.day and w.frame = f.frame and w.technician_id <> v.technician_id
                  and private.has_skill(w.specialties, r.specialty)
                  and not exists (
                    select from private.planned_visits p
                    where p.technician_id = w.technician_id and p.day = f.day and p.frame = f.frame
                  )
              )
          )
          and (select e.instead from private.exchange(
            f.day, f.frame, wanted, private.zip_of(free_frames.zip), idle_only => true
          ) e) is not null
      )
      select a.day, a.frame, a.seats
      from (select * from direct union all select * from exchanged) a
      where a.day + make_interval(mins => a.frame_starts) > local_now
      order by a.day, a.frame_starts;
  else
    return query
      select f.day, f.frame, rules.seats_per_frame - t.taken
      from private.open_frames(greatest(free_frames.since, today), last_day) f
      cross join lateral (select public.seats_taken(f.day, f.frame) as taken) t
      where f.day + make_interval(mins => f.starts) > local_now and t.taken < rules.seats_per_frame
      order by f.day, f.starts;
  end if;
end
$$;

-- The time frames that can be had, from a day on (`days` is clamped to 1 to 62), for a service (windshield when none is
-- given) at a ZIP code.
create function public.available_time_frames(
  date date, days integer default 1, service_type text default null, zip_code text default null
)
returns setof public.frame_availability
language sql stable security definer
set search_path = ''
as $$
  select * from private.free_frames($1, $2, $3, $4)
$$;
grant execute on function public.available_time_frames(date, integer, text, text) to anon, authenticated;

-- True when one more visit can be promised. Call it with the day locked.
create function private.has_seat(day date, frame text, service text, zip text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.is_staffed() then
    return exists (
      select from private.openings(has_seat.day, has_seat.day, has_seat.service, has_seat.zip) o
      where o.frame = has_seat.frame
    ) or (select e.instead from private.exchange(
      has_seat.day, has_seat.frame, has_seat.service, has_seat.zip, idle_only => true
    ) e) is not null;
  end if;
  return public.seats_taken(has_seat.day, has_seat.frame) < (select r.seats_per_frame from public.booking_rules r);
end
$$;

drop function private.take_seat(date, text);

-- Refuses with PT409 slot_taken when nobody could do one more visit then. `overbook`: true goes on all the same, false
-- says that this can be asked for, null does not.
create function private.take_seat(day date, frame text, service text, zip text, overbook boolean default null)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_days(take_seat.day);
  if take_seat.overbook is not true and not private.has_seat(take_seat.day, take_seat.frame, take_seat.service, take_seat.zip) then
    perform private.refuse('PT409', 'slot_taken',
      case when take_seat.overbook is not null then '{"overbook": true}' end, 'That time frame is full.');
  end if;
end
$$;

-- As before; the office plans as far ahead as it likes, but on no closed day and outside no opening hours.
create or replace function private.check_appointment(day date, frame text, day_field text, frame_field text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  problems jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'field', case when p.field = 'date' and p.problem <> 'too_far_ahead' then day_field else frame_field end,
    'problem', case p.problem when 'too_far_ahead' then 'outside_hours' else p.problem end
  ))
  into problems
  from private.appointment_problems(coalesce(to_char(day, 'YYYY-MM-DD'), ''), coalesce(frame, '')) p
  where p.problem <> 'too_far_ahead'
    or exists (select from public.time_frames f where f.time_frame = frame) and not public.frame_is_open(day, frame);
  if problems is not null then
    perform private.refuse('PT422', 'invalid', problems::text,
      'Some details are missing or cannot be right.');
  end if;
end
$$;

-- Takes an appointment out of the plan, so that it is not in its own way when it moves. What is written afterwards
-- plans it again.
create function private.lift_visit(appointment uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  lifted private.planned_visits;
begin
  delete from private.planned_visits v where v.appointment_id = lift_visit.appointment returning * into lifted;
  if lifted.technician_id is not null then
    perform private.sequence_day(lifted.technician_id, lifted.day);
  end if;
end
$$;

-- Visits of a day that cannot be done as planned, one of them left out.
create function private.broken_visits(day date, but_not uuid default null) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from private.planned_visits v
  where v.day = broken_visits.day and not v.fits and v.appointment_id is distinct from broken_visits.but_not
$$;

-- For a record that is brought back: its seat may be somebody else's by now. A technician who has other work then does
-- not get it back.
create or replace function private.require_seat_of(kind text, id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  facts private.visit_facts;
begin
  select f.* into facts
  from public.appointments a
  join private.visit_facts f on f.id = a.id
  left join public.quotes q on q.id = a.quote_id
  left join public.jobs j on j.id = a.job_id
  where case kind when 'quotes'
    then a.quote_id = require_seat_of.id and a.job_id is null and q.status <> 'Scheduled' and q.deleted_at is not null
    else a.job_id = require_seat_of.id and j.status in ('Scheduled', 'Assigned') and j.deleted_at is not null
  end;
  if facts.day is null or facts.day < public.business_today() then
    return;
  end if;
  if facts.technician_id is not null and private.is_staffed() then
    perform private.lock_days(facts.day);
    if exists (
      select from private.openings(facts.day, facts.day, facts.service_type, facts.zip, facts.technician_id) o
      where o.frame = facts.frame
    ) then
      return;
    end if;
    update public.jobs j set technician_id = null, status = 'Scheduled', confirmed_at = null
    where j.id = require_seat_of.id;
  end if;
  perform private.take_seat(facts.day, facts.frame, facts.service_type, facts.zip);
end
$$;

-- Why a technician should not do a visit then, before the other visits of the day are looked at; null: they may.
create function private.why_not(technician text, day date, frame text, service text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.has_skill(t.specialties, r.specialty) then 'technician_unskilled'
    when not exists (
      select from private.technician_windows(why_not.day, why_not.day, t.id) w where w.frame = why_not.frame
    ) then 'technician_absent'
  end
  from public.technicians t
  left join public.service_rules r on r.service_type = why_not.service
  where t.id = why_not.technician
$$;

-- Refuses, as the office can overrule it. `job`: the other one that stands in the way.
create function private.refuse_technician(why text, service text, job text default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  case why
    when 'technician_unskilled' then
      perform private.refuse('PT409', why, jsonb_build_object('overbook', true, 'specialty', (
        select r.specialty from public.service_rules r where r.service_type = service
      ))::text, 'This technician does not have the skill for it.');
    when 'technician_absent' then
      perform private.refuse('PT409', why, '{"overbook": true}', 'This technician does not work at that time.');
    else
      perform private.refuse('PT409', 'technician_busy',
        jsonb_build_object('overbook', true, 'job_id', job)::text,
        'This technician has other work at that time.');
  end case;
end
$$;

drop function private.place_job(public.jobs, date, text, text);

-- Puts a job on a day, a time frame and a technician (null: nobody). What changed has to be agreed with the technician
-- again. `overbook`: as in take_seat.
create function private.place_job(
  job public.jobs, day date, frame text, technician text, overbook boolean default null
) returns void
language plpgsql
set search_path = ''
as $$
declare
  moved constant boolean := (day, frame) is distinct from (job.scheduled_date, job.scheduled_time);
  changed constant boolean := moved or technician is distinct from job.technician_id;
  facts private.visit_facts;
  broken bigint;
  why text;
begin
  if moved then
    perform private.check_appointment(day, frame, 'scheduled_date', 'scheduled_time');
  end if;
  if technician is not null and technician is distinct from job.technician_id then
    perform private.require_free_technician(technician);
  end if;
  perform private.lock_days(job.scheduled_date, day);
  select f.* into facts
  from public.appointments a join private.visit_facts f on f.id = a.id
  where a.job_id = job.id;
  if moved and (technician is null or not private.is_staffed()) then
    perform private.lift_visit(facts.id);
    perform private.take_seat(day, frame, job.service_type, facts.zip, overbook);
  end if;
  if technician is not null and changed and overbook is not true and day >= public.business_today() then
    why := private.why_not(technician, day, frame, job.service_type);
    if why is not null then
      perform private.refuse_technician(why, job.service_type);
    end if;
  end if;
  broken := private.broken_visits(day, facts.id);
  update public.jobs j
  set scheduled_date = day,
    scheduled_time = frame,
    technician_id = technician,
    status = case when technician is null then 'Scheduled' else 'Assigned' end,
    confirmed_at = case
      when (day, frame, technician) is not distinct from
        (j.scheduled_date, j.scheduled_time, j.technician_id) then j.confirmed_at
    end
  where j.id = job.id;
  if technician is not null and changed and overbook is not true and (
    exists (select from private.planned_visits v where v.appointment_id = facts.id and not v.fits)
    or private.broken_visits(day, facts.id) > broken
  ) then
    perform private.refuse_technician('technician_busy', job.service_type, (
      select j.id from public.jobs j
      where j.technician_id = technician and j.scheduled_date = day and j.id <> job.id
        and j.status in ('Assigned', 'In Progress') and j.deleted_at is null
      order by j.scheduled_time <> frame, j.id
      limit 1
    ));
  end if;
end
$$;

drop index public.jobs_technician_frame;

drop function public.move_job(text, integer, date, text, text);
create function public.move_job(
  id text, version integer, scheduled_date date, scheduled_time text, technician_id text,
  overbook boolean default false
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_admin();
  job := private.open_job(move_job.id, move_job.version, '{Scheduled,Assigned}');
  perform private.place_job(
    job, move_job.scheduled_date, move_job.scheduled_time, nullif(move_job.technician_id, ''),
    coalesce(move_job.overbook, false)
  );
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.move_job(text, integer, date, text, text, boolean) to authenticated;

drop function public.assign_job(text, integer, text);
create function public.assign_job(id text, version integer, technician_id text, overbook boolean default false)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_admin();
  job := private.open_job(assign_job.id, assign_job.version, '{Scheduled,Assigned}');
  perform private.place_job(
    job, job.scheduled_date, job.scheduled_time, nullif(assign_job.technician_id, ''),
    coalesce(assign_job.overbook, false)
  );
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.assign_job(text, integer, text, boolean) to authenticated;

drop function public.reschedule_job(text, integer, date, text);
create function public.reschedule_job(
  id text, version integer, scheduled_date date, scheduled_time text, overbook boolean default false
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_admin();
  job := private.open_job(reschedule_job.id, reschedule_job.version, '{Scheduled,Assigned}');
  perform private.place_job(
    job, reschedule_job.scheduled_date, reschedule_job.scheduled_time, job.technician_id,
    coalesce(reschedule_job.overbook, false)
  );
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.reschedule_job(text, integer, date, text, boolean) to authenticated;

-- Whether the caller overbooks knowingly: said among the fields, since nothing of it is stored.
create function private.overbooks(fields jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(fields -> 'overbook' = 'true', false)
$$;

-- Schedules a new job (`id` null) or changes the details of one that is not over. Day, time frame and technician of an
-- existing one are changed by moving it.
create or replace function public.save_job(id text, version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  details constant text[] := '{service_type,position,glass_type,vehicle_year,vehicle_make,
    vehicle_model,plate,location,priority,amount,payment_method,notes}';
  given jsonb;
  stored public.jobs;
  wanted public.jobs;
  technician text;
  written text;
  overbook constant boolean := private.overbooks(fields);
  broken bigint;
begin
  perform private.require_admin();
  if save_job.id is not null then
    stored := private.open_job(save_job.id, save_job.version, '{Scheduled,Assigned,In Progress}');
    given := private.checked_fields('jobs', fields - 'overbook', details);
  else
    given := private.checked_fields('jobs', fields - 'overbook', details
      || '{customer_id,scheduled_date,scheduled_time,technician_id}'::text[]);
  end if;
  if given ->> 'amount' is null then
    given := given - 'amount';
  end if;
  wanted := jsonb_populate_record(stored, given);
  if not given ? 'amount' and wanted.amount is null then
    given := given || jsonb_build_object(
      'amount', (select p.price from public.glass_prices p where p.glass_type = wanted.glass_type)
    );
  end if;
  if not exists (
    select 1 from public.service_positions s
    where s.service_type = wanted.service_type and s.position = wanted.position
  ) then
    perform private.refuse_field('position', 'not_offered');
  end if;
  if save_job.id is not null then
    perform private.lock_days(stored.scheduled_date);
    broken := private.broken_visits(stored.scheduled_date);
    written := private.write_record('jobs', save_job.id, save_job.version, given, details);
    -- Another service takes longer or asks for another skill, another address is farther away.
    if not overbook and private.broken_visits(stored.scheduled_date) > broken then
      if stored.technician_id is null then
        perform private.refuse('PT409', 'slot_taken', '{"overbook": true}', 'Nobody has the time for it then.');
      end if;
      perform private.refuse_technician(coalesce(
        private.why_not(stored.technician_id, stored.scheduled_date, stored.scheduled_time, wanted.service_type),
        'technician_busy'
      ), wanted.service_type);
    end if;
    return private.record_of('jobs', written);
  end if;

  if private.lock_customer(wanted.customer_id) is null then
    perform private.refuse_field('customer_id', 'required');
  end if;
  perform private.check_appointment(
    wanted.scheduled_date, wanted.scheduled_time, 'scheduled_date', 'scheduled_time'
  );
  technician := nullif(given ->> 'technician_id', '');
  if technician is null or not private.is_staffed() then
    perform private.take_seat(
      wanted.scheduled_date, wanted.scheduled_time, wanted.service_type, private.zip_of(wanted.location), overbook
    );
  end if;
  written := private.write_record(
    'jobs', null, null, given - 'technician_id',
    details || '{customer_id,scheduled_date,scheduled_time}'::text[]
  );
  if technician is not null then
    select * into stored from public.jobs j where j.id = written;
    perform private.place_job(
      stored, stored.scheduled_date, stored.scheduled_time, technician, overbook
    );
  end if;
  return private.record_of('jobs', written);
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
  overbook constant boolean := private.overbooks(fields);
  moved boolean;
begin
  perform private.require_admin();
  if save_quote.id is not null then
    stored := private.open_quote(save_quote.id, save_quote.version);
  end if;
  given := private.checked_fields('quotes', fields - 'overbook', offered);
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
  moved := (wanted.appointment_date, wanted.time_frame)
    is distinct from (stored.appointment_date, stored.time_frame);
  if moved then
    perform private.check_appointment(
      wanted.appointment_date, wanted.time_frame, 'appointment_date', 'time_frame'
    );
  end if;
  if moved or private.is_staffed() and wanted.appointment_date >= public.business_today()
    and (wanted.service_type, wanted.zip_code) is distinct from (stored.service_type, stored.zip_code) then
    perform private.lock_days(stored.appointment_date, wanted.appointment_date);
    perform private.lift_visit(a.id) from public.appointments a where a.quote_id = save_quote.id;
    perform private.take_seat(
      wanted.appointment_date, wanted.time_frame, wanted.service_type,
      private.zip_of(coalesce(nullif(wanted.zip_code, ''), wanted.address)), overbook
    );
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

-- As before; whether the time can be had is asked of the one rule.
create or replace function private.submit_quote(draft jsonb, idempotency_key uuid, honeypot text default '')
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

  if caller is not null then
    -- Held, so that the account is not deleted meanwhile.
    perform 1 from auth.users u where u.id = caller for key share;
    if not found then
      caller := null;
    end if;
  end if;
  -- From here on one booking at a time per day, so that nobody else is promised the same time.
  perform private.lock_days(day);
  if not private.has_seat(day, frame, fields ->> 'service_type', private.zip_of(fields ->> 'zip_code')) then
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

-- The time frames that this appointment can have, its own among them.
create or replace function public.appointment_time_frames(
  link text, appointment uuid, date date, days integer default 1
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reached constant uuid := private.reachable_appointment(link, appointment);
  facts private.appointment_facts;
  visit private.visit_facts;
begin
  select * into facts from private.appointment_facts f where f.id = reached;
  if facts.id is null then
    return null;
  end if;
  select * into visit from private.visit_facts v where v.id = reached;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'date', o.date, 'time_frame', o.time_frame, 'seats_left', o.seats_left
    ) order by o.date, o.starts), '[]')
    from (
      select a.date, a.time_frame, f.starts,
        -- Its own seat is not in its way. Among people it is left out before they are counted.
        a.seats_left + case
          when (a.date, a.time_frame) = (facts.day, facts.frame) and not private.is_staffed() then 1 else 0
        end as seats_left
      from private.free_frames(
        appointment_time_frames.date, appointment_time_frames.days, visit.service_type, visit.zip, visit.id
      ) a
      join public.time_frames f on f.time_frame = a.time_frame
      union all
      select facts.day, facts.frame, f.starts, 1
      from public.time_frames f
      where f.time_frame = facts.frame
        and facts.day between appointment_time_frames.date
          and appointment_time_frames.date + least(greatest(appointment_time_frames.days, 1), 62) - 1
        and public.frame_is_open(facts.day, facts.frame)
        and not public.frame_has_begun(facts.day, facts.frame)
        and not exists (
          select 1 from private.free_frames(facts.day, 1, visit.service_type, visit.zip, visit.id) a
          where a.time_frame = facts.frame
        )
    ) o
  );
end
$$;

-- Moves it to another day and time frame. The old seat is free at once. Asked for again after it was done: the same
-- answer. A technician who cannot do it then is taken off the job; somebody else will be found.
create or replace function public.move_appointment(
  link text, appointment uuid, version integer, date date, time_frame text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
  problems jsonb;
  job public.jobs;
  visit private.visit_facts;
begin
  facts := private.held_appointment(private.reachable_appointment(link, appointment));
  if facts.id is null then
    return null;
  end if;
  if (facts.day, facts.frame) is not distinct from (move_appointment.date, move_appointment.time_frame)
    and facts.cancelled_at is null then
    return private.appointment_view(facts.id);
  end if;
  perform private.require_customer_may_move(facts, move_appointment.version);
  select jsonb_agg(jsonb_build_object(
    'field', case p.field when 'timeFrame' then 'time_frame' else p.field end, 'problem', p.problem
  ))
  into problems
  from private.appointment_problems(
    to_char(move_appointment.date, 'YYYY-MM-DD'), move_appointment.time_frame
  ) p;
  if problems is not null then
    perform private.refuse('PT422', 'invalid', problems::text,
      'Some details are missing or cannot be right.');
  end if;
  select * into visit from private.visit_facts v where v.id = facts.id;
  perform private.lock_days(facts.day, move_appointment.date);
  if facts.job_id is null then
    perform private.lift_visit(facts.id);
    perform private.take_seat(move_appointment.date, move_appointment.time_frame, visit.service_type, visit.zip);
    update public.quotes q
    set appointment_date = move_appointment.date, time_frame = move_appointment.time_frame
    where q.id = facts.quote_id;
  else
    select * into job from public.jobs j where j.id = facts.job_id;
    begin
      perform private.place_job(job, move_appointment.date, move_appointment.time_frame, job.technician_id);
    exception when sqlstate 'PT409' then
      -- The technician cannot; somebody else is found, or the time is taken.
      perform private.place_job(job, move_appointment.date, move_appointment.time_frame, null);
    end;
  end if;
  perform private.notify_of_customer(facts.id, 'moved');
  return private.appointment_view(facts.id);
end
$$;
