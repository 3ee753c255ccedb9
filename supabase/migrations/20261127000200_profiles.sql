-- Who a person is in this business. The role is read from here and only
-- from here: user_metadata is the person's own to write.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'customer'
    check (role in ('super_admin', 'admin', 'technician', 'customer')),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

-- The signed-in person, or null. A JWT outlives its sign-out until it expires, so the session it
-- belongs to must still exist: after a global sign-out every device is out at once.
create function public.signed_in_user() returns uuid
language sql stable security definer
set search_path = ''
as $$
  select s.user_id
  from auth.sessions s
  where s.id::text = auth.jwt() ->> 'session_id'
    and s.user_id = auth.uid()
$$;

create function public.current_role_name() returns text
language sql stable security definer
set search_path = ''
as $$
  select p.role from public.profiles p where p.id = public.signed_in_user()
$$;

-- "Admin" means an administrator of either kind.
create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(public.current_role_name() in ('admin', 'super_admin'), false)
$$;

create function public.is_super_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(public.current_role_name() = 'super_admin', false)
$$;

-- Policies run with the caller's rights, so the caller needs these.
grant execute on function public.signed_in_user() to authenticated;
grant execute on function public.current_role_name() to authenticated;
grant execute on function public.is_admin() to authenticated;
grant execute on function public.is_super_admin() to authenticated;

-- Row level security limits rows, not columns: the column grant is what keeps `role` out of reach.
-- `updated_at` is granted because clients send it along; the trigger below overwrites it.
grant select on public.profiles to authenticated;
grant update (first_name, last_name, updated_at) on public.profiles to authenticated;

create policy "own profile is read" on public.profiles
  for select to authenticated
  using (id = (select public.signed_in_user()));

create policy "admins read all profiles" on public.profiles
  for select to authenticated
  using ((select public.is_admin()));

create policy "own profile is updated" on public.profiles
  for update to authenticated
  using (id = (select public.signed_in_user()))
  with check (id = (select public.signed_in_user()));

create function private.guard_profile() returns trigger
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
      raise exception 'Nobody changes their own role' using errcode = '42501';
    end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger guard_profile before update on public.profiles
  for each row execute function private.guard_profile();

-- Every new user is a customer. A `role` in the sign-up's metadata is ignored, and names are cut
-- to size: an over-long name must not make the sign-up fail.
create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, role, first_name, last_name)
  values (
    new.id,
    'customer',
    nullif(left(private.clean_text(coalesce(new.raw_user_meta_data ->> 'first_name', '')), 100), ''),
    nullif(left(private.clean_text(coalesce(new.raw_user_meta_data ->> 'last_name', '')), 100), '')
  );
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Changes another person's role. Only a super administrator may; nobody may for themselves, so a
-- super administrator can never lock the business out by demoting the last one of them.
create function public.set_role(user_id uuid, role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not public.is_super_admin() then
    raise exception 'Roles are changed by a super administrator' using errcode = '42501';
  end if;
  if set_role.user_id = auth.uid() then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  if set_role.role is null
    or set_role.role not in ('super_admin', 'admin', 'technician', 'customer') then
    raise exception 'invalid' using errcode = 'PT422', hint = 'There is no such role.';
  end if;
  update public.profiles p set role = set_role.role where p.id = set_role.user_id;
  if not found then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such person.';
  end if;
end
$$;
grant execute on function public.set_role(uuid, text) to authenticated;
