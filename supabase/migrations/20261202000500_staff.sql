-- Who works here. A super administrator invites an address; whoever proves to have its mailbox gets the role. No secret
-- key is in a browser and nobody types SQL: the first super administrator has a code that the operator prints.

alter table public.profiles add column deactivated_at timestamptz;

-- Roles that are given: the guard lets a person's own role change once when it stands here.
create table private.granted_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('super_admin', 'admin', 'technician'))
);
alter table private.granted_roles enable row level security;

create or replace function private.guard_profile() returns trigger
language plpgsql security invoker
set search_path = ''
as $$
begin
  if new.id is distinct from old.id then
    raise exception 'A profile belongs to one person' using errcode = '42501';
  end if;
  if new.role is distinct from old.role then
    -- A second lock behind the column grant, in case a later migration widens it by mistake.
    if current_user in ('anon', 'authenticated') then
      raise exception 'Roles are changed by a super administrator' using errcode = '42501';
    end if;
    if auth.uid() = old.id then
      delete from private.granted_roles g where g.user_id = old.id and g.role = new.role;
      if not found then
        raise exception 'Nobody changes their own role' using errcode = '42501';
      end if;
    end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create function private.grant_role(person uuid, role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.granted_roles (user_id, role) values (person, grant_role.role)
  on conflict (user_id) do update set role = excluded.role;
  update public.profiles p set role = grant_role.role where p.id = person;
  delete from private.granted_roles g where g.user_id = person;
end
$$;

-- Invitations.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  role text not null check (role in ('super_admin', 'admin', 'technician')),
  -- The record that the account takes over.
  technician_id text references public.technicians (id) on delete set null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Sent again so many times.
  repeat integer not null default 0,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  -- Who accepted it.
  user_id uuid references auth.users (id) on delete set null
);
create index invitations_by_email on public.invitations (email);
create index invitations_by_technician on public.invitations (technician_id);
create index invitations_by_author on public.invitations (created_by);
create index invitations_by_person on public.invitations (user_id);
alter table public.invitations enable row level security;
create trigger audit after insert or update or delete on public.invitations
  for each row execute function private.audit();

-- The tokens are only in the mails: one for each attempt to send, since one that seems to have failed may have arrived.
create table private.invitation_links (
  token_hash text primary key check (char_length(token_hash) = 64),
  invitation_id uuid not null references public.invitations (id) on delete cascade
);
create index invitation_links_by_invitation on private.invitation_links (invitation_id);
alter table private.invitation_links enable row level security;

alter table public.messages
  add column invitation_id uuid references public.invitations (id) on delete cascade,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in (
    'confirmation', 'reminder', 'moved', 'cancelled', 'on_the_way', 'finished',
    'office_new_booking', 'office_moved', 'office_cancelled', 'office_cannot_complete', 'office_low_stock',
    'time_free', 'invitation'
  )),
  drop constraint messages_audience_check,
  add constraint messages_audience_check check (audience in ('customer', 'office', 'staff')),
  add constraint messages_invitation_has_its_row check ((kind = 'invitation') = (invitation_id is not null)),
  add constraint messages_invitation_once unique (invitation_id, kind, channel, repeat);

create function private.invitation_status(invitation public.invitations) returns text
language sql stable
set search_path = ''
as $$
  select case
    when invitation.accepted_at is not null then 'used'
    when invitation.withdrawn_at is not null then 'withdrawn'
    when invitation.expires_at <= public.business_now() then 'expired'
    else 'open'
  end
$$;

-- For how many days an invitation holds.
create function private.invitation_days() returns integer
language sql immutable
set search_path = ''
as $$ select 7 $$;

create function private.mail_invitation(invitation public.invitations) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.messages
    (invitation_id, about, audience, kind, channel, repeat, due_at, next_attempt_at, created_by)
  values (
    invitation.id, 'invitation', 'staff', 'invitation', 'email', invitation.repeat, public.business_now(),
    public.business_now(), invitation.created_by
  )
$$;

-- The jobs from today on that a technician has and has not done.
create function private.open_work(technician text) returns setof public.jobs
language sql stable security definer
set search_path = ''
as $$
  select j.* from public.jobs j
  where j.technician_id = open_work.technician and j.deleted_at is null
    and j.status in ('Scheduled', 'Assigned', 'In Progress') and j.scheduled_date >= public.business_today()
$$;

