-- What a customer does with their appointment: by a link, without an account, or signed in. Every function is called
-- by POST; none of them can be called by GET, so that whoever only looks at a link changes nothing.

-- Wrong links by network address, for an hour: guessing is limited.
create table private.wrong_links (
  address_hash text not null,
  at timestamptz not null
);
create index wrong_links_by_address on private.wrong_links (address_hash, at);
alter table private.wrong_links enable row level security;

-- The signed-in person's own appointments: of their account, of their customer record, and those that were booked as a
-- guest with the e-mail address that they have confirmed.
create function private.my_appointment_ids() returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  with me as materialized (
    select u.id, case when u.email_confirmed_at is not null then lower(u.email) end as email
    from auth.users u where u.id = public.signed_in_user()
  )
  select a.id from me join public.quotes q on q.user_id = me.id join public.appointments a on a.quote_id = q.id
  union
  select a.id from me join public.quotes q on lower(q.email) = me.email and q.email <> ''
  join public.appointments a on a.quote_id = q.id and a.job_id is null
  union
  select a.id from me join public.customers c on c.user_id = me.id and c.deleted_at is null
  join public.jobs j on j.customer_id = c.id join public.appointments a on a.job_id = j.id
  union
  select a.id from me
  join public.customers c on lower(c.email) = me.email and c.email <> '' and c.deleted_at is null
  join public.jobs j on j.customer_id = c.id join public.appointments a on a.job_id = j.id
$$;

-- The appointment that a link or a signed-in person may see; null when there is none for them. A link that is
-- unknown, ended or revoked counts as a guess.
create function private.reachable_appointment(link text, appointment uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant text := private.salted_hash(
    'address ' || private.address_subject(coalesce(private.request_address(), 'unknown'))
  );
  rules public.booking_rules;
  found_id uuid;
begin
  if link is null then
    if appointment is null or public.signed_in_user() is null then
      return null;
    end if;
    return (
      select a.id from public.appointments a
      where a.id = reachable_appointment.appointment
        and (public.is_admin() or a.id in (select private.my_appointment_ids()))
    );
  end if;
  select * into rules from public.booking_rules;
  if (
    select count(*) from private.wrong_links w
    where w.address_hash = caller and w.at > public.business_now() - interval '1 hour'
  ) >= rules.limit_wrong_links then
    perform private.refuse('PT429', 'rate_limited', null,
      'Too many links that lead nowhere. Please try again in an hour, or call us.');
  end if;
  select f.id into found_id
  from public.appointment_links l
  join private.appointment_facts f on f.id = l.appointment_id
  where l.token_hash = encode(sha256(convert_to(left(link, 200), 'UTF8')), 'hex')
    and l.revoked_at is null
    and f.ends_at + make_interval(days => rules.link_days) > public.business_now();
  if found_id is null then
    delete from private.wrong_links w where w.at < public.business_now() - interval '1 hour';
    insert into private.wrong_links (address_hash, at) values (caller, public.business_now());
  end if;
  return found_id;
end
$$;

-- Whether a customer may still move it or call it off. The office always may.
create function private.customer_may_move(facts private.appointment_facts) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select facts.deleted_at is null
    and facts.state in ('booked', 'confirmed', 'assigned')
    and facts.ends_at > public.business_now()
    and (r.move_until = 'on_the_way' or facts.day > public.business_today())
  from public.booking_rules r
$$;

-- An appointment as its customer sees it: AppointmentView in src/domain.
create function private.appointment_view(appointment uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', f.id, 'reference', f.reference, 'version', f.version, 'state', f.state,
    'steps', jsonb_build_array(
      jsonb_build_object('step', 'booked', 'at', f.created_at),
      jsonb_build_object('step', 'confirmed', 'at', f.confirmed_at),
      jsonb_build_object('step', 'assigned', 'at', f.assigned_at),
      jsonb_build_object('step', 'on_the_way', 'at', f.on_the_way_at),
      jsonb_build_object('step', 'in_progress', 'at', f.started_at),
      jsonb_build_object('step', 'done', 'at', f.completed_at)
    ),
    'date', f.day, 'time_frame', f.frame, 'service_type', f.service_type, 'position', f.position,
    'glass_type', f.glass_type, 'vehicle', f.vehicle, 'price', f.price,
    'payment_method', f.payment_method, 'address', f.address, 'first_name', f.first_name,
    'last_name', f.last_name, 'technician', f.technician,
    'on_the_way_minutes', f.on_the_way_minutes,
    'arrives_at', f.on_the_way_at + make_interval(mins => f.on_the_way_minutes),
    'access_note', f.access_note, 'customer_note', f.customer_note,
    'texts_wanted', f.texts_wanted, 'texts_possible', private.may_text(f.phone),
    'phone', case when f.phone is not null then '••••' || right(f.phone, 2) else '' end,
    'may_move', private.customer_may_move(f), 'may_cancel', private.customer_may_move(f),
    'may_edit', f.state in ('booked', 'confirmed', 'assigned', 'on_the_way') and f.deleted_at is null,
    'cancelled_by', f.cancelled_by, 'cancel_reason', f.cancel_reason,
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('path', p.path) order by p.created_at, p.path), '[]')
      from public.appointment_photos p
      join storage.objects o on o.bucket_id = 'job-photos' and o.name = p.path
      where p.appointment_id = f.id
    ),
    'photos_left', 6 - (
      select count(*) from public.appointment_photos p
      join storage.objects o on o.bucket_id = 'job-photos' and o.name = p.path
      where p.appointment_id = f.id
    ),
    'report', (
      select jsonb_build_object(
        'work_done', r.work_done, 'cure_minutes', r.cure_minutes, 'completed_at', r.taken_at,
        'safe_to_drive_at', r.taken_at + make_interval(mins => r.cure_minutes), 'signed_by', r.signed_by
      )
      from public.service_reports r where r.job_id = f.job_id
    )
  )
  from private.appointment_facts f
  where f.id = appointment_view.appointment
