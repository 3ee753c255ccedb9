-- "Security Settings" act: attempts and lockout by the hook that the Auth service asks after each password, the second
-- factor by what the token says of it. The session's time-out is the browser's, the password's form the Auth
-- service's; both are told what the owner has set.

-- Bounds of the numbers, so that nobody locks everybody out with a 0.
alter table public.settings
  add column least integer,
  add column most integer;

-- Also after an older backup, which has no bounds: a value out of them becomes the nearest.
create function private.bound_settings() returns void
language sql security definer
set search_path = ''
as $$
  update public.settings s set least = b.least, most = b.most,
    value = least(greatest(s.value::integer, b.least), b.most)::text
  from (values ('login_attempts', 3, 20), ('service_radius', 1, 500)) b (key, least, most)
  where s.key = b.key and (s.least, s.most) is distinct from (b.least, b.most);
$$;
select private.bound_settings();

alter table public.settings
  add constraint settings_bounds_check check (
    kind <> 'number' or value::integer between coalesce(least, 0) and coalesce(most, 999999)
  );

create function private.setting(key text) returns text
language sql stable security definer
set search_path = ''
as $$
  select s.value from public.settings s where s.key = setting.key
$$;

-- "30 minutes" → 30
create function private.setting_minutes(key text) returns integer
language sql stable security definer
set search_path = ''
as $$
  select substring(private.setting(setting_minutes.key) from '^\d+')::integer
$$;

-- Wrong passwords.

create table private.wrong_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failed integer not null default 0,
  locked_until timestamptz
);
alter table private.wrong_passwords enable row level security;

