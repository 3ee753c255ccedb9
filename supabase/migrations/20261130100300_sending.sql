-- How messages are sent: claimed, sent by whoever claimed them, recorded. Any number of senders may work side by side,
-- and any of them may end at any moment: what was claimed and not recorded is claimed again when the claim runs out.

-- A new link to an appointment. 132 random bits, in letters that an address can hold.
create function private.make_link(appointment uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := left(translate(
    encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'base64'), '+/=', '-_'
  ), 22);
begin
  insert into public.appointment_links (token_hash, appointment_id, created_at)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), appointment, public.business_now());
  return token;
end
$$;

-- True when a message must not be sent any more: what it tells is not so, or nobody is to hear it.
create function private.is_void(message public.messages, facts private.appointment_facts) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case
    when message.audience = 'office' then not private.is_enabled('email_notifications')
    when facts.id is null then true
    when message.channel = 'email' and facts.email = '' then true
    when message.channel = 'text' and not (facts.texts_wanted and private.may_text(facts.phone)) then true
    else case message.kind
      when 'cancelled' then facts.cancelled_at is null or facts.version <> message.version
      when 'confirmation' then facts.cancelled_at is not null or facts.ends_at <= public.business_now()
      when 'reminder' then facts.version <> message.version
        or facts.state in ('cancelled', 'on_the_way', 'in_progress', 'done')
        or facts.starts_at <= public.business_now()
      when 'moved' then facts.version <> message.version or facts.cancelled_at is not null
        or facts.ends_at <= public.business_now()
      when 'on_the_way' then facts.state <> 'on_the_way'
        or facts.on_the_way_at + make_interval(mins => facts.on_the_way_minutes) <= public.business_now()
        or exists (
          select 1 from public.messages later
          where later.appointment_id = message.appointment_id and later.kind = message.kind
            and later.channel = message.channel and later.version = message.version
            and later.repeat > message.repeat
        )
      when 'finished' then facts.state <> 'done'
        or facts.completed_at < public.business_now() - interval '7 days'
      else false
    end
  end
$$;

-- The first instant from now on at which a text may arrive: people are not woken.
create function private.text_time() returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when local.at::time < r.text_from then private.pacific_instant(local.at::date, r.text_from)
    when local.at::time >= r.text_until then private.pacific_instant(local.at::date + 1, r.text_from)
    else public.business_now()
  end
  from public.booking_rules r cross join (select public.business_local_time() as at) local
$$;

-- Name, phone, e-mail, website and address as messages show them.
create function private.company() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_object_agg(
    case s.key when 'company_name' then 'name' when 'business_address' then 'address' else s.key end, s.value
  )
  from public.settings s
  where s.group_name = 'Company Information'
$$;

-- Everything that a sender needs to write and address a message: ClaimedMessage in supabase/functions/messages.
create function private.message_content(message public.messages, facts private.appointment_facts)
returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', message.id,
    'attempt', message.attempts,
    'kind', message.kind,
    'channel', message.channel,
    'audience', message.audience,
    'to', case
      when message.audience = 'office' then private.company() ->> 'email'
      when message.channel = 'email' then facts.email
      else private.text_number(facts.phone)
    end,
    'language', 'en',
    'token', case when message.audience = 'customer' then private.make_link(facts.id) end,
    'company', private.company(),
    'appointment', case when facts.id is not null then jsonb_build_object(
      'id', facts.id, 'reference', facts.reference, 'version', facts.version, 'state', facts.state,
      'date', facts.day, 'time_frame', facts.frame, 'service_type', facts.service_type,
      'position', facts.position, 'glass_type', facts.glass_type, 'vehicle', facts.vehicle,
      'price', facts.price, 'payment_method', facts.payment_method, 'address', facts.address,
      'first_name', facts.first_name, 'last_name', facts.last_name, 'technician', facts.technician,
      'on_the_way_minutes', facts.on_the_way_minutes,
      'arrives_at', facts.on_the_way_at + make_interval(mins => facts.on_the_way_minutes),
      'cancelled_by', facts.cancelled_by, 'cancel_reason', facts.cancel_reason,
      'safe_to_drive_at', (
        select r.taken_at + make_interval(mins => r.cure_minutes)
        from public.service_reports r where r.job_id = facts.job_id
      ),
      'texts_wanted', facts.texts_wanted
    ) end,
    'before', message.facts -> 'before',
    'about', message.about,
    'detail', coalesce(message.facts ->> 'detail', '')
  )
$$;

