-- Three answers that must never be taken for one another:
--
--   a session that has ended   401 PT401 "session_ended", details {"reason": …}: sign in again, then do it once more.
--                              Nothing was done, nothing is lost, it is worth trying again. Reasons:
--                              signed_out            its session was ended, here or on another device
--                              account_deactivated   banned, or deleted by the Auth service
--                              account_gone          there is no such account any more
--   a missing right            403 42501: this person may not do this, however often they try
--                              (401 42501 without any sign-in)
--   a refusal of the business  4xx PT4nn with a word of its own: stale, slot_taken, reassigned …
--
-- The first is told here and nowhere else: everybody who asks who is signed in, functions and row level
-- security alike, asks `signed_in_user()`. Only a booking does not: a visitor books without any session, so
-- whose session has ended books as a visitor.

-- Why the session of the token that came with this request is none: signed_out, account_deactivated,
-- account_gone. Null when it is one, and when there was no token of a person.
create function private.session_problem() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when u.id is null then 'account_gone'
    when u.banned_until > now() or u.deleted_at is not null then 'account_deactivated'
    when s.id is null then 'signed_out'
  end
  from (select auth.uid() as id) caller
  left join auth.users u on u.id = caller.id
  left join auth.sessions s
    on s.user_id = u.id and s.id::text = auth.jwt() ->> 'session_id'
  where caller.id is not null
$$;

-- The signed-in person, or null for a visitor. A JWT outlives its sign-out until it expires, so the session
-- it belongs to must still exist: after a global sign-out every device is out at once. Raises PT401
-- session_ended when it does not.
create or replace function public.signed_in_user() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  problem constant text := private.session_problem();
begin
  if problem is not null then
    raise exception 'session_ended' using errcode = 'PT401',
      detail = jsonb_build_object('reason', problem)::text,
      hint = 'Sign in again, then do it once more.';
  end if;
  return auth.uid();
end
$$;

-- Refused once the session is gone: a heartbeat after sign-out must fail, not revive.
create or replace function public.update_last_seen() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller uuid := public.signed_in_user();
begin
  if caller is null then
    raise exception 'Only a signed-in person can be seen' using errcode = '42501';
  end if;
  insert into public.presence (user_id, last_seen)
  values (caller, now())
  on conflict (user_id) do update set last_seen = excluded.last_seen;
exception when foreign_key_violation then
  -- The account is being deleted at this moment.
  perform public.signed_in_user();
end
$$;

-- Refuses everybody who is no technician (administrators may stand in for one): with PT401 when their
-- session has ended, with 42501 when they have no such role, or none any more.
create function private.require_technician() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if coalesce(public.current_role_name(), '') not in ('technician', 'admin', 'super_admin') then
    raise exception 'Only technicians may do this' using errcode = '42501';
  end if;
end
$$;

-- The answer that an action got when it came the first time; null when this is the first time.
create or replace function private.answer_of_action(idempotency_key uuid, action text, job_id text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known private.device_actions;
begin
  -- Before anything is answered: whose session has ended is told that, and nothing else.
  perform public.signed_in_user();
  if idempotency_key is null then
    perform private.require_technician();
    perform private.refuse_field('idempotency_key', 'required');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('device action ' || idempotency_key, 0));
  select * into known from private.device_actions d
  where d.idempotency_key = answer_of_action.idempotency_key;
  if known.idempotency_key is null then
    perform private.require_technician();
    return null;
  end if;
  if (known.user_id, known.action, known.job_id)
    is distinct from (public.signed_in_user(), answer_of_action.action, answer_of_action.job_id) then
    perform private.refuse('PT409', 'key_used', null, 'This key belongs to another action.');
  end if;
  return known.answer;
end
$$;
