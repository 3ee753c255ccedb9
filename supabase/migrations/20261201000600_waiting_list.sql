-- Who waits for a time on a day that is full. As soon as something is free, they are told in the order they came: as
-- many as there are free times, each once, with a link that brings back what they had typed.

create table public.waiting_list (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  day date not null,
  -- Empty while no service is chosen: any time will do then.
  service_type text not null default '' check (char_length(service_type) <= 40),
  zip_code text not null default '' check (char_length(zip_code) <= 200),
  email text not null check (char_length(email) between 3 and 254),
  -- A draft in the form of src/domain/quoteDraft.ts, which the link brings back.
  draft jsonb not null default '{}' check (octet_length(draft::text) <= 12000),
  -- Of the tokens of its links, one for each attempt to send the mail: an attempt that seems to have failed may have
  -- arrived. The tokens are only in the mail.
  token_hashes text[] not null default '{}' check (cardinality(token_hashes) <= 20),
  email_hash text check (char_length(email_hash) = 64),
  -- Of the network address; forgotten after a day.
  address_hash text check (char_length(address_hash) = 64),
  created_at timestamptz not null default now(),
  told_at timestamptz,
  -- The end of the day: nobody is told after it, and the link ends.
  expires timestamptz not null,
  -- Booked, left, or the mail could not be sent.
  ended_at timestamptz
);
create index waiting_list_in_line on public.waiting_list (created_at, id)
  where told_at is null and ended_at is null;
create index waiting_list_by_day on public.waiting_list (day);
create index waiting_list_by_email on public.waiting_list (lower(email));
create index waiting_list_by_token on public.waiting_list using gin (token_hashes);
create index waiting_list_by_email_hash on public.waiting_list (email_hash, created_at);
create index waiting_list_by_address_hash on public.waiting_list (address_hash, created_at)
  where address_hash is not null;
alter table public.waiting_list enable row level security;

alter table public.messages
  add column waiting_id uuid references public.waiting_list (id) on delete cascade,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in (
    'confirmation', 'reminder', 'moved', 'cancelled', 'on_the_way', 'finished',
    'office_new_booking', 'office_moved', 'office_cancelled', 'office_cannot_complete', 'office_low_stock',
    'time_free'
  )),
  add constraint messages_time_free_has_its_entry check ((kind = 'time_free') = (waiting_id is not null)),
  add constraint messages_waiting_once unique (waiting_id, kind, channel, repeat);

-- Joining.

-- Refuses an e-mail address or a network address that joined too often lately, by the limits of bookings.
create function private.check_waiting_limits(email_hash text, address_hash text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  rules public.booking_rules;
  subject text;
  by_email integer;
  by_address integer;
begin
  -- One at a time per subject, in one order; see check_booking_limits.
  for subject in select s from unnest(array[email_hash, address_hash]) s where s is not null order by s loop
    perform pg_advisory_xact_lock(hashtextextended('waiting subject ' || subject, 0));
  end loop;
  select * into rules from public.booking_rules;
  select count(*) into by_email from public.waiting_list w
  where w.email_hash = check_waiting_limits.email_hash
    and w.created_at > public.business_now() - rules.limit_window;
  select count(*) into by_address from public.waiting_list w
  where w.address_hash = check_waiting_limits.address_hash
    and w.created_at > public.business_now() - rules.limit_window;
  if by_email >= rules.limit_per_contact or by_address >= rules.limit_per_address then
    perform private.refuse('PT429', 'rate_limited', null,
      'Too many requests in a short time. Please try again in an hour, or call us.');
  end if;
end
$$;

-- What keeps somebody from waiting for a day, as {field, problem} in the words of the wizard. A draft need not be
-- complete; what it has must be text of a possible length, since the link brings it back.
create function private.waiting_problems(fields jsonb, day date) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(p.one), '[]')
  from (
    select one from jsonb_array_elements(private.draft_problems(fields)) one
    where one ->> 'problem' in ('invalid', 'too_long') and one ->> 'field' not in ('date', 'timeFrame')
    union all
    select '{"field": "email", "problem": "required"}' where private.is_blank(fields ->> 'email')
    union all
    select jsonb_build_object('field', 'date', 'problem', d.problem)
    from (
      select case
        when waiting_problems.day is null then 'required'
        when waiting_problems.day < public.business_today() then 'in_the_past'
        when waiting_problems.day > public.business_today() + r.days_ahead then 'too_far_ahead'
      end as problem
      from public.booking_rules r
    ) d
    where d.problem is not null
  ) p
