-- When a signed-in person was last seen: the heartbeat's one row per person.

create table public.presence (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_seen timestamptz not null default now()
);

alter table public.presence enable row level security;
grant select on public.presence to authenticated;

create policy "own presence is read" on public.presence
  for select to authenticated
  using (user_id = (select public.signed_in_user()));

create policy "admins read all presence" on public.presence
  for select to authenticated
  using ((select public.is_admin()));

-- Refused once the session is gone: a heartbeat after sign-out must fail, not revive.
create function public.update_last_seen() returns void
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
end
$$;
grant execute on function public.update_last_seen() to authenticated;
