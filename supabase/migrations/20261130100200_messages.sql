-- What is told, and to whom. A message is written in the transaction of the change that it tells of; a sender
-- claims what is due, sends it and records how it went (supabase/functions/messages). Whom it goes to is looked up
-- when it is sent: who has been erased or has withdrawn their consent meanwhile gets nothing.

create table public.messages (
  -- Also the key by which a provider knows that it has had this message before.
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid references public.appointments (id) on delete cascade,
  -- The public id of the record that it is about.
  about text not null check (char_length(about) <= 40),
  audience text not null check (audience in ('customer', 'office')),
  kind text not null check (kind in (
    'confirmation', 'reminder', 'moved', 'cancelled', 'on_the_way', 'finished',
    'office_new_booking', 'office_moved', 'office_cancelled', 'office_cannot_complete', 'office_low_stock'
  )),
  -- The appointment's version of which it tells; of an issue its number.
  version bigint not null default 1,
  -- 0, and one more each time that it is sent again on purpose.
  repeat integer not null default 0,
  channel text not null check (channel in ('email', 'text')),
  status text not null default 'waiting'
    check (status in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
  due_at timestamptz not null,
  -- When it may be claimed: while it is being sent, the end of the claim.
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  delivery text not null default '' check (delivery in ('', 'delivered', 'undelivered')),
  -- A code of the provider or of the sender, such as smtp_550: never words with personal data.
  error text not null default '' check (error ~ '^[a-z0-9_]{0,60}$'),
  -- What the words need beyond the appointment: {"before": …} or {"detail": …}.
  facts jsonb not null default '{}' check (octet_length(facts::text) <= 2000),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- One message per event and channel, however often and by however many the event is told.
  constraint messages_once unique (appointment_id, kind, version, channel, repeat)
);
create index messages_due on public.messages (next_attempt_at, id) where status in ('waiting', 'sending');
create index messages_failed on public.messages (created_at desc) where status = 'failed';
create index messages_by_person on public.messages (created_by);
create index messages_by_provider_id on public.messages (provider_id) where provider_id is not null;
alter table public.messages enable row level security;
grant select on public.messages to authenticated;
create policy "admins read all" on public.messages
  for select to authenticated using ((select public.is_admin()));

create table public.message_attempts (
  message_id uuid not null references public.messages (id) on delete cascade,
  attempt integer not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'retry', 'failed')),
  error text not null default '' check (error ~ '^[a-z0-9_]{0,60}$'),
  primary key (message_id, attempt)
);
alter table public.message_attempts enable row level security;
grant select on public.message_attempts to authenticated;
create policy "admins read all" on public.message_attempts
  for select to authenticated using ((select public.is_admin()));

-- Texts that customers wrote back.
create table public.text_replies (
  provider_id text primary key check (char_length(provider_id) <= 200),
  appointment_id uuid references public.appointments (id) on delete cascade,
  body text not null default '' check (char_length(body) <= 1600),
  at timestamptz not null
);
create index text_replies_by_appointment on public.text_replies (appointment_id);
alter table public.text_replies enable row level security;
grant select on public.text_replies to authenticated;
create policy "admins read all" on public.text_replies
  for select to authenticated using ((select public.is_admin()));

-- One row: when a sender last asked for work.
create table private.sender (
  id boolean primary key default true check (id),
  asked_at timestamptz
);
insert into private.sender default values;
alter table private.sender enable row level security;

alter table public.notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'new-quote', 'low-stock', 'job-issue', 'customer-change', 'message-failed'
  ));

