-- Jobs under way: begun, completed and charged, and the board of a day.

create function private.service_label(service text) returns text
language sql immutable
set search_path = ''
as $$
  select case service
    when 'windshield' then 'Windshield Replacement'
    when 'chip-repair' then 'Chip Repair'
    when 'door-glass' then 'Door Glass'
    when 'vent-glass' then 'Vent Glass'
    when 'quarter-glass' then 'Quarter Glass'
    when 'back-glass' then 'Back Glass'
    else service
  end
$$;

-- Ends a job. What was done is charged: its order is completed, or made if there is none.
create function private.finish_job(job public.jobs, at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  made text;
begin
  update public.jobs j
  set status = 'Completed', completed_at = at, started_at = coalesce(j.started_at, at)
  where j.id = job.id;
  update public.orders o
  set status = 'completed',
    technician_id = job.technician_id,
    delivery_date = greatest(
      o.order_date, coalesce(o.delivery_date, (at at time zone 'America/Los_Angeles')::date)
    )
  where o.job_id = job.id and o.deleted_at is null;
  if not found then
    insert into public.orders (customer_id, job_id, technician_id, status, delivery_date)
    values (job.customer_id, job.id, job.technician_id, 'completed', public.business_today())
    returning id into made;
    insert into public.order_items (order_id, place, description, unit_price)
    values (
      made, 1,
      private.service_label(job.service_type) || coalesce(
        ', ' || nullif(left(
          private.vehicle_text(job.vehicle_year, job.vehicle_make, job.vehicle_model), 150
        ), ''), ''
      ),
      job.amount
    );
  end if;
end
$$;

-- The office moves a job on: begun, done, or back to be planned anew.
create function public.set_job_status(id text, version integer, status text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  job public.jobs;
begin
  perform private.require_admin();
  job := private.open_job(set_job_status.id, set_job_status.version, '{Scheduled,Assigned,In Progress}');
  case
    when job.status = 'Assigned' and set_job_status.status = 'In Progress' then
      update public.jobs j
      set status = 'In Progress', started_at = public.business_now() where j.id = job.id;
    when job.status = 'In Progress' and set_job_status.status = 'Completed' then
      perform private.finish_job(job, public.business_now());
    when job.status in ('Assigned', 'In Progress') and set_job_status.status = 'Scheduled' then
      update public.jobs j
      set status = 'Scheduled', technician_id = null, confirmed_at = null, started_at = null
      where j.id = job.id;
    else
      perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
        'A job goes from Scheduled to Assigned, to In Progress, to Completed.');
  end case;
  return private.record_of('jobs', job.id);
end
$$;
grant execute on function public.set_job_status(text, integer, text) to authenticated;

-- The day board: the jobs of one day that are not called off, in the order of the time frames.
create function public.day_board(day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'day', day,
    'jobs', (
      select coalesce(jsonb_agg(to_jsonb(v) - 'search_text' order by f.starts, v.id), '[]')
      from private.job_list v
      join public.time_frames f on f.time_frame = v.scheduled_time
      where v.scheduled_date = day_board.day and v.status <> 'Cancelled'
    ),
    'frames', (
      select jsonb_agg(jsonb_build_object(
        'time_frame', f.time_frame,
        'open', public.frame_is_open(day, f.time_frame),
        'seats_left', greatest(r.seats_per_frame - public.seats_taken(day, f.time_frame), 0)
      ) order by f.starts)
      from public.time_frames f cross join public.booking_rules r
    )
  );
end
$$;
grant execute on function public.day_board(date) to authenticated;