$$;

-- The answers as a draft again: the fields of a quote and nothing else that a browser may have sent.
create function private.kept_draft(fields jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  kept jsonb := '{
    "vehicleInfo": {}, "serviceSelection": {}, "glassPosition": {}, "glassSelection": {},
    "appointmentDetails": {"customerInfo": {}}
  }';
  field private.quote_fields;
begin
  for field in
    select * from private.quote_fields f where f.name not in ('date', 'timeFrame') order by f.place
  loop
    kept := jsonb_set(
      kept, field.path, to_jsonb(left(coalesce(fields ->> field.column_name, ''), coalesce(field.longest, 40)))
    );
  end loop;
  return kept;
end
$$;

-- Puts somebody in line for a day. Joining again for the same day and service keeps the place; the answer does not say
-- so, since anybody can type anybody's address. Errors:
--   PT422 'invalid'       details: JSON array of {field, problem}
--   PT429 'rate_limited'  too often by one e-mail or network address
--   PT403 'refused'       the field that no person sees was filled in
create function public.join_waiting_list(
  draft jsonb, day date, idempotency_key uuid, honeypot text default ''
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  fields constant jsonb := private.read_draft(draft);
  problems constant jsonb := private.waiting_problems(fields, day);
  service constant text := coalesce((
    select s.service_type from public.service_positions s
    where s.service_type = fields ->> 'service_type' limit 1
  ), '');
  of_email text;
  of_address text;
begin
  if btrim(coalesce(honeypot, '')) <> '' then
    raise exception 'refused' using errcode = 'PT403', hint = 'This request was not accepted.';
  end if;
  if idempotency_key is null or problems <> '[]' then
    perform private.refuse('PT422', 'invalid', problems::text, 'Some details are missing or cannot be right.');
  end if;
  of_email := private.salted_hash('email ' || private.mailbox_subject(fields ->> 'email'));
  of_address := private.salted_hash('address ' || private.address_subject(private.request_address()));
  -- Whoever presses twice waits here until the first press has its answer.
  perform pg_advisory_xact_lock(hashtextextended('waiting subject ' || of_email, 0));
  if not exists (
    select 1 from public.waiting_list w
    where w.idempotency_key = join_waiting_list.idempotency_key
      or (w.email_hash = of_email and w.day = join_waiting_list.day
        and w.service_type = service and w.told_at is null and w.ended_at is null)
  ) then
    perform private.check_waiting_limits(of_email, of_address);
    insert into public.waiting_list (
      idempotency_key, day, service_type, zip_code, email, draft, email_hash, address_hash, created_at, expires
    )
    values (
      join_waiting_list.idempotency_key, join_waiting_list.day, service, fields ->> 'zip_code',
      fields ->> 'email', private.kept_draft(fields), of_email, of_address, public.business_now(),
      private.pacific_instant(join_waiting_list.day + 1, '00:00')
    );
  end if;
  return jsonb_build_object('day', join_waiting_list.day);
end
$$;
grant execute on function public.join_waiting_list(jsonb, date, uuid, text) to anon, authenticated;

-- Being told.

-- What is free on a day for who waits.
create function private.free_for(entry public.waiting_list) returns setof public.frame_availability
language sql stable security definer
set search_path = ''
as $$
  select a.* from public.available_time_frames(entry.day, 1, nullif(entry.service_type, ''), entry.zip_code) a
$$;

-- Tells who waits that times are free: as many as there are, less those who were told within the last hour and have
-- neither booked nor left. One sender at a time counts, so that two never promise the same time. What is kept of a day
-- goes 30 days after it.
create function private.tell_waiting() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  at_this_time constant timestamptz := public.business_now();
  entry public.waiting_list;
  promised bigint;
begin
  delete from public.waiting_list w where w.day < public.business_today() - 30;
  if not exists (
    select 1 from public.waiting_list w where w.ended_at is null and w.expires > at_this_time
  ) or not pg_try_advisory_xact_lock(hashtextextended('waiting list', 0)) then
    return;
  end if;
  update public.waiting_list w set address_hash = null
  where w.address_hash is not null and w.created_at < at_this_time - interval '1 day';
  -- What was free had gone before the mail was written: the place in line is kept.
  with unsent as (
    delete from public.messages m
    where m.waiting_id is not null and m.status = 'dropped' and m.attempts = 0
    returning m.waiting_id
  )
  update public.waiting_list w set told_at = null from unsent u where w.id = u.waiting_id;
  for entry in
    -- Where the ZIP is not known nobody is too far away: what is not free then is free for nobody.
    with free as materialized (
      select distinct s.service_type, a.date as day
      from (
        select distinct w.service_type from public.waiting_list w
        where w.told_at is null and w.ended_at is null and w.expires > at_this_time
      ) s
      cross join lateral public.available_time_frames(
        public.business_today(), 62, nullif(s.service_type, ''), ''
      ) a
    )
    select w.*
    from public.waiting_list w
    join free f on f.service_type = w.service_type and f.day = w.day
    where w.told_at is null and w.ended_at is null and w.expires > at_this_time
    order by w.created_at, w.id
    limit 200
  loop
    select count(*) into promised from public.waiting_list t
    where t.day = entry.day and t.told_at > at_this_time - interval '1 hour' and t.ended_at is null;
    continue when promised >= (select coalesce(sum(f.seats_left), 0) from private.free_for(entry) f);
    update public.waiting_list w set told_at = at_this_time
    where w.id = entry.id and w.told_at is null and w.ended_at is null;
    if found then
      insert into public.messages (waiting_id, about, audience, kind, channel, due_at, next_attempt_at)
      values (entry.id, 'waiting list', 'customer', 'time_free', 'email', at_this_time, at_this_time);
    end if;
  end loop;
end
$$;

-- The sender's regular ask, as before; first who waits gets their message.
alter function public.claim_messages(text, integer, integer) set schema private;
revoke execute on function private.claim_messages(text, integer, integer) from service_role;
create function public.claim_messages(worker text, most integer default 20, lease_seconds integer default 120)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_waiting();
  return private.claim_messages(worker, most, lease_seconds);
end
$$;
grant execute on function public.claim_messages(text, integer, integer) to service_role;

-- A message of the waiting list hangs on its entry, and on something being free when it is sent.
alter function private.is_void(public.messages, private.appointment_facts) rename to appointment_message_is_void;
create function private.is_void(message public.messages, facts private.appointment_facts) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case
    when message.waiting_id is null then private.appointment_message_is_void(message, facts)
    else not exists (
      select 1 from public.waiting_list w, private.free_for(w)
      where w.id = message.waiting_id and w.ended_at is null and w.expires > public.business_now()
    )
  end
$$;

-- A new link of an entry.
create function private.make_waiting_link(entry uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := left(translate(
    encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'base64'), '+/=', '-_'
  ), 22);
begin
  update public.waiting_list w
  set token_hashes = w.token_hashes || encode(sha256(convert_to(token, 'UTF8')), 'hex')
  where w.id = make_waiting_link.entry;
  return token;
end
$$;

alter function private.message_content(public.messages, private.appointment_facts)
  rename to appointment_message_content;
create function private.message_content(message public.messages, facts private.appointment_facts)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if message.waiting_id is null then
    return private.appointment_message_content(message, facts);
  end if;
  return (
    select jsonb_build_object(
      'id', message.id, 'attempt', message.attempts, 'kind', message.kind, 'channel', message.channel,
      'audience', message.audience, 'to', w.email, 'language', 'en',
      'token', private.make_waiting_link(w.id), 'company', private.company(),
      'appointment', null, 'before', null, 'about', message.about, 'detail', '',
      'waiting', jsonb_build_object(
        'date', w.day, 'service_type', w.service_type,
        'first_name', coalesce(w.draft #>> '{appointmentDetails,customerInfo,firstName}', ''),
        'time_frames', (
          select coalesce(jsonb_agg(a.time_frame order by f.starts), '[]')
          from private.free_for(w) a join public.time_frames f on f.time_frame = a.time_frame
        )
      )
    )
    from public.waiting_list w
    where w.id = message.waiting_id
  );
end
$$;

-- As before. Whom no mail reaches does not keep others waiting; the office has no record to correct.
create or replace function private.give_up(message public.messages, error text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.messages m set status = 'failed', error = give_up.error where m.id = message.id;
  if message.waiting_id is not null then
    update public.waiting_list w set ended_at = public.business_now()
    where w.id = message.waiting_id and w.ended_at is null;
  elsif message.audience = 'customer' then
    insert into public.notifications (kind, subject_id, summary)
    values ('message-failed', message.about, message.kind);
  end if;
end
$$;

-- As before, of records.
create or replace function public.failed_messages() returns jsonb
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
        and f.waiting_id is null
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

-- Coming back.

-- Who books a day waits for it no longer.
create function private.end_waiting() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.waiting_list w set ended_at = public.business_now()
  where new.email <> '' and lower(w.email) = lower(new.email) and w.day = new.appointment_date
    and w.ended_at is null;
  return null;
end
$$;
create trigger end_waiting after insert or update of appointment_date, email on public.quotes
  for each row execute function private.end_waiting();

-- The entry that a link leads to; null when there is none. Guessing is limited, as with links to appointments.
create function private.reachable_waiting(link text) returns public.waiting_list
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant text := private.salted_hash(
    'address ' || private.address_subject(coalesce(private.request_address(), 'unknown'))
  );
  entry public.waiting_list;
begin
  if (
    select count(*) from private.wrong_links w
    where w.address_hash = caller and w.at > public.business_now() - interval '1 hour'
  ) >= (select r.limit_wrong_links from public.booking_rules r) then
    perform private.refuse('PT429', 'rate_limited', null,
      'Too many links that lead nowhere. Please try again in an hour, or call us.');
  end if;
  select * into entry from public.waiting_list w
  where w.token_hashes @> array[encode(sha256(convert_to(left(link, 200), 'UTF8')), 'hex')];
  if entry.id is null then
    delete from private.wrong_links w where w.at < public.business_now() - interval '1 hour';
    insert into private.wrong_links (address_hash, at) values (caller, public.business_now());
  end if;
  return entry;
end
$$;

-- The day and the draft behind a link; null once it has ended. Called by POST only, as what is behind the links to
-- appointments.
create function public.waiting_entry(link text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  entry constant public.waiting_list := private.reachable_waiting(link);
begin
  if entry.id is null or entry.ended_at is not null or entry.expires <= public.business_now() then
    return null;
  end if;
  return jsonb_build_object('day', entry.day, 'draft', entry.draft);
end
$$;
grant execute on function public.waiting_entry(text) to anon, authenticated;

-- Leaves the line: the next in it is told. Left already: the same answer.
create function public.leave_waiting_list(link text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  entry constant public.waiting_list := private.reachable_waiting(link);
begin
  update public.waiting_list w set ended_at = public.business_now()
  where w.id = entry.id and w.ended_at is null;
  return case when entry.id is not null then jsonb_build_object('day', entry.day) end;
end
$$;
grant execute on function public.leave_waiting_list(text) to anon, authenticated;

-- In backups, in a customer's export, and gone with an erased customer.

alter function private.backed_up_tables() rename to backed_up_tables_of_records;
create function private.backed_up_tables() returns text[]
language sql stable security definer
set search_path = ''
as $$
  -- First: messages lead to it, and it leads to nothing.
  select array['waiting_list'] || private.backed_up_tables_of_records()
$$;

-- The entries of a customer: those with the e-mail address of their record or of a quote of theirs.
create function private.waiting_of_customer(customer_id text) returns setof public.waiting_list
language sql stable security definer rows 5
set search_path = ''
as $$
  select w.* from public.waiting_list w
  where lower(w.email) in (
    select lower(c.email) from public.customers c
    where c.id = waiting_of_customer.customer_id and c.email <> ''
    union
    select lower(q.email)
    from private.quotes_of_customer(waiting_of_customer.customer_id) t
    join public.quotes q on q.id = t.quote_id
    where t.matched_by <> 'unsure' and q.email <> ''
  )
$$;

-- As before, and who waits.
create or replace function private.erase_appointments(customer_id text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select a.id from public.appointments a
    where a.job_id in (
        select j.id from public.jobs j where j.customer_id = erase_appointments.customer_id
      )
      or a.quote_id in (
        select q.quote_id from private.quotes_of_customer(erase_appointments.customer_id) q
        where q.matched_by <> 'unsure'
        union
        select unnest(e.quotes) from private.erasures e
        where e.customer_id = erase_appointments.customer_id
      )
  );
begin
  delete from public.waiting_list w
  where w.id in (select t.id from private.waiting_of_customer(erase_appointments.customer_id) t);
  perform 1 from public.appointments a where a.id = any (ids) order by a.id for no key update;
  insert into private.photo_removals (path)
  select p.path from public.appointment_photos p where p.appointment_id = any (ids)
  on conflict do nothing;
  delete from public.appointment_photos p where p.appointment_id = any (ids);
  delete from public.appointment_links l where l.appointment_id = any (ids);
  delete from public.text_replies r where r.appointment_id = any (ids);
  delete from public.messages m where m.appointment_id = any (ids);
  update public.text_consents t set phone_hash = null, address_hash = null, created_by = null
  where t.appointment_id = any (ids);
  update public.appointments a
  set access_note = '', customer_note = '', texts_wanted = false,
    cancel_reason = case when a.cancel_reason <> '' then 'Erased' else '' end
  where a.id = any (ids);
end
$$;

create or replace function public.export_customer(customer_id text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  records constant json := private.export_customer(customer_id);
begin
  return (
    select json_object_agg(e.key, e.value order by e.place)
    from (
      select r.key, r.value, r.place from json_each(records) with ordinality as r (key, value, place)
      union all
      select 'appointments', (
        select coalesce(json_agg(private.appointment_facts_of(a) order by a.created_at, a.id), '[]')
        from public.appointments a
        where a.job_id in (select j.id from public.jobs j where j.customer_id = export_customer.customer_id)
          or a.quote_id in (
            select q.quote_id from private.quotes_of_customer(export_customer.customer_id) q
            where q.matched_by <> 'unsure'
          )
      ), 1000
      union all
      select 'waiting_list', (
        select coalesce(json_agg(json_build_object(
          'day', w.day, 'zip_code', w.zip_code, 'email', w.email, 'typed', w.draft, 'made_at', w.created_at, 'told_at', w.told_at,
          'ended_at', w.ended_at
        ) order by w.created_at, w.id), '[]')
        from private.waiting_of_customer(export_customer.customer_id) w
      ), 1001
    ) e
  );
end
$$;