-- Everybody with an account that works here or did, what is open of the invitations, and the technicians without an
-- account.
create function private.staff() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'email', u.email, 'first_name', coalesce(p.first_name, ''),
        'last_name', coalesce(p.last_name, ''), 'role', p.role, 'last_seen', s.last_seen,
        'two_factor', private.has_factor(p.id),
        'locked_until', (
          select w.locked_until from private.wrong_passwords w
          where w.user_id = p.id and w.locked_until > public.business_now()
        ),
        'deactivated_at', p.deactivated_at, 'technician_id', t.id, 'technician_name', t.name,
        'is_self', p.id = auth.uid(),
        'open_work', (select count(*) from private.open_work(t.id))
      ) order by p.deactivated_at is not null, array_position(
        array['super_admin', 'admin', 'technician'], p.role
      ), lower(u.email)), '[]')
      from public.profiles p
      join auth.users u on u.id = p.id
      left join public.presence s on s.user_id = p.id
      left join public.technicians t on t.user_id = p.id and t.deleted_at is null
      where p.role <> 'customer' or p.deactivated_at is not null
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'role', i.role, 'technician_id', i.technician_id,
        'technician_name', t.name, 'invited_by', coalesce(private.person_name(i.created_by), ''),
        'invited_at', i.created_at, 'expires_at', i.expires_at,
        'is_expired', private.invitation_status(i) = 'expired',
        'mail', coalesce((
          select case m.status when 'sent' then 'sent' when 'failed' then 'failed' when 'dropped' then 'failed'
            else 'waiting' end
          from public.messages m where m.invitation_id = i.id order by m.repeat desc limit 1
        ), 'failed')
      ) order by i.created_at desc, i.id), '[]')
      from public.invitations i
      left join public.technicians t on t.id = i.technician_id
      where private.invitation_status(i) in ('open', 'expired')
    ),
    'technicians', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
      from public.technicians t
      where t.deleted_at is null and t.user_id is null
    )
  )
$$;

create function public.list_staff() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_super_admin();
  return private.staff();
end
$$;
grant execute on function public.list_staff() to authenticated;

-- Everything that changes who may do what comes one after the other.
create function private.lock_staff() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  perform private.require_super_admin();
end
$$;

-- The profile of somebody else, held. Nobody acts on their own, so a super administrator always remains.
create function private.other_person(user_id uuid) returns public.profiles
language plpgsql security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  perform private.lock_staff();
  if other_person.user_id = auth.uid() then
    raise exception 'Nobody changes their own access' using errcode = '42501';
  end if;
  select * into person from public.profiles p where p.id = other_person.user_id for no key update;
  if person.id is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such person.');
  end if;
  return person;
end
$$;