$$;

create function public.read_appointment(link text default null, appointment uuid default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  return private.appointment_view(private.reachable_appointment(link, appointment));
end
$$;
grant execute on function public.read_appointment(text, uuid) to anon, authenticated;

-- All appointments of the signed-in person: open ones first, the nearest before the later; then the past ones, the
-- latest first.
create function public.my_appointments() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  if public.signed_in_user() is null then
    raise exception 'Only a signed-in person has appointments' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(private.appointment_view(f.id)
      order by f.open desc, case when f.open then f.starts_at end, f.starts_at desc, f.id), '[]')
    from (
      select a.id, a.starts_at, a.state not in ('done', 'cancelled') and a.deleted_at is null as open
      from private.appointment_facts a
      where a.id in (select private.my_appointment_ids())
      order by a.starts_at desc
      limit 200
    ) f
  );
end
$$;
grant execute on function public.my_appointments() to authenticated;

-- The time frames that this appointment can have, its own among them.
create function public.appointment_time_frames(
  link text, appointment uuid, date date, days integer default 1
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  reached constant uuid := private.reachable_appointment(link, appointment);
  facts private.appointment_facts;
begin
  select * into facts from private.appointment_facts f where f.id = reached;
  if facts.id is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'date', o.date, 'time_frame', o.time_frame, 'seats_left', o.seats_left
    ) order by o.date, o.starts), '[]')
    from (
      select a.date, a.time_frame, f.starts,
        a.seats_left + case when (a.date, a.time_frame) = (facts.day, facts.frame) then 1 else 0 end as seats_left
      from public.available_time_frames(appointment_time_frames.date, appointment_time_frames.days) a
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
          select 1 from public.available_time_frames(facts.day, 1) a where a.time_frame = facts.frame
        )
    ) o
  );
end
$$;
grant execute on function public.appointment_time_frames(text, uuid, date, integer) to anon, authenticated;

-- Locks an appointment with its quote and job, in the order of all locks, and answers how it is then.
create function private.held_appointment(appointment uuid) returns private.appointment_facts
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  perform 1 from public.quotes q
  join public.appointments a on a.quote_id = q.id
  where a.id = held_appointment.appointment for no key update of q;
  -- The quote may just have become a job.
  perform 1 from public.jobs j
  join public.appointments a on a.job_id = j.id
  where a.id = held_appointment.appointment for no key update of j;
  perform 1 from public.appointments a where a.id = held_appointment.appointment for no key update;
  select * into facts from private.appointment_facts f where f.id = held_appointment.appointment;
  return facts;
end
$$;

create function private.require_customer_may_move(facts private.appointment_facts, version integer) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if facts.version is distinct from require_customer_may_move.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', facts.version)::text,
      'Somebody else has changed this appointment in the meantime.');
  end if;
  if not private.customer_may_move(facts) then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('state', facts.state)::text,
      'It is too late to change this appointment here. Please call us.');
  end if;
end
$$;

