-- What ends a technician's work on a job: its completion with a report, or an issue.

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