-- A message that was given up is told to the office.
create function private.give_up(message public.messages, error text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.messages m set status = 'failed', error = give_up.error where m.id = message.id;
  if message.audience = 'customer' then
    insert into public.notifications (kind, subject_id, summary)
    values ('message-failed', message.about, message.kind);
  end if;
end
$$;

-- How often a message is tried.
create function private.most_attempts() returns integer
language sql immutable
set search_path = ''
as $$ select 8 $$;

-- Takes messages that are due, each for one sender and for `lease_seconds`, and answers what is needed to send them. An
-- empty array: nothing is due.
create function public.claim_messages(worker text, most integer default 20, lease_seconds integer default 120)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed jsonb := '[]';
  message public.messages;
  facts private.appointment_facts;
  at_this_time constant timestamptz := public.business_now();
begin
  update private.sender s set asked_at = at_this_time
  where s.asked_at is null or s.asked_at < at_this_time - interval '10 seconds';
  while jsonb_array_length(claimed) < least(greatest(most, 1), 100) loop
    select * into message from public.messages m
    where m.status in ('waiting', 'sending') and m.next_attempt_at <= at_this_time
    order by m.next_attempt_at, m.id
    limit 1
    for no key update skip locked;
    exit when not found;
    facts := null;
    select * into facts from private.appointment_facts f where f.id = message.appointment_id;
    if private.is_void(message, facts) then
      update public.messages m set status = 'dropped' where m.id = message.id;
    elsif message.attempts >= private.most_attempts() then
      perform private.give_up(message, coalesce(nullif(message.error, ''), 'no_answer'));
    elsif message.channel = 'text' and private.text_time() > at_this_time then
      update public.messages m set next_attempt_at = private.text_time() where m.id = message.id;
    else
      update public.messages m
      set status = 'sending', attempts = m.attempts + 1,
        next_attempt_at = at_this_time + make_interval(secs => greatest(lease_seconds, 1))
      where m.id = message.id
      returning * into message;
      insert into public.message_attempts (message_id, attempt, began_at)
      values (message.id, message.attempts, at_this_time);
      claimed := claimed || private.message_content(message, facts);
    end if;
  end loop;
  return claimed;
end
$$;

-- The appointments whose customer has a number.
create function private.appointments_with_phone(phone text) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select a.id from public.quotes q join public.appointments a on a.quote_id = q.id
  where private.phone_digits(q.phone_number) = appointments_with_phone.phone
  union
  select a.id from public.customers c
  join public.jobs j on j.customer_id = c.id
  join public.appointments a on a.job_id = j.id
  where private.phone_digits(c.phone) = appointments_with_phone.phone
$$;

-- Ends texts to a number, for everything that is booked with it. `about`: the appointment with which it is noted.
create function private.stop_texts(phone text, about uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  hash constant text := private.salted_hash('phone ' || phone);
begin
  perform 1 from public.appointments a
  where a.id in (select private.appointments_with_phone(stop_texts.phone))
  order by a.id for no key update;
  insert into private.text_stops (phone_hash, at) values (hash, public.business_now())
  on conflict do nothing;
  insert into public.text_consents (appointment_id, given, source, phone_hash, at)
  values (stop_texts.about, false, 'STOP', hash, public.business_now());
  update public.appointments a set texts_wanted = false
  where a.texts_wanted and a.id in (select private.appointments_with_phone(stop_texts.phone));
end
$$;

-- Records how an attempt went: sent, retry (may pass by itself) or failed (will not). That a message was sent is
-- believed however late it is said; of anything else only the latest attempt may speak.
create function public.finish_message(
  id uuid, attempt integer, outcome text, provider_id text default null, error text default ''
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.messages;
  problem constant text := left(regexp_replace(lower(coalesce(error, '')), '[^a-z0-9]+', '_', 'g'), 60);
  waits constant interval[] := '{1 minute,5 minutes,15 minutes,1 hour,4 hours,8 hours,12 hours}';
begin
  select * into message from public.messages m where m.id = finish_message.id for no key update;
  if message.id is null then
    return;
  end if;
  update public.message_attempts a
  set ended_at = public.business_now(), outcome = finish_message.outcome, error = problem
  where a.message_id = message.id and a.attempt = finish_message.attempt and a.ended_at is null;
  if message.status = 'sent' then
    return;
  elsif finish_message.outcome = 'sent' then
    update public.messages m
    set status = 'sent', sent_at = public.business_now(), provider_id = finish_message.provider_id, error = ''
    where m.id = message.id;
  elsif message.status <> 'sending' or message.attempts <> finish_message.attempt then
    return;
  elsif finish_message.outcome = 'retry' and message.attempts < private.most_attempts() then
    update public.messages m
    set status = 'waiting', error = problem,
      next_attempt_at = public.business_now() + waits[message.attempts]
    where m.id = message.id;
  else
    -- The provider knows of a STOP that never came here.
    if problem = 'twilio_21610' then
      perform private.stop_texts(f.phone, f.id)
      from private.appointment_facts f where f.id = message.appointment_id;
    end if;
    perform private.give_up(message, problem);
  end if;
end
$$;

-- What a provider says later of a text that it took. Said twice, or out of order: "delivered" stays.
create function public.record_delivery(provider_id text, delivery text, error text default '') returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  message public.messages;
begin
  select * into message from public.messages m
  where m.provider_id = record_delivery.provider_id for no key update;
  if message.id is null or record_delivery.delivery not in ('delivered', 'undelivered')
    or message.delivery in ('delivered', record_delivery.delivery) then
    return;
  end if;
  update public.messages m
  set delivery = record_delivery.delivery,
    error = left(regexp_replace(lower(coalesce(record_delivery.error, '')), '[^a-z0-9]+', '_', 'g'), 60)
  where m.id = message.id;
  if record_delivery.delivery = 'undelivered' then
    insert into public.notifications (kind, subject_id, summary)
    values ('message-failed', message.about, message.kind);
  end if;
end
$$;

-- A text that came back. STOP, in the words that people use for it, ends texts to the number at once; START
-- allows them again where consent had been given. Anything else is shown to the office. The same text twice is
-- one. Answers {opted_out}; the provider itself confirms STOP and START.
create function public.record_text_reply(from_phone text, body text, provider_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  number constant text := private.phone_digits(from_phone);
  hash constant text := private.salted_hash('phone ' || number);
  word constant text := btrim(regexp_replace(upper(left(coalesce(body, ''), 200)), '[^A-Z]+', ' ', 'g'));
  stops constant boolean := word in (
    'STOP', 'STOPALL', 'STOP ALL', 'END', 'CANCEL', 'QUIT', 'UNSUBSCRIBE', 'REVOKE', 'OPT OUT', 'OPTOUT'
  ) or word ~ '\mSTOP (TEXT|SEND|MESSAG)|\mUNSUBSCRIBE\M|\mNO MORE (TEXT|MESSAG)';
  starts constant boolean := word in ('START', 'UNSTOP', 'YES');
  about uuid;
begin
  if number is null or coalesce(provider_id, '') = '' then
    return jsonb_build_object('opted_out', false);
  end if;
  select f.id into about
  from private.appointment_facts f
  where f.id in (select private.appointments_with_phone(number))
  order by f.cancelled_at is null desc, abs(extract(epoch from f.starts_at - public.business_now()))
  limit 1;
  insert into public.text_replies (provider_id, appointment_id, body, at)
  values (
    record_text_reply.provider_id, about,
    case when stops or starts then word else left(private.clean_text(left(body, 4000)), 1600) end,
    public.business_now()
  )
  on conflict do nothing;
  if not found then
    return jsonb_build_object('opted_out', stops);
  end if;
  if stops then
    perform private.stop_texts(number, about);
  elsif starts then
    perform 1 from public.appointments a
    where a.id in (select private.appointments_with_phone(number))
    order by a.id for no key update;
    delete from private.text_stops s where s.phone_hash = hash;
    if found then
      insert into public.text_consents (appointment_id, given, source, phone_hash, at)
      values (about, true, 'STOP', hash, public.business_now());
      update public.appointments a set texts_wanted = true
      where a.id in (select private.appointments_with_phone(number)) and exists (
        select 1 from public.text_consents t
        where t.appointment_id = a.id and t.given and t.source <> 'STOP'
      );
    -- "Yes" to something else.
    elsif about is not null then
      perform private.notify_of_customer(about, 'reply');
    end if;
  elsif about is not null then
    perform private.notify_of_customer(about, 'reply');
  end if;
  return jsonb_build_object('opted_out', stops);
end
$$;

-- How the sender is doing: what waits, what is late, what was given up, when it last asked for work.
create function public.messages_health() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where m.status in ('waiting', 'sending')),
    'overdue', count(*) filter (
      where m.status = 'waiting' and m.next_attempt_at < public.business_now() - interval '15 minutes'
    ),
    'failed', count(*) filter (where m.status = 'failed'),
    'last_claim_at', (select s.asked_at from private.sender s)
  )
  from public.messages m
  where m.status in ('waiting', 'sending', 'failed')
$$;

-- The sender alone: it is told whom everything goes to.
grant execute on function public.claim_messages(text, integer, integer),
  public.finish_message(uuid, integer, text, text, text), public.record_delivery(text, text, text),
  public.record_text_reply(text, text, text), public.messages_health() to service_role;
