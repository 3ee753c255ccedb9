-- What the office and the technician do with appointments and their messages.

create function private.appointment_about(about text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select a.id from public.appointments a
  where a.job_id = appointment_about.about or a.quote_id = appointment_about.about
  order by a.job_id = appointment_about.about desc nulls last
  limit 1
$$;

create function private.message_facts(message public.messages) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', message.id, 'about', message.about, 'kind', message.kind, 'channel', message.channel,
    'audience', message.audience, 'status', message.status, 'due_at', message.due_at,
    'sent_at', message.sent_at, 'attempts', message.attempts, 'delivery', message.delivery,
    'error', message.error, 'next_attempt_at', message.next_attempt_at,
    'created_by_name', private.person_name(message.created_by),
    'customer', coalesce((
      select btrim(f.first_name || ' ' || f.last_name)
      from private.appointment_facts f where f.id = message.appointment_id
    ), '')
  )
$$;

-- The messages of a quote's or job's appointment, the newest first. What was dropped before it was due is not shown.
create function public.appointment_messages(about text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  appointment constant uuid := private.appointment_about(about);
begin
  perform private.require_admin();
  if appointment is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such appointment.');
  end if;
  return (
    select coalesce(jsonb_agg(private.message_facts(m) order by coalesce(m.sent_at, m.due_at) desc, m.repeat desc, m.id), '[]')
    from public.messages m
    where m.appointment_id = appointment
      and (m.status <> 'dropped' or m.attempts > 0)
  );
end
$$;
grant execute on function public.appointment_messages(text) to authenticated;

-- The appointment of a quote or job as the office sees it: as its customer does, with what they wrote back.
create function public.appointment_of(about text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  appointment uuid;
begin
  perform private.require_admin();
  appointment := private.appointment_about(about);
  return private.appointment_view(appointment) || jsonb_build_object(
    'links', (
      select count(*) from public.appointment_links l
      where l.appointment_id = appointment and l.revoked_at is null
    ),
    'replies', (
      select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'body', r.body) order by r.at desc), '[]')
      from public.text_replies r where r.appointment_id = appointment
    )
  );
end
$$;
grant execute on function public.appointment_of(text) to authenticated;

-- What was given up or did not arrive, and has not been sent again: 200 at most, the newest first.
create function public.failed_messages() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.message_facts(m) order by m.created_at desc, m.id), '[]')
    from (
      select * from public.messages f
      where (f.status = 'failed' or f.delivery = 'undelivered')
        and not exists (
          select 1 from public.messages later
          where later.appointment_id = f.appointment_id and later.kind = f.kind
            and later.channel = f.channel and later.version = f.version and later.repeat > f.repeat
        )
      order by f.created_at desc
      limit 200
    ) m
  );
end
$$;
grant execute on function public.failed_messages() to authenticated;

