-- When a technician acted, by the server's clock: a device's clock can be hours wrong. A device says with each
-- action what its clock shows while it sends it (sent_at), and the difference to now is taken out of taken_at.
-- Portals that were loaded before this do not say it; for them only the bounds hold.

drop function public.take_step(text, text, uuid, timestamptz);
drop function public.complete_job(text, jsonb, uuid, timestamptz);
drop function public.report_issue(text, jsonb, uuid, timestamptz);
drop function private.acted_at(timestamptz, public.jobs);

-- Never in the future, and never before what has happened to the job already.
create function private.acted_at(taken_at timestamptz, sent_at timestamptz, job public.jobs)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select least(
    greatest(
      coalesce(
        acted_at.taken_at + (public.business_now() - acted_at.sent_at), acted_at.taken_at,
        public.business_now()
      ),
      job.created_at, job.confirmed_at, job.started_at
    ),
    public.business_now()
  )
$$;

-- "Update Job Status": confirm an appointment, or start the work.
create function public.take_step(
  job_id text, step text, idempotency_key uuid, taken_at timestamptz,
  sent_at timestamptz default null
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
  at := private.acted_at(take_step.taken_at, take_step.sent_at, job);
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
grant execute on function public.take_step(text, text, uuid, timestamptz, timestamptz)
  to authenticated;

-- "Mark Job as Complete". completion: {work_done, part_number, cure_minutes, photos, signature,
-- signed_by}. Takes the part from the stock, keeps the report, ends the job and charges it.
create function public.complete_job(
  job_id text, completion jsonb, idempotency_key uuid, taken_at timestamptz,
  sent_at timestamptz default null
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
  at := private.acted_at(complete_job.taken_at, complete_job.sent_at, job);
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
  -- The order before the stock.
  perform private.finish_job(job, at);
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
  return private.remember_action(complete_job.idempotency_key, 'complete', job.id, at);
end
$$;
grant execute on function public.complete_job(text, jsonb, uuid, timestamptz, timestamptz)
  to authenticated;

-- "Report Issue". issue: {kind, note, photo, cannot_complete}. The office is told; a job that cannot
-- be completed goes back to be planned again.
create function public.report_issue(
  job_id text, issue jsonb, idempotency_key uuid, taken_at timestamptz,
  sent_at timestamptz default null
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
  at := private.acted_at(report_issue.taken_at, report_issue.sent_at, job);
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
grant execute on function public.report_issue(text, jsonb, uuid, timestamptz, timestamptz)
  to authenticated;
