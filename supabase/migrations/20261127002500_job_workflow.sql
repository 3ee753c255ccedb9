-- Jobs: Scheduled → Assigned → In Progress → Completed, or Cancelled with a reason.

-- Locks a job in the version that the caller saw; its status must be one of `among`.
create function private.open_job(id text, version integer, among text[]) returns public.jobs
language plpgsql
set search_path = ''
as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j
  where j.id = open_job.id and j.deleted_at is null
  for update;
  if job.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This job is gone.');
  end if;
  if job.version is distinct from open_job.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', job.version)::text,
      'Somebody else has changed this job in the meantime.');
  end if;
  if job.status <> all (among) then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
      'The job is not in a state in which this can be done.');
  end if;
  return job;
end
$$;

create function private.require_free_technician(technician text) returns void
language plpgsql
set search_path = ''
as $$
declare
  duty text;
begin
  select t.duty_status into duty from public.technicians t
  where t.id = technician and t.deleted_at is null;
  if duty is null then
    perform private.refuse_field('technician_id', 'not_offered');
  end if;
  if duty = 'off-duty' then
    perform private.refuse('PT409', 'technician_off_duty', null, 'This technician is off duty.');
  end if;
end
$$;

-- Puts a job on a day, a time frame and a technician (null: nobody). What changed has to be agreed
-- with the technician again.
create function private.place_job(job public.jobs, day date, frame text, technician text) returns void
language plpgsql
set search_path = ''
as $$
declare
  other text;
begin
  if (day, frame) is distinct from (job.scheduled_date, job.scheduled_time) then
    perform private.check_appointment(day, frame, 'scheduled_date', 'scheduled_time');
    perform private.take_seat(day, frame);
  end if;
  if technician is not null and technician is distinct from job.technician_id then
    perform private.require_free_technician(technician);
  end if;
  begin
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
  exception when unique_violation then
    select j.id into other from public.jobs j
    where j.technician_id = technician and j.scheduled_date = day and j.scheduled_time = frame
      and j.status in ('Assigned', 'In Progress') and j.deleted_at is null and j.id <> job.id;
    perform private.refuse('PT409', 'technician_busy', jsonb_build_object('job_id', other)::text,
      'This technician has another job at that time.');
  end;
end
$$;

create function public.move_job(
  id text, version integer, scheduled_date date, scheduled_time text, technician_id text
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
    job, move_job.scheduled_date, move_job.scheduled_time, nullif(move_job.technician_id, '')
  );
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.move_job(text, integer, date, text, text) to authenticated;

create function public.assign_job(id text, version integer, technician_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_admin();
  job := private.open_job(assign_job.id, assign_job.version, '{Scheduled,Assigned}');
  perform private.place_job(
    job, job.scheduled_date, job.scheduled_time, nullif(assign_job.technician_id, '')
  );
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.assign_job(text, integer, text) to authenticated;

create function public.reschedule_job(
  id text, version integer, scheduled_date date, scheduled_time text
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
    job, reschedule_job.scheduled_date, reschedule_job.scheduled_time, job.technician_id
  );
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.reschedule_job(text, integer, date, text) to authenticated;

-- Schedules a new job (`id` null) or changes the details of one that is not over. Day, time frame and
-- technician of an existing one are changed by moving it.
create function public.save_job(id text, version integer, fields jsonb) returns jsonb
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
begin
  perform private.require_admin();
  if save_job.id is not null then
    stored := private.open_job(save_job.id, save_job.version, '{Scheduled,Assigned,In Progress}');
    given := private.checked_fields('jobs', fields, details);
  else
    given := private.checked_fields('jobs', fields, details
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
    written := private.write_record('jobs', save_job.id, save_job.version, given, details);
    return private.record_of('jobs', written);
  end if;

  if not exists (
    select 1 from public.customers c where c.id = wanted.customer_id and c.deleted_at is null
  ) then
    perform private.refuse_field('customer_id', 'required');
  end if;
  perform private.check_appointment(
    wanted.scheduled_date, wanted.scheduled_time, 'scheduled_date', 'scheduled_time'
  );
  perform private.take_seat(wanted.scheduled_date, wanted.scheduled_time);
  technician := nullif(given ->> 'technician_id', '');
  written := private.write_record(
    'jobs', null, null, given - 'technician_id',
    details || '{customer_id,scheduled_date,scheduled_time}'::text[]
  );
  if technician is not null then
    select * into stored from public.jobs j where j.id = written;
    perform private.place_job(stored, stored.scheduled_date, stored.scheduled_time, technician);
  end if;
  return private.record_of('jobs', written);
end
$$;
grant execute on function public.save_job(text, integer, jsonb) to authenticated;

create function public.cancel_job(id text, version integer, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
  given text := left(private.clean_text(coalesce(reason, '')), 500);
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
grant execute on function public.cancel_job(text, integer, text) to authenticated;