-- Invites an address. An open invitation of the same address ends. Raises PT422 by field, PT429 after 30 in an hour.
create function public.invite_person(email text, role text, technician_id text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  address constant text := lower(private.clean_text(coalesce(invite_person.email, '')));
  made public.invitations;
begin
  perform private.lock_staff();
  if private.is_blank(address) then
    perform private.refuse_field('email', 'required');
  elsif char_length(address) not between 3 and 254 or not private.is_email(address) then
    perform private.refuse_field('email', 'invalid');
  elsif exists (
    select from auth.users u join public.profiles p on p.id = u.id
    where lower(u.email) = address and p.role <> 'customer'
  ) then
    perform private.refuse_field('email', 'already_staff');
  elsif coalesce(invite_person.role, '') not in ('super_admin', 'admin', 'technician') then
    perform private.refuse_field('role', 'not_offered');
  end if;
  if invite_person.technician_id is not null then
    if invite_person.role <> 'technician' or not exists (
      select from public.technicians t where t.id = invite_person.technician_id and t.deleted_at is null
    ) then
      perform private.refuse_field('technician_id', 'not_offered');
    elsif exists (
      select from public.technicians t where t.id = invite_person.technician_id and t.user_id is not null
    ) then
      perform private.refuse_field('technician_id', 'taken');
    end if;
  end if;
  if (
    select count(*) from public.invitations i where i.created_at > public.business_now() - interval '1 hour'
  ) >= 30 then
    perform private.refuse('PT429', 'rate_limited', null, 'Too many invitations within an hour. Please wait a little.');
  end if;
  update public.invitations i set withdrawn_at = public.business_now()
  where i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  insert into public.invitations (email, role, technician_id, created_by, created_at, expires_at)
  values (
    address, invite_person.role, invite_person.technician_id, auth.uid(), public.business_now(),
    public.business_now() + make_interval(days => private.invitation_days())
  )
  returning * into made;
  perform private.mail_invitation(made);
  return private.staff();
end
$$;
grant execute on function public.invite_person(text, text, text) to authenticated;

-- An invitation that is neither used nor withdrawn, held.
create function private.pending_invitation(id uuid) returns public.invitations
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.lock_staff();
  select * into invitation from public.invitations i where i.id = pending_invitation.id for no key update;
  if invitation.id is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such invitation.');
  elsif private.invitation_status(invitation) not in ('open', 'expired') then
    perform private.refuse('PT409', 'stale', null, 'This invitation has been used or withdrawn meanwhile.');
  end if;
  return invitation;
end
$$;

-- Sends it again with a new link and seven new days; the old links end.
create function public.resend_invitation(id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation public.invitations := private.pending_invitation(resend_invitation.id);
begin
  delete from private.invitation_links l where l.invitation_id = invitation.id;
  update public.messages m set status = 'dropped'
  where m.invitation_id = invitation.id and m.status = 'waiting';
  update public.invitations i set
    repeat = i.repeat + 1,
    expires_at = public.business_now() + make_interval(days => private.invitation_days())
  where i.id = invitation.id
  returning * into invitation;
  perform private.mail_invitation(invitation);
  return private.staff();
end
$$;
grant execute on function public.resend_invitation(uuid) to authenticated;

create function public.withdraw_invitation(id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation constant public.invitations := private.pending_invitation(withdraw_invitation.id);
begin
  update public.invitations i set withdrawn_at = public.business_now() where i.id = invitation.id;
  return private.staff();
end
$$;
grant execute on function public.withdraw_invitation(uuid) to authenticated;

-- The account gets what it was invited to. Who works here already keeps their role.
create function private.accept(invitation public.invitations, person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invitations i set accepted_at = public.business_now(), user_id = person
  where i.id = invitation.id;
  if (select p.role from public.profiles p where p.id = person) = 'customer' then
    perform private.grant_role(person, invitation.role);
  end if;
  update public.technicians t set user_id = person
  where t.id = invitation.technician_id and t.user_id is null and t.deleted_at is null
    and not exists (select from public.technicians other where other.user_id = person);
end
$$;

-- An account that confirms an invited address by a mail gets the role by itself. Where addresses are not confirmed
-- nothing was proved: then the mail's link is needed.
create function private.take_invitation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  if new.confirmation_sent_at is null then
    return null;
  end if;
  select * into invitation from public.invitations i
  where i.email = lower(new.email) and private.invitation_status(i) = 'open'
  order by i.created_at desc limit 1
  for no key update;
  if invitation.id is not null then
    perform private.accept(invitation, new.id);
  end if;
  return null;
end
$$;
create trigger take_invitation after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or lower(new.email) is distinct from lower(old.email))
  )
  execute function private.take_invitation();

-- The invitation that a link leads to; nothing when there is none. Guessing is limited, as with all links.
create function private.reachable_invitation(link text) returns public.invitations
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  perform private.check_wrong_links();
  select i.* into invitation
  from private.invitation_links l join public.invitations i on i.id = l.invitation_id
  where l.token_hash = private.token_hash(link);
  if invitation.id is null then
    perform private.note_wrong_link();
  end if;
  return invitation;
end
$$;

-- What a link invites to; null when it leads nowhere.
create function public.read_invitation(link text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  invitation constant public.invitations := private.reachable_invitation(link);
begin
  return case when invitation.id is not null then jsonb_build_object(
    'email', invitation.email, 'role', invitation.role, 'expires_at', invitation.expires_at,
    'company', private.setting('company_name'), 'status', private.invitation_status(invitation)
  ) end;
end
$$;
grant execute on function public.read_invitation(text) to anon, authenticated;

-- The signed-in person takes what they were invited to; null when the link leads nowhere. Again: the same answer.
-- Raises PT403 other_address, PT410 expired, used, withdrawn.
create function public.accept_invitation(link text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := public.signed_in_user();
  invitation public.invitations;
begin
  if caller is null then
    raise exception 'Only a signed-in person can accept an invitation' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  invitation := private.reachable_invitation(link);
  if invitation.id is null then
    return null;
  end if;
  if not exists (
    select from auth.users u
    where u.id = caller and lower(u.email) = invitation.email and u.email_confirmed_at is not null
  ) then
    perform private.refuse('PT403', 'other_address', null, 'This invitation is for another e-mail address.');
  end if;
  if invitation.accepted_at is null or invitation.user_id is distinct from caller then
    if private.invitation_status(invitation) <> 'open' then
      perform private.refuse('PT410', private.invitation_status(invitation), null,
        'This invitation has ended. Ask for a new one.');
    end if;
    perform private.accept(invitation, caller);
  end if;
  return (select jsonb_build_object('role', p.role) from public.profiles p where p.id = caller);
end
$$;
grant execute on function public.accept_invitation(text) to authenticated;

-- The mail.

alter function private.is_void(public.messages, private.appointment_facts) rename to customer_message_is_void;
create function private.is_void(message public.messages, facts private.appointment_facts) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case
    when message.invitation_id is null then private.customer_message_is_void(message, facts)
    else not exists (
      select from public.invitations i
      where i.id = message.invitation_id and private.invitation_status(i) = 'open'
    )
  end
$$;

create function private.make_invitation_link(invitation uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  insert into private.invitation_links (token_hash, invitation_id) values (private.token_hash(token), invitation);
  return token;
end
$$;

alter function private.message_content(public.messages, private.appointment_facts)
  rename to customer_message_content;
create function private.message_content(message public.messages, facts private.appointment_facts)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if message.invitation_id is null then
    return private.customer_message_content(message, facts);
  end if;
  return (
    select jsonb_build_object(
      'id', message.id, 'attempt', message.attempts, 'kind', message.kind, 'channel', message.channel,
      'audience', message.audience, 'to', i.email, 'language', 'en',
      'token', private.make_invitation_link(i.id), 'company', private.company(),
      'appointment', null, 'before', null, 'about', message.about, 'detail', '',
      'invitation', jsonb_build_object(
        'role', i.role, 'invited_by', coalesce(private.person_name(i.created_by), ''), 'expires_at', i.expires_at
      )
    )
    from public.invitations i
    where i.id = message.invitation_id
  );
end
$$;

-- As before, of records: what became of an invitation's mail is shown with the invitation.
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
        and f.waiting_id is null and f.invitation_id is null
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

-- Changing access.

drop function public.set_role(uuid, text);
create function public.change_role(user_id uuid, role text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant public.profiles := private.other_person(change_role.user_id);
begin
  if coalesce(change_role.role, '') not in ('super_admin', 'admin', 'technician', 'customer') then
    perform private.refuse_field('role', 'not_offered');
  end if;
  update public.profiles p set role = change_role.role where p.id = person.id;
  return private.staff();
end
$$;
grant execute on function public.change_role(uuid, text) to authenticated;

-- Nothing is asked of the database in their name any more from this moment on; the Auth service gives no new token.
create function public.deactivate_account(user_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant public.profiles := private.other_person(deactivate_account.user_id);
begin
  update public.profiles p set deactivated_at = coalesce(p.deactivated_at, public.business_now())
  where p.id = person.id;
  update auth.users u set banned_until = now() + interval '100 years' where u.id = person.id;
  delete from auth.sessions s where s.user_id = person.id;
  return private.staff();
end
$$;
grant execute on function public.deactivate_account(uuid) to authenticated;

create function public.reactivate_account(user_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant public.profiles := private.other_person(reactivate_account.user_id);
begin
  update public.profiles p set deactivated_at = null where p.id = person.id;
  update auth.users u set banned_until = null where u.id = person.id;
  return private.staff();
end
$$;
grant execute on function public.reactivate_account(uuid) to authenticated;

-- The open jobs of somebody's record, each with its ways out: the form of technician_time's `affected`.
create function public.open_work_of(user_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_super_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'job', to_jsonb(l) - 'search_text',
      'ways', private.ways_out(l.id, 1, 1) || '[{"kind": "unplan", "line": "Back to be planned."}]'
    ) order by w.scheduled_date, f.starts, l.id), '[]')
    from public.technicians t
    cross join lateral private.open_work(t.id) w
    join private.job_list l on l.id = w.id
    join public.time_frames f on f.time_frame = w.scheduled_time
    where t.user_id = open_work_of.user_id
  );
end
$$;
grant execute on function public.open_work_of(uuid) to authenticated;

-- Gives a technician's record to an account, or takes it from whoever has it.
create function public.hand_technician(technician_id text, user_id uuid default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.lock_staff();
  perform from public.technicians t
  where t.id = hand_technician.technician_id and t.deleted_at is null for no key update;
  if not found then
    perform private.refuse_field('technician_id', 'not_found');
  end if;
  if hand_technician.user_id is not null then
    if not exists (
      select from public.profiles p
      where p.id = hand_technician.user_id and p.role <> 'customer' and p.deactivated_at is null
    ) then
      perform private.refuse_field('user_id', 'not_offered');
    elsif exists (
      select from public.technicians t
      where t.user_id = hand_technician.user_id and t.id <> hand_technician.technician_id
    ) then
      perform private.refuse_field('user_id', 'taken');
    end if;
  end if;
  update public.technicians t set user_id = hand_technician.user_id
  where t.id = hand_technician.technician_id;
  return private.staff();
end
$$;
grant execute on function public.hand_technician(text, uuid) to authenticated;

-- History of what the Auth service keeps.
create function private.note_access(person uuid, what text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.audit_log (table_name, record_id, action, actor, actor_name, changes)
  values (
    'profiles', person::text, 'update', auth.uid(), private.person_name(auth.uid()),
    jsonb_build_object(what, jsonb_build_object('from', true, 'to', false))
  )
$$;

-- For who has lost the device with the codes: the next sign-in asks for none, or asks to set it up.
create function public.reset_two_factor(user_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant public.profiles := private.other_person(reset_two_factor.user_id);
begin
  if private.has_second_factors() then
    delete from auth.mfa_factors f where f.user_id = person.id;
    delete from auth.sessions s where s.user_id = person.id;
    perform private.note_access(person.id, 'two_factor');
  end if;
  return private.staff();
end
$$;
grant execute on function public.reset_two_factor(uuid) to authenticated;

-- Ends a lockout after wrong passwords.
create function public.unlock_account(user_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant public.profiles := private.other_person(unlock_account.user_id);
begin
  delete from private.wrong_passwords w where w.user_id = person.id;
  if found then
    perform private.note_access(person.id, 'locked');
  end if;
  return private.staff();
end
$$;
grant execute on function public.unlock_account(uuid) to authenticated;

-- The first super administrator.

-- One row at most: the code's hash, for a day and five tries.
create table private.setup_code (
  id boolean primary key default true check (id),
  code_hash text not null,
  made_at timestamptz not null,
  tries integer not null default 0
);
alter table private.setup_code enable row level security;

create function private.needs_setup() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not exists (select from public.profiles p where p.role = 'super_admin')
$$;

create function public.setup_state() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('needed', private.needs_setup())
$$;
grant execute on function public.setup_state() to anon, authenticated;

-- A code for the operator, who has the secret key. Raises PT409 done when there is a super administrator.
create function public.make_setup_code() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  code text;
begin
  if not private.needs_setup() then
    perform private.refuse('PT409', 'done', null, 'This system has a super administrator.');
  end if;
  -- Eight letters of 32 are the lowest five bits of eight random bytes.
  select string_agg(substr(letters, get_byte(r.bytes, n) % 32 + 1, 1), '' order by n) into code
  from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')) as bytes) r,
    generate_series(0, 7) n;
  insert into private.setup_code (code_hash, made_at)
  values (private.salted_hash('setup ' || code), public.business_now())
  on conflict (id) do update set code_hash = excluded.code_hash, made_at = excluded.made_at, tries = 0;
  return jsonb_build_object('code', code);
end
$$;
grant execute on function public.make_setup_code() to service_role;

-- Makes the signed-in person the first super administrator. A wrong code is answered, not raised, so that it counts.
create function public.become_first_admin(code text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := public.signed_in_user();
  kept private.setup_code;
begin
  if caller is null or not exists (
    select from auth.users u where u.id = caller and u.email_confirmed_at is not null
  ) then
    raise exception 'Only a confirmed account can be the first administrator' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  if not private.needs_setup() then
    perform private.refuse('PT409', 'done', null, 'This system has a super administrator.');
  end if;
  select * into kept from private.setup_code;
  if kept.id is null or kept.tries >= 5 or kept.made_at <= public.business_now() - interval '1 day' then
    return '{"problem": "code_ended"}';
  end if;
  if kept.code_hash <> private.salted_hash('setup ' || upper(regexp_replace(coalesce(code, ''), '[\s-]', '', 'g'))) then
    update private.setup_code s set tries = s.tries + 1 where true;
    return jsonb_build_object('problem', 'wrong_code', 'tries_left', 4 - kept.tries);
  end if;
  delete from private.setup_code s where true;
  perform private.grant_role(caller, 'super_admin');
  return '{"role": "super_admin"}';
end
$$;
grant execute on function public.become_first_admin(text) to authenticated;