-- The Auth service's hook after a password was compared: event is {"user_id", "valid"}. One after the other for each
-- account, so that however many come at once exactly the set number is tried. Hosted, the hook is switched on in
-- supabase/config.toml.
create function public.hook_password_verification(event jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := (event ->> 'user_id')::uuid;
  at_this_time constant timestamptz := public.business_now();
  known private.wrong_passwords;
  minutes integer;
begin
  insert into private.wrong_passwords (user_id) values (person) on conflict do nothing;
  select * into known from private.wrong_passwords w where w.user_id = person for update;
  if known.locked_until > at_this_time then
    minutes := ceil(extract(epoch from known.locked_until - at_this_time) / 60);
    return jsonb_build_object(
      'decision', 'reject', 'should_logout_user', false,
      'message', 'Too many wrong passwords. Try again in ' || minutes
        || case minutes when 1 then ' minute.' else ' minutes.' end
    );
  end if;
  if (event ->> 'valid')::boolean then
    delete from private.wrong_passwords w where w.user_id = person;
    return '{"decision": "continue"}';
  end if;
  known.failed := case when known.locked_until is null then known.failed else 0 end + 1;
  update private.wrong_passwords w set
    failed = known.failed,
    locked_until = case when known.failed >= private.setting('login_attempts')::integer
      then at_this_time + make_interval(mins => private.setting_minutes('lockout_duration')) end
  where w.user_id = person;
  return '{"decision": "continue"}';
exception when foreign_key_violation then
  -- The account is being deleted at this moment.
  return '{"decision": "continue"}';
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.hook_password_verification(jsonb) to supabase_auth_admin;
  end if;
end
$$;

-- A new password, set by a mail's link, opens the account again.
create function private.forget_wrong_passwords() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.wrong_passwords w where w.user_id = new.id;
  return null;
end
$$;
create trigger forget_wrong_passwords after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.forget_wrong_passwords();

-- The second factor.

-- Whether the Auth service of this project keeps factors at all.
create function private.has_second_factors() returns boolean
language sql stable
set search_path = ''
as $$
  select to_regclass('auth.mfa_factors') is not null
$$;

create function private.has_factor(person uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- A statement of its own: it could not be planned without the table.
  if not private.has_second_factors() then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors f where f.user_id = person and f.status::text = 'verified'
  );
end
$$;

-- What the second factor is for the caller, whose role is given: off; needed: theirs was not asked yet; to_set_up: they
-- must have one; passed.
create function private.second_factor(role text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then 'passed'
    when private.has_factor(auth.uid()) then 'needed'
    when second_factor.role in ('admin', 'super_admin') and private.setting('two_factor') = 'Enabled'
      and private.has_second_factors() then 'to_set_up'
    else 'off'
  end
$$;

-- The role that counts: none while the second factor is owed.
create or replace function public.current_role_name() returns text
language sql stable security definer
set search_path = ''
as $$
  select p.role from public.profiles p
  where p.id = public.signed_in_user() and private.second_factor(p.role) in ('off', 'passed')
$$;

-- Raises PT403 second_factor to whoever has a right to the office but owes the second factor.
create function private.require_second_factor() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if (
    select private.second_factor(p.role) from public.profiles p where p.id = public.signed_in_user()
  ) in ('needed', 'to_set_up') then
    perform private.refuse('PT403', 'second_factor', null, 'Confirm your sign-in with a code first.');
  end if;
end
$$;

create or replace function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() then
    perform private.require_second_factor();
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
end
$$;

create function private.require_super_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_super_admin() then
    perform private.require_second_factor();
    raise exception 'Only a super administrator may do this' using errcode = '42501';
  end if;
end
$$;

create or replace function private.require_technician() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if coalesce(public.current_role_name(), '') not in ('technician', 'admin', 'super_admin') then
    perform private.require_second_factor();
    raise exception 'Only technicians may do this' using errcode = '42501';
  end if;
end
$$;

-- Functions that refuse by themselves say so too.
do $$
declare
  func regprocedure;
  source text;
  passage text;
begin
  for func in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'if not public\.is_super_admin\(\) then|have a day here'
  loop
    source := pg_get_functiondef(func);
    foreach passage in array array['raise exception ''Only', 'raise exception ''Roles'] loop
      source := replace(source, passage, E'perform private.require_second_factor();\n    ' || passage);
    end loop;
    execute source;
  end loop;
end
$$;

-- What the signed-in person's own sign-in asks of them. Null for a visitor.
create function public.my_access() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller constant uuid := public.signed_in_user();
begin
  return (
    select jsonb_build_object(
      'role', p.role,
      'session_minutes', private.setting_minutes('session_timeout'),
      'second_factor', private.second_factor(p.role),
      'two_factor_required', p.role in ('admin', 'super_admin') and private.setting('two_factor') = 'Enabled',
      'two_factor_available', private.has_second_factors(),
      'has_factor', private.has_factor(p.id)
    )
    from public.profiles p
    where p.id = caller
  );
end
$$;
grant execute on function public.my_access() to authenticated;

-- Settings, with their bounds and with what the second factor asks of who switches it on.

create or replace function public.list_settings() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_agg(jsonb_build_object(
      'key', s.key, 'group', s.group_name, 'label', s.label, 'kind', s.kind, 'value', s.value,
      'options', s.options, 'unit', s.unit, 'position', s.position, 'version', s.version,
      'least', s.least, 'most', s.most,
      'available', s.key <> 'two_factor' or private.has_second_factors()
    ) order by array_position(array['Company Information', 'Notification Settings',
      'Security Settings', 'System Configuration'], s.group_name), s.position)
    from public.settings s
  );
end
$$;

-- Why a setting cannot have a value; null when it can.
create function private.setting_problem(setting public.settings, given jsonb) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when setting.key is null then 'not_offered'
    when coalesce(given #>> '{}', '') = '' then 'required'
    when jsonb_typeof(given) <> 'string' then 'invalid'
    when not private.setting_fits(setting.kind, setting.options, v.value) then 'invalid'
    when setting.kind = 'number' and v.value::integer < setting.least then 'too_small'
    when setting.kind = 'number' and v.value::integer > setting.most then 'too_large'
    when setting.key = 'two_factor' and v.value = 'Enabled' and setting.value <> 'Enabled' then case
      when not private.has_second_factors() then 'not_available'
      -- Who requires it of others must be able to pass it: nobody locks everybody out.
      when coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then 'own_factor_first'
    end
  end
  from (select private.clean_text(coalesce(given #>> '{}', '')) as value) v
$$;

-- "Save All Changes": all of them or none. changes: [{key, value, version}]. Raises PT422 with the keys whose value
-- cannot be, PT409 stale with the keys that somebody else has changed.
create or replace function public.save_settings(changes jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  problems jsonb;
  stale jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' then
    perform private.refuse_field('changes', 'required');
  end if;
  perform 1 from public.settings s
  where s.key in (select c ->> 'key' from jsonb_array_elements(changes) c)
  order by s.key for no key update;

  select jsonb_agg(jsonb_build_object('field', c ->> 'key', 'problem', p.problem)) into problems
  from jsonb_array_elements(changes) c
  left join public.settings s on s.key = c ->> 'key'
  cross join lateral (select private.setting_problem(s, c -> 'value') as problem) p
  where p.problem is not null;
  if problems is not null then
    perform private.refuse('PT422', 'invalid', problems::text,
      'Some settings cannot have this value.');
  end if;

  select jsonb_agg(s.key) into stale
  from jsonb_array_elements(changes) c
  join public.settings s on s.key = c ->> 'key'
  where s.version::text is distinct from c ->> 'version';
  if stale is not null then
    perform private.refuse('PT409', 'stale', jsonb_build_object('keys', stale)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;

  update public.settings s set value = private.clean_text(c ->> 'value')
  from jsonb_array_elements(changes) c
  where s.key = c ->> 'key';
  return public.list_settings();
end
$$;