-- True when texts can go to a number: a US number from which no STOP came.
create function private.may_text(phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.text_number(may_text.phone) is not null and not exists (
    select 1 from private.text_stops s
    where s.phone_hash = private.salted_hash('phone ' || may_text.phone)
  )
$$;

-- Writes a message to the customer of an appointment, one row per channel by which they can be reached. Told
-- already: nothing happens, unless it is to be told once more (`again`).
create function private.tell_customer(
  appointment uuid, kind text, facts jsonb default '{}', due timestamptz default null,
  again boolean default false
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.messages
    (appointment_id, about, audience, kind, version, repeat, channel, due_at, next_attempt_at, facts)
  select f.id, f.about, 'customer', tell_customer.kind, f.version,
    case when tell_customer.again then (
      select coalesce(max(m.repeat) + 1, 0) from public.messages m
      where m.appointment_id = f.id and m.kind = tell_customer.kind and m.version = f.version
    ) else 0 end,
    c.channel, coalesce(tell_customer.due, public.business_now()),
    coalesce(tell_customer.due, public.business_now()), tell_customer.facts
  from private.appointment_facts f
  cross join lateral (values
    ('email', f.email <> ''), ('text', f.texts_wanted and private.may_text(f.phone))
  ) c (channel, reachable)
  where f.id = tell_customer.appointment and c.reachable
  on conflict do nothing;
end
$$;

-- Writes a mail to the office, when its switch and "Email Notifications" are on.
create function private.tell_office(
  setting text, kind text, about text, appointment uuid default null, version bigint default 1,
  facts jsonb default '{}'
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_enabled(setting) and private.is_enabled('email_notifications') then
    insert into public.messages
      (appointment_id, about, audience, kind, version, channel, due_at, next_attempt_at, facts)
    values (
      appointment, about, 'office', kind, version, 'email', public.business_now(),
      public.business_now(), facts
    )
    on conflict do nothing;
  end if;
end
$$;

-- Plans the reminder of the evening before, at the same wall time whether the clocks change that night or not.
-- None for who has just booked.
create function private.plan_reminder(appointment uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due timestamptz;
begin
  select private.pacific_instant(f.day - 1, r.reminder_time) into due
  from private.appointment_facts f cross join public.booking_rules r
  where f.id = plan_reminder.appointment and f.cancelled_at is null
    and f.starts_at - public.business_now() >= r.reminder_lead;
  if due > public.business_now() then
    perform private.tell_customer(plan_reminder.appointment, 'reminder', due => due);
  end if;
end
$$;

-- What follows when an appointment gets another day or time frame. Told is where it was when the customer last
-- heard of it: a change that nobody has been told of yet is one change with this one.
create function private.appointment_moved(appointment uuid, was_on date, was_at text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  before jsonb;
  facts private.appointment_facts;
begin
  select m.facts -> 'before' into before
  from public.messages m
  join public.appointments a on a.id = m.appointment_id
  where m.appointment_id = appointment_moved.appointment and m.kind = 'moved'
    and m.version = a.version and m.status = 'waiting'
  limit 1;
  update public.appointments a
  set version = a.version + 1, on_the_way_at = null, on_the_way_minutes = null
  where a.id = appointment_moved.appointment;
  select * into facts from private.appointment_facts f where f.id = appointment_moved.appointment;
  if facts.cancelled_at is null and facts.ends_at > public.business_now() then
    perform private.tell_customer(facts.id, 'moved', jsonb_build_object(
      'before', coalesce(before, jsonb_build_object('date', was_on, 'time_frame', was_at))
    ));
    perform private.plan_reminder(facts.id);
  end if;
end
$$;

-- What follows when the office calls an appointment off; `undoable` when it can be brought back with one press: then
-- nobody is told for two minutes.
create function private.appointment_called_off(appointment uuid, undoable boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  update public.appointments a
  set version = a.version + 1, cancelled_at = public.business_now(), cancelled_by = 'office'
  where a.id = appointment_called_off.appointment and a.cancelled_at is null;
  if not found then
    return;
  end if;
  select * into facts from private.appointment_facts f where f.id = appointment_called_off.appointment;
  if facts.ends_at > public.business_now() and facts.job_status is distinct from 'Completed' then
    perform private.tell_customer(
      facts.id, 'cancelled',
      due => public.business_now() + case when undoable then interval '2 minutes' else '0' end
    );
  end if;
end
$$;

-- What follows when it is brought back. Who was told that it is off is told that it is on.
create function private.appointment_brought_back(appointment uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  told constant boolean := exists (
    select 1 from public.messages m
    join public.appointments a on a.id = m.appointment_id and a.version = m.version
    where m.appointment_id = appointment_brought_back.appointment and m.kind = 'cancelled'
      and m.status in ('sending', 'sent')
  );
begin
  update public.appointments a
  set version = a.version + 1, cancelled_at = null, cancelled_by = null, cancel_reason = ''
  where a.id = appointment_brought_back.appointment and a.cancelled_at is not null;
  if found then
    if told then
      perform private.tell_customer(appointment_brought_back.appointment, 'confirmation');
    end if;
    perform private.plan_reminder(appointment_brought_back.appointment);
  end if;
end
$$;

create function private.follow_quote() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  appointment uuid;
begin
  if tg_op = 'INSERT' then
    insert into public.appointments (quote_id, created_at) values (new.id, public.business_now())
    returning id into appointment;
    perform private.tell_customer(appointment, 'confirmation');
    perform private.plan_reminder(appointment);
    return null;
  end if;
  select a.id into appointment from public.appointments a
  where a.quote_id = new.id and a.job_id is null for no key update;
  -- Once it is a job, the job is what counts.
  if appointment is null or new.status = 'Scheduled' then
    return null;
  end if;
  if new.status = 'Confirmed' and old.status <> 'Confirmed' then
    update public.appointments a set confirmed_at = public.business_now() where a.id = appointment;
  end if;
  if (new.appointment_date, new.time_frame) is distinct from (old.appointment_date, old.time_frame) then
    perform private.appointment_moved(appointment, old.appointment_date, old.time_frame);
  end if;
  if new.deleted_at is not null and old.deleted_at is null then
    perform private.appointment_called_off(appointment, undoable => true);
  elsif new.deleted_at is null and old.deleted_at is not null then
    perform private.appointment_brought_back(appointment);
  end if;
  return null;
end
$$;
create trigger appointment after insert or update on public.quotes
  for each row execute function private.follow_quote();

create function private.follow_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  appointment uuid;
begin
  if tg_op = 'INSERT' then
    update public.appointments a
    set job_id = new.id, confirmed_at = coalesce(a.confirmed_at, public.business_now()),
      assigned_at = case when new.technician_id is not null then public.business_now() end
    where a.quote_id = new.quote_id;
    if not found then
      insert into public.appointments (quote_id, job_id, confirmed_at, created_at)
      values (new.quote_id, new.id, public.business_now(), public.business_now())
      returning id into appointment;
      perform private.tell_customer(appointment, 'confirmation');
      perform private.plan_reminder(appointment);
    end if;
    return null;
  end if;
  select a.id into appointment from public.appointments a where a.job_id = new.id for no key update;
  if appointment is null then
    return null;
  end if;
  if new.technician_id is distinct from old.technician_id then
    update public.appointments a
    set assigned_at = case when new.technician_id is not null then public.business_now() end,
      on_the_way_at = null, on_the_way_minutes = null
    where a.id = appointment;
  end if;
  if (new.scheduled_date, new.scheduled_time) is distinct from (old.scheduled_date, old.scheduled_time) then
    perform private.appointment_moved(appointment, old.scheduled_date, old.scheduled_time);
  end if;
  if new.status = 'Completed' and old.status <> 'Completed' then
    perform private.tell_customer(appointment, 'finished');
  end if;
  if new.status = 'Cancelled' and old.status <> 'Cancelled' then
    perform private.appointment_called_off(appointment, undoable => false);
  elsif new.deleted_at is not null and old.deleted_at is null and new.status <> 'Completed' then
    perform private.appointment_called_off(appointment, undoable => true);
  elsif new.deleted_at is null and old.deleted_at is not null and new.status <> 'Cancelled' then
    perform private.appointment_brought_back(appointment);
  end if;
  return null;
end
$$;
create trigger appointment after insert or update on public.jobs
  for each row execute function private.follow_job();

-- What the office is told, as before, and by mail.

create or replace function private.notify_of_quote() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_enabled('new_order_notifications') then
    insert into public.notifications (kind, subject_id, summary)
    values ('new-quote', new.id, btrim(new.first_name || ' ' || new.last_name));
  end if;
  -- What the office has written itself is no news to it.
  if not coalesce(private.session_problem() is null and public.is_admin(), false) then
    perform private.tell_office(
      'new_order_notifications', 'office_new_booking', new.id,
      (select a.id from public.appointments a where a.quote_id = new.id)
    );
  end if;
  return null;
end
$$;

create or replace function private.notify_of_low_stock() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  named constant text := coalesce(
    to_jsonb(new) ->> 'name', (to_jsonb(new) ->> 'type') || ' ' || (to_jsonb(new) ->> 'vehicle')
  );
begin
  if new.deleted_at is null then
    if private.is_enabled('low_stock_alerts') then
      insert into public.notifications (kind, subject_id, summary) values ('low-stock', new.id, named);
    end if;
    perform private.tell_office(
      'low_stock_alerts', 'office_low_stock', new.id,
      facts => jsonb_build_object('detail', named || ': ' || new.in_stock)
    );
  end if;
  return null;
end
$$;

create or replace function private.notify_of_issue() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_enabled('technician_updates') then
    insert into public.notifications (kind, subject_id, summary)
    values ('job-issue', new.job_id, new.kind);
  end if;
  if new.cannot_complete then
    perform private.tell_office(
      'technician_updates', 'office_cannot_complete', new.job_id,
      (select a.id from public.appointments a where a.job_id = new.job_id), new.id,
      jsonb_build_object('detail', new.kind)
    );
  end if;
  return null;
end
$$;

-- The bell and a mail about what a customer did: moved, cancelled, note, reply.
create function private.notify_of_customer(appointment uuid, what text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  facts private.appointment_facts;
begin
  select * into facts from private.appointment_facts f where f.id = notify_of_customer.appointment;
  if private.is_enabled('customer_messages') then
    insert into public.notifications (kind, subject_id, summary)
    values ('customer-change', facts.about, notify_of_customer.what);
  end if;
  if notify_of_customer.what in ('moved', 'cancelled') then
    perform private.tell_office(
      'customer_messages', 'office_' || notify_of_customer.what, facts.about, facts.id, facts.version,
      coalesce((
        select m.facts from public.messages m
        where m.appointment_id = facts.id and m.kind = 'moved' and m.version = facts.version limit 1
      ), '{}')
    );
  end if;
end
$$;