-- Moves it to another day and time frame. The old seat is free at once. Asked for again after it was done: the same
-- answer. A technician who has other work then is taken off the job; somebody else will be found.
create function public.move_appointment(
  link text, appointment uuid, version integer, date date, time_frame text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
  problems jsonb;
  job public.jobs;
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
  if facts.job_id is null then
    perform private.take_seat(move_appointment.date, move_appointment.time_frame);
    update public.quotes q
    set appointment_date = move_appointment.date, time_frame = move_appointment.time_frame
    where q.id = facts.quote_id;
  else
    select * into job from public.jobs j where j.id = facts.job_id;
    perform private.place_job(job, move_appointment.date, move_appointment.time_frame, case
      when not exists (
        select 1 from public.jobs other
        where other.technician_id = job.technician_id and other.deleted_at is null
          and other.status in ('Assigned', 'In Progress')
          and (other.scheduled_date, other.scheduled_time)
            = (move_appointment.date, move_appointment.time_frame)
      ) then job.technician_id
    end);
  end if;
  perform private.notify_of_customer(facts.id, 'moved');
  return private.appointment_view(facts.id);
end
$$;
grant execute on function public.move_appointment(text, uuid, integer, date, text) to anon, authenticated;

-- Calls it off. Done already: the same answer.
create function public.cancel_appointment(link text, appointment uuid, version integer, reason text default '')
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
  given constant text := left(private.clean_text(left(coalesce(reason, ''), 2000)), 400);
begin
  facts := private.held_appointment(private.reachable_appointment(link, appointment));
  if facts.id is null or facts.cancelled_at is not null then
    return private.appointment_view(facts.id);
  end if;
  perform private.require_customer_may_move(facts, cancel_appointment.version);
  update public.appointments a
  set version = a.version + 1, cancelled_at = public.business_now(), cancelled_by = 'customer',
    cancel_reason = given
  where a.id = facts.id;
  if facts.job_id is null then
    update public.quotes q set deleted_at = public.business_now() where q.id = facts.quote_id;
  else
    update public.jobs j
    set status = 'Cancelled',
      cancel_reason = 'By the customer' || case when given <> '' then ': ' || given else '' end
    where j.id = facts.job_id;
  end if;
  perform private.tell_customer(facts.id, 'cancelled');
  perform private.notify_of_customer(facts.id, 'cancelled');
  return private.appointment_view(facts.id);
end
$$;
grant execute on function public.cancel_appointment(text, uuid, integer, text) to anon, authenticated;

-- Changes what the customer wants whoever comes to know. fields: {access_note, customer_note}; what is missing stays.
create function public.change_appointment(link text, appointment uuid, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
  access text := private.clean_text(fields ->> 'access_note');
  note text := private.clean_text(fields ->> 'customer_note');
begin
  facts := private.held_appointment(private.reachable_appointment(link, appointment));
  if facts.id is null then
    return null;
  end if;
  if facts.state not in ('booked', 'confirmed', 'assigned', 'on_the_way') or facts.deleted_at is not null then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('state', facts.state)::text,
      'It is too late to change this appointment here. Please call us.');
  elsif char_length(access) > 500 then
    perform private.refuse_field('access_note', 'too_long');
  elsif char_length(note) > 500 then
    perform private.refuse_field('customer_note', 'too_long');
  end if;
  update public.appointments a
  set access_note = coalesce(access, a.access_note), customer_note = coalesce(note, a.customer_note)
  where a.id = facts.id
    and (coalesce(access, a.access_note), coalesce(note, a.customer_note)) <> (a.access_note, a.customer_note);
  if found then
    perform private.notify_of_customer(facts.id, 'note');
  end if;
  return private.appointment_view(facts.id);
end
$$;
grant execute on function public.change_appointment(text, uuid, jsonb) to anon, authenticated;

-- Keeps an answer about texts and acts on it: who wants them gets the reminder that is still to come, and in the wizard
-- the confirmation too.
create function private.answer_about_texts(appointment uuid, wanted boolean, words text, source text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  select * into facts from private.appointment_facts f where f.id = answer_about_texts.appointment;
  if facts.texts_wanted = wanted then
    return;
  end if;
  if wanted and not private.may_text(facts.phone) then
    perform private.refuse_field('phone', 'invalid');
  end if;
  insert into public.text_consents
    (appointment_id, given, words, source, phone_hash, address_hash, at, created_by)
  values (
    facts.id, wanted, left(private.clean_text(left(coalesce(words, ''), 2000)), 1000), source,
    private.salted_hash('phone ' || facts.phone),
    private.salted_hash('address ' || private.address_subject(private.request_address())),
    public.business_now(), case when private.session_problem() is null then auth.uid() end
  );
  update public.appointments a set texts_wanted = wanted where a.id = facts.id;
  if wanted then
    if source = 'wizard' then
      perform private.tell_customer(facts.id, 'confirmation');
    end if;
    perform private.plan_reminder(facts.id);
  end if;
end
$$;

create function public.set_appointment_texts(
  link text, appointment uuid, wanted boolean, words text default ''
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  facts := private.held_appointment(private.reachable_appointment(link, appointment));
  if facts.id is null then
    return null;
  end if;
  perform private.answer_about_texts(
    facts.id, coalesce(wanted, false), words, case when link is null then 'account' else 'appointment page' end
  );
  return private.appointment_view(facts.id);
end
$$;
grant execute on function public.set_appointment_texts(text, uuid, boolean, text) to anon, authenticated;

-- Where the next photo of the damage is to be uploaded; nobody else can know the path. Six at most, counting those that
-- were asked for and never came for an hour.
create function public.begin_appointment_photo(link text, appointment uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
  made text;
begin
  facts := private.held_appointment(private.reachable_appointment(link, appointment));
  if facts.id is null then
    return null;
  end if;
  if facts.state not in ('booked', 'confirmed', 'assigned', 'on_the_way') or facts.deleted_at is not null then
    perform private.refuse('PT409', 'wrong_state', jsonb_build_object('state', facts.state)::text,
      'It is too late to change this appointment here. Please call us.');
  end if;
  delete from public.appointment_photos p
  where p.appointment_id = facts.id and p.created_at < public.business_now() - interval '1 hour'
    and not exists (
      select 1 from storage.objects o where o.bucket_id = 'job-photos' and o.name = p.path
    );
  if (select count(*) from public.appointment_photos p where p.appointment_id = facts.id) >= 6 then
    perform private.refuse_field('photos', 'invalid');
  end if;
  insert into public.appointment_photos (path, appointment_id, created_at)
  values ('appointments/' || facts.id || '/' || gen_random_uuid() || '.jpg', facts.id, public.business_now())
  returning path into made;
  return jsonb_build_object('path', made);
end
$$;
grant execute on function public.begin_appointment_photo(text, uuid) to anon, authenticated;

-- Takes a photo out. Its file is removed with the next clearing away: only the Storage API can do that.
create function public.remove_appointment_photo(link text, appointment uuid, path text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  facts := private.held_appointment(private.reachable_appointment(link, appointment));
  if facts.id is null then
    return null;
  end if;
  delete from public.appointment_photos p
  where p.appointment_id = facts.id and p.path = remove_appointment_photo.path;
  if found then
    insert into private.photo_removals (path) values (remove_appointment_photo.path) on conflict do nothing;
  end if;
  return private.appointment_view(facts.id);
end
$$;
grant execute on function public.remove_appointment_photo(text, uuid, text) to anon, authenticated;

-- Whoever asked for a path may put a file there, for an hour. Photos are read by the office, by the technician of the
-- job and by the signed-in customer; not by link: a policy cannot see one, and paths could be listed.
create function private.may_add_appointment_photo(path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.appointment_photos p
    where p.path = may_add_appointment_photo.path
      and p.created_at > public.business_now() - interval '1 hour'
  )
$$;
grant execute on function private.may_add_appointment_photo(text) to anon, authenticated;
create policy "customers add photos to their appointment" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'job-photos' and private.may_add_appointment_photo(name));

create or replace function private.may_read_photo(path text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  technician text;
begin
  if private.session_problem() is not null then
    return false;
  elsif public.is_admin() then
    return true;
  end if;
  technician := private.my_technician_id();
  if path like 'appointments/%' then
    return exists (
      select 1 from public.appointment_photos p
      join public.appointments a on a.id = p.appointment_id
      left join public.jobs j on j.id = a.job_id and j.deleted_at is null
      where p.path = may_read_photo.path
        and (j.technician_id = technician or a.id in (select private.my_appointment_ids()))
    );
  end if;
  return exists (
    select 1 from public.jobs j
    where j.id = split_part(may_read_photo.path, '/', 1) and j.technician_id = technician
      and j.deleted_at is null
  ) or exists (
    select 1 from public.job_photos p
    where p.path = may_read_photo.path and p.technician_id = technician
  );
end
$$;

-- Booking, as before; what the wizard asked about texts is kept, and the answer carries a link to the appointment.
alter function public.submit_quote(jsonb, uuid, text) set schema private;
revoke execute on function private.submit_quote(jsonb, uuid, text) from anon, authenticated;

create function public.submit_quote(draft jsonb, idempotency_key uuid, honeypot text default '')
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  confirmation jsonb := private.submit_quote(draft, idempotency_key, honeypot);
  booked public.appointments;
  consent constant jsonb := draft #> '{appointmentDetails,textConsent}';
begin
  select * into booked from public.appointments a where a.quote_id = confirmation ->> 'reference';
  -- The first time only: who has changed their mind since is not asked again by a repeated sending.
  if consent -> 'given' = 'true' and not exists (
    select 1 from public.text_consents t where t.appointment_id = booked.id
  ) and private.may_text((select f.phone from private.appointment_facts f where f.id = booked.id)) then
    perform private.answer_about_texts(booked.id, true, consent ->> 'words', 'wizard');
  end if;
  return confirmation || jsonb_build_object(
    'appointmentId', booked.id, 'link', private.make_link(booked.id)
  );
end
$$;
grant execute on function public.submit_quote(jsonb, uuid, text) to anon, authenticated;
