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

-- One unit of glass from the stock; answers the glass item. Null when no part was used.
create function private.take_part(part_number text) returns text
language plpgsql
set search_path = ''
as $$
declare
  part public.glass_items;
begin
  if part_number = '' then
    return null;
  end if;
  select * into part from public.glass_items g
  where lower(g.part_number) = lower(take_part.part_number) and g.deleted_at is null
  for update;
  if part.id is null then
    perform private.refuse_field('part_number', 'not_offered');
  end if;
  if part.in_stock < 1 then
    perform private.refuse('PT409', 'not_enough_stock',
      jsonb_build_object('part_number', part.part_number)::text,
      'None of this part is left in stock.');
  end if;
  update public.glass_items g set in_stock = g.in_stock - 1 where g.id = part.id;
  return part.id;
end
$$;

create function private.add_photos(job public.jobs, issue bigint, photos jsonb, at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(photos, 'null') = 'null' then
    return;
  end if;
  if jsonb_typeof(photos) <> 'array' or jsonb_array_length(photos) > 6 then
    perform private.refuse_field('photos', 'invalid');
  end if;
  insert into public.job_photos (job_id, technician_id, issue_id, image, taken_at)
  select job.id, job.technician_id, issue, p.image, at
  from jsonb_array_elements_text(photos) as p (image);
exception when check_violation or not_null_violation then
  perform private.refuse_field('photos', 'invalid');
end
$$;

-- "Mark Job as Complete". completion: {work_done, part_number, cure_minutes, photos, signature,
-- signed_by}. Takes the part from the stock, keeps the report, ends the job and charges it.
create function public.complete_job(
  job_id text, completion jsonb, idempotency_key uuid, taken_at timestamptz
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  answer jsonb;
  job public.jobs;
  at timestamptz;
  given jsonb;
  report public.service_reports;
  broken text;
begin
  answer := private.answer_of_action(complete_job.idempotency_key, 'complete', complete_job.job_id);
  if answer is not null then
    return answer;
  end if;
  job := private.my_open_job(complete_job.job_id);
  if job.status <> 'In Progress' then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
      'Start the job before you complete it.');
  end if;
  at := private.acted_at(complete_job.taken_at, job);
  given := private.checked_fields(
    'service_reports', completion - 'photos',
    '{work_done,part_number,cure_minutes,signature,signed_by}'
  );
  report := jsonb_populate_record(null::public.service_reports, given);
  if private.is_blank(coalesce(report.work_done, '')) then
    perform private.refuse_field('work_done', 'required');
  end if;
  if report.cure_minutes is null then
    perform private.refuse_field('cure_minutes', 'required');
  end if;
  report.part_number := coalesce(report.part_number, '');
  report.glass_item_id := private.take_part(report.part_number);
  begin
    insert into public.service_reports (
      job_id, technician_id, work_done, part_number, glass_item_id, cure_minutes, signed_by,
      signature, taken_at
    )
    values (
      job.id, job.technician_id, report.work_done, report.part_number, report.glass_item_id,
      report.cure_minutes, coalesce(report.signed_by, ''), coalesce(report.signature, ''), at
    );
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    perform private.refuse('PT422', 'invalid',
      private.field_problem('service_reports', broken, given)::text,
      'Some details are missing or cannot be right.');
  end;
  perform private.add_photos(job, null, completion -> 'photos', at);
  perform private.finish_job(job, at);
  return private.remember_action(complete_job.idempotency_key, 'complete', job.id, at);
end
$$;
grant execute on function public.complete_job(text, jsonb, uuid, timestamptz) to authenticated;

-- "Report Issue". issue: {kind, note, photo, cannot_complete}. The office is told; a job that cannot
-- be completed goes back to be planned anew.
create function public.report_issue(
  job_id text, issue jsonb, idempotency_key uuid, taken_at timestamptz
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  answer jsonb;
  job public.jobs;
  at timestamptz;
  given jsonb;
  made bigint;
  broken text;
begin
  answer := private.answer_of_action(report_issue.idempotency_key, 'issue', report_issue.job_id);
  if answer is not null then
    return answer;
  end if;
  job := private.my_open_job(report_issue.job_id);
  at := private.acted_at(report_issue.taken_at, job);
  given := private.checked_fields('job_issues', issue - 'photo', '{kind,note,cannot_complete}');
  begin
    insert into public.job_issues (job_id, technician_id, kind, note, cannot_complete, taken_at)
    values (
      job.id, job.technician_id, given ->> 'kind', coalesce(given ->> 'note', ''),
      coalesce((given ->> 'cannot_complete')::boolean, false), at
    )
    returning id into made;
  exception
    when check_violation then
      get stacked diagnostics broken = constraint_name;
      if broken = 'job_issues_other_explained' then
        perform private.refuse_field('note', 'required');
      end if;
      perform private.refuse('PT422', 'invalid',
        private.field_problem('job_issues', broken, given)::text,
        'Some details are missing or cannot be right.');
    when not_null_violation then
      perform private.refuse_field('kind', 'required');
  end;
  if coalesce(issue ->> 'photo', '') <> '' then
    perform private.add_photos(job, made, jsonb_build_array(issue ->> 'photo'), at);
  end if;
  if coalesce((given ->> 'cannot_complete')::boolean, false) then
    update public.jobs j
    set status = 'Scheduled', technician_id = null, confirmed_at = null, started_at = null
    where j.id = job.id;
  end if;
  return private.remember_action(report_issue.idempotency_key, 'issue', job.id, at);
end
$$;
grant execute on function public.report_issue(text, jsonb, uuid, timestamptz) to authenticated;

-- "Create Service Report": what the paper says, for the office and for the technician who did it.
create function public.service_report(job_id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  report jsonb;
begin
  select jsonb_build_object(
    'job_id', j.id, 'customer', c.name, 'address', j.location,
    'vehicle', private.vehicle_text(j.vehicle_year, j.vehicle_make, j.vehicle_model),
    'plate', j.plate, 'service_type', j.service_type, 'position', j.position,
    'glass_type', j.glass_type, 'amount', j.amount, 'technician', t.name,
    'work_done', r.work_done, 'part_number', r.part_number, 'cure_minutes', r.cure_minutes,
    'safe_to_drive_at', r.taken_at + make_interval(mins => r.cure_minutes),
    'completed_at', r.taken_at, 'signed_by', r.signed_by, 'signature', r.signature,
    'photos', (
      select coalesce(jsonb_agg(p.image order by p.id), '[]') from public.job_photos p
      where p.job_id = j.id and p.issue_id is null
    )
  )
  into report
  from public.service_reports r
  join public.jobs j on j.id = r.job_id
  join public.customers c on c.id = j.customer_id
  join public.technicians t on t.id = r.technician_id
  where r.job_id = service_report.job_id
    and (public.is_admin() or r.technician_id = private.my_technician_id());
  if report is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no report of this job.');
  end if;
  return report;
end
$$;
grant execute on function public.service_report(text) to authenticated;
