-- What a technician does from the kerb. Every action carries a key, so that it is done once however
-- often a device without signal sends it, and the time at which the person acted.

create function private.appointment(job public.jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', job.id,
    'date', job.scheduled_date,
    'time', job.scheduled_time,
    'customer', c.name,
    'customer_phone', c.phone,
    'service_type', job.service_type,
    'position', job.position,
    'glass_type', job.glass_type,
    'vehicle', private.vehicle_text(job.vehicle_year, job.vehicle_make, job.vehicle_model),
    'plate', job.plate,
    'address', job.location,
    'notes', job.notes,
    'status', case job.status
      when 'In Progress' then 'in-progress'
      when 'Completed' then 'completed'
      when 'Cancelled' then 'cancelled'
      else case when job.confirmed_at is null then 'pending' else 'confirmed' end
    end,
    'job_status', job.status,
    'priority', job.priority,
    'amount', job.amount,
    'open_issues', (
      select count(*) from public.job_issues i where i.job_id = job.id and i.resolved_at is null
    ),
    'has_report', exists (select 1 from public.service_reports r where r.job_id = job.id),
    'version', job.version
  )
  from public.customers c
  where c.id = job.customer_id
$$;

create function private.appointments_of(technician text, day date) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.appointment(j) order by f.starts, j.id), '[]')
  from public.jobs j
  join public.time_frames f on f.time_frame = j.scheduled_time
  where j.technician_id = technician and j.scheduled_date = day and j.deleted_at is null
$$;

-- Today and tomorrow of the signed-in technician, with today's figures.
create function public.my_day() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  technician text := private.my_technician_id();
  today date := public.business_today();
begin
  if coalesce(public.current_role_name(), '') not in ('technician', 'admin', 'super_admin') then
    raise exception 'Only technicians have a day here' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'technician_id', technician,
      'name', coalesce(
        (select t.name from public.technicians t where t.id = technician),
        private.person_name(auth.uid()), ''
      ),
      'today', today,
      'todays_jobs', count(*) filter (where j.status <> 'Cancelled'),
      'completed', count(*) filter (where j.status = 'Completed'),
      'in_progress', count(*) filter (where j.status = 'In Progress'),
      'pending', count(*) filter (where j.status = 'Assigned'),
      'appointments', private.appointments_of(technician, today),
      'tomorrow', private.appointments_of(technician, today + 1),
      'parts', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'part_number', g.part_number, 'type', g.type, 'vehicle', g.vehicle, 'in_stock', g.in_stock
        ) order by g.type, g.vehicle), '[]')
        from public.glass_items g
        where g.deleted_at is null and g.in_stock > 0 and technician is not null
      ),
      'directions_url', (select a.directions_url from public.api_settings a)
    )
    from public.jobs j
    where j.technician_id = technician and j.scheduled_date = today and j.deleted_at is null
  );
end
$$;
grant execute on function public.my_day() to authenticated;

-- The answer that an action got when it came the first time; null when this is the first time.
create function private.answer_of_action(idempotency_key uuid, action text, job_id text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known private.device_actions;
begin
  if idempotency_key is null then
    perform private.refuse_field('idempotency_key', 'required');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('device action ' || idempotency_key, 0));
  select * into known from private.device_actions d
  where d.idempotency_key = answer_of_action.idempotency_key;
  if known.idempotency_key is null then
    return null;
  end if;
  if (known.user_id, known.action, known.job_id)
    is distinct from (auth.uid(), answer_of_action.action, answer_of_action.job_id) then
    perform private.refuse('PT409', 'key_used', null, 'This key belongs to another action.');
  end if;
  return known.answer;
end
$$;

-- Locks a job of the signed-in technician. PT409 tells why it cannot be worked on: reassigned (it is
-- not, or no longer, theirs), cancelled, already_completed.
create function private.my_open_job(id text) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j
  where j.id = my_open_job.id and j.deleted_at is null
    and j.technician_id = private.my_technician_id()
  for update;
  if job.id is null then
    perform private.refuse('PT409', 'reassigned', null, 'This job is not yours any more.');
  elsif job.status = 'Cancelled' then
    perform private.refuse('PT409', 'cancelled',
      jsonb_build_object('reason', job.cancel_reason)::text, 'This job was cancelled.');
  elsif job.status = 'Completed' then
    perform private.refuse('PT409', 'already_completed', null, 'This job is completed already.');
  end if;
  return job;
end
$$;

-- When the person acted: never in the future, whatever the device's clock says, and never before the
-- device could have known of the job.
create function private.acted_at(taken_at timestamptz, job public.jobs) returns timestamptz
language sql stable
set search_path = ''
as $$
  select least(
    greatest(coalesce(taken_at, public.business_now()), job.created_at), public.business_now()
  )
$$;

create function private.remember_action(
  idempotency_key uuid, action text, job_id text, taken_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  select private.appointment(j) into answer from public.jobs j where j.id = remember_action.job_id;
  insert into private.device_actions (idempotency_key, user_id, action, job_id, answer, taken_at)
  values (idempotency_key, auth.uid(), action, job_id, answer, taken_at);
  return answer;
end
$$;

-- "Update Job Status": confirm an appointment, or start the work.
create function public.take_step(
  job_id text, step text, idempotency_key uuid, taken_at timestamptz
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  answer jsonb;
  job public.jobs;
  at timestamptz;
begin
  answer := private.answer_of_action(take_step.idempotency_key, 'step ' || step, take_step.job_id);
  if answer is not null then
    return answer;
  end if;
  job := private.my_open_job(take_step.job_id);
  at := private.acted_at(take_step.taken_at, job);
  if job.status <> 'Assigned' or step not in ('confirm', 'start')
    or (step = 'confirm' and job.confirmed_at is not null) then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
      'The job is not in a state in which this can be done.');
  end if;
  update public.jobs j
  set confirmed_at = coalesce(j.confirmed_at, at),
    started_at = case step when 'start' then at end,
    status = case step when 'start' then 'In Progress' else j.status end
  where j.id = job.id;
  return private.remember_action(take_step.idempotency_key, 'step ' || step, job.id, at);
end
$$;
grant execute on function public.take_step(text, text, uuid, timestamptz) to authenticated;