-- Sends a message once more, to the address that is known now. Pressed twice while it waits: once.
create function public.resend_message(id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.messages;
  again public.messages;
begin
  perform private.require_admin();
  select * into message from public.messages m where m.id = resend_message.id for no key update;
  if message.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This message is gone.');
  end if;
  select * into again from public.messages m
  where m.appointment_id is not distinct from message.appointment_id and m.about = message.about
    and m.kind = message.kind and m.channel = message.channel and m.version = message.version
    and m.status in ('waiting', 'sending')
  limit 1;
  if again.id is null then
    insert into public.messages (
      appointment_id, about, audience, kind, version, repeat, channel, due_at, next_attempt_at, facts, created_by
    )
    select message.appointment_id, message.about, message.audience, message.kind, message.version,
      coalesce((
        select max(m.repeat) from public.messages m
        where m.appointment_id = message.appointment_id and m.kind = message.kind
          and m.channel = message.channel and m.version = message.version
      ), message.repeat) + 1,
      message.channel, public.business_now(), public.business_now(), message.facts, auth.uid()
    returning * into again;
  end if;
  return private.message_facts(again);
end
$$;
grant execute on function public.resend_message(uuid) to authenticated;

-- A new link, for the office to read out or send by hand.
create function public.appointment_link(about text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  appointment uuid;
begin
  perform private.require_admin();
  appointment := private.appointment_about(about);
  if appointment is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such appointment.');
  end if;
  return jsonb_build_object('link', private.make_link(appointment));
end
$$;
grant execute on function public.appointment_link(text) to authenticated;

-- Ends every link to an appointment.
create function public.revoke_appointment_links(about text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.appointment_links l set revoked_at = public.business_now()
  where l.appointment_id = private.appointment_about(revoke_appointment_links.about) and l.revoked_at is null;
end
$$;
grant execute on function public.revoke_appointment_links(text) to authenticated;

-- Notes what a customer told the office about texts.
create function public.note_text_consent(about text, wanted boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  perform private.require_admin();
  facts := private.held_appointment(private.appointment_about(about));
  if facts.id is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such appointment.');
  end if;
  perform private.answer_about_texts(facts.id, coalesce(wanted, false), '', 'office');
  return private.appointment_view(facts.id);
end
$$;
grant execute on function public.note_text_consent(text, boolean) to authenticated;

-- The technician's appointment, with what the customer wants them to know and whether they are on the way.
create or replace function private.appointment(job public.jobs) returns jsonb
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
    'access_note', coalesce(a.access_note, ''),
    'customer_note', coalesce(a.customer_note, ''),
    'customer_photos', (
      select coalesce(jsonb_agg(p.path order by p.created_at, p.path), '[]')
      from public.appointment_photos p
      join storage.objects o on o.bucket_id = 'job-photos' and o.name = p.path
      where p.appointment_id = a.id
    ),
    'on_the_way_at', case when job.status = 'Assigned' then a.on_the_way_at end,
    'on_the_way_minutes', case when job.status = 'Assigned' then a.on_the_way_minutes end,
    'version', job.version
  )
  from public.customers c
  left join public.appointments a on a.job_id = job.id
  where c.id = job.customer_id
$$;

drop function public.take_step(text, text, uuid, timestamptz, timestamptz);

-- "Update Job Status": confirm an appointment, say that one is on the way (with the minutes that it takes; the customer
-- is told, unless that time is over already), or start the work.
create function public.take_step(
  job_id text, step text, idempotency_key uuid, taken_at timestamptz,
  sent_at timestamptz default null, minutes integer default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  answer jsonb;
  job public.jobs;
  at timestamptz;
  appointment uuid;
begin
  answer := private.answer_of_action(take_step.idempotency_key, 'step ' || step, take_step.job_id);
  if answer is not null then
    return answer;
  end if;
  job := private.my_open_job(take_step.job_id);
  at := private.acted_at(take_step.taken_at, take_step.sent_at, job);
  if job.status <> 'Assigned' or step not in ('confirm', 'on_my_way', 'start')
    or (step = 'confirm' and job.confirmed_at is not null) then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', job.status)::text,
      'The job is not in a state in which this can be done.');
  end if;
  if step = 'on_my_way' and coalesce(minutes not in (10, 20, 30, 45), true) then
    perform private.refuse_field('minutes', 'not_offered');
  end if;
  update public.jobs j
  set confirmed_at = coalesce(j.confirmed_at, at),
    started_at = case step when 'start' then at end,
    status = case step when 'start' then 'In Progress' else j.status end
  where j.id = job.id;
  if step = 'on_my_way' then
    update public.appointments a set on_the_way_at = at, on_the_way_minutes = take_step.minutes
    where a.job_id = job.id
    returning a.id into appointment;
    if at + make_interval(mins => take_step.minutes) > public.business_now() then
      perform private.tell_customer(appointment, 'on_the_way', again => true);
    end if;
  end if;
  return private.remember_action(take_step.idempotency_key, 'step ' || step, job.id, at);
end
$$;
grant execute on function public.take_step(text, text, uuid, timestamptz, timestamptz, integer) to authenticated;
