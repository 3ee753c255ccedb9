-- What the pages show, told to anybody, and published: a page is written beforehand, so what its HTML says is what was
-- set when the site was built. A build hook builds it again.

create or replace function private.company() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_object_agg(
    case s.key when 'company_name' then 'name' when 'business_address' then 'address' else s.key end, s.value
  )
  from public.settings s
  where s.group_name = 'Company Information' or s.key in ('currency', 'time_zone', 'date_format')
$$;

-- What the owner has set and the public pages tell.
create or replace function public.site_settings() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'service_radius', (select s.value::integer from public.settings s where s.key = 'service_radius'),
    'business_hours', (
      select jsonb_build_object('opens', to_char(b.opens, 'HH24:MI'), 'closes', left(b.closes::text, 5))
      from private.daily_hours() b
    ),
    'opening_hours', (
      select jsonb_agg(jsonb_build_object(
        'weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', left(h.closes::text, 5)
      ) order by h.weekday)
      from public.business_hours h
    ),
    'closed_days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', to_char(c.day, 'YYYY-MM-DD'), 'name', c.name) order by c.day), '[]')
      from (
        select c.day, c.name from public.closed_days c
        where c.day >= public.business_today() order by c.day limit 60
      ) c
    ),
    'company', private.company() - array['currency', 'time_zone', 'date_format'],
    'shops', private.shops(),
    'claims', (select to_jsonb(c) - 'id' from public.site_claims c),
    'prices', (
      select jsonb_agg(jsonb_build_object(
        'service_type', p.service_type, 'glass_type', p.glass_type, 'price', p.price
      ) order by p.id)
      from public.service_prices p
    ),
    'formats', (
      select jsonb_object_agg(s.key, s.value) from public.settings s
      where s.key in ('currency', 'time_zone', 'date_format')
    ),
    'password_requirements', private.setting('password_requirements')
  )
$$;

-- Where a build is asked for. The address lets whoever knows it build the site: it is never read back.
create table private.build_hook (
  id boolean primary key default true check (id),
  url text not null check (url ~* '^https://[^\s/$.?#]\S*$' and char_length(url) <= 500)
);
alter table private.build_hook enable row level security;

create table private.publish_requests (
  id bigint generated always as identity primary key,
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  published_at timestamptz,
  failed_at timestamptz
);
create index publish_requests_by_person on private.publish_requests (requested_by);
create index publish_requests_due on private.publish_requests (next_attempt_at)
  where published_at is null and failed_at is null;
alter table private.publish_requests enable row level security;

create function private.publish_state() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'hook_set', h.url is not null,
    'hook_host', substring(h.url from '^[^/]*//(?:[^/?#]*@)?([^/?#@]+)'),
    'changed_at', greatest(
      (select max(s.updated_at) from public.settings s
        where s.group_name in ('Company Information', 'System Configuration')),
      (select max(g.changed_at) from private.saved_groups g)
    ),
    'requested_at', r.requested_at,
    'published_at', (select max(p.published_at) from private.publish_requests p),
    'failed', r.failed_at is not null
  )
  from (select) one
  left join private.build_hook h on true
  left join lateral (
    select * from private.publish_requests p order by p.id desc limit 1
  ) r on true
$$;

create function public.publish_state() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.publish_state();
end
$$;
grant execute on function public.publish_state() to authenticated;

-- Sets the hook's address; an empty one removes it.
create function public.save_build_hook(url text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  given constant text := private.clean_text(coalesce(save_build_hook.url, ''));
begin
  perform private.require_admin();
  if private.is_blank(given) then
    delete from private.build_hook h where true;
    return private.publish_state();
  end if;
  begin
    insert into private.build_hook (url) values (given)
    on conflict (id) do update set url = excluded.url;
  exception when check_violation then
    perform private.refuse_field('url', 'invalid');
  end;
  return private.publish_state();
end
$$;
grant execute on function public.save_build_hook(text) to authenticated;

-- "Publish changes": the next run of the sender calls the hook. Asked for again while it waits: once.
create function public.request_publish() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from private.build_hook) then
    perform private.refuse('PT422', 'no_hook', '[{"field": "url", "problem": "no_hook"}]',
      'Enter the address of a build hook first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('publish', 0));
  insert into private.publish_requests (requested_by, requested_at, next_attempt_at)
  select auth.uid(), public.business_now(), public.business_now()
  where not exists (
    select from private.publish_requests p
    where p.published_at is null and p.failed_at is null and p.attempts = 0
  );
  return private.publish_state();
end
$$;
grant execute on function public.request_publish() to authenticated;

-- The hook to call now, for one sender and two minutes; null when there is none.
create function public.claim_publish() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed bigint;
begin
  update private.publish_requests p
  set attempts = p.attempts + 1, next_attempt_at = public.business_now() + interval '2 minutes'
  where p.id = (
    select due.id from private.publish_requests due
    where due.published_at is null and due.failed_at is null
      and due.next_attempt_at <= public.business_now() and due.attempts < 3
    order by due.id
    limit 1
    for update skip locked
  )
  returning p.id into claimed;
  -- Whoever claimed it the third time never came back.
  update private.publish_requests p set failed_at = public.business_now()
  where p.published_at is null and p.failed_at is null and p.attempts >= 3
    and p.next_attempt_at <= public.business_now();
  return (
    select jsonb_build_object('id', claimed, 'url', h.url) from private.build_hook h where claimed is not null
  );
end
$$;
grant execute on function public.claim_publish() to service_role;

-- How a call went: done, tried again in a minute, or given up after the third.
create function public.record_publish(id bigint, ok boolean) returns void
language sql security definer
set search_path = ''
as $$
  update private.publish_requests p set
    published_at = case when record_publish.ok then public.business_now() end,
    failed_at = case when not record_publish.ok and p.attempts >= 3 then public.business_now() end,
    next_attempt_at = public.business_now() + interval '1 minute'
  where p.id = record_publish.id and p.published_at is null
$$;
grant execute on function public.record_publish(bigint, boolean) to service_role;

-- In backups.

create or replace function private.backed_up_tables() returns text[]
language sql stable security definer
set search_path = ''
as $$
  -- First what messages lead to.
  select array['waiting_list', 'technicians', 'invitations', 'shops', 'site_claims', 'service_prices']
    || array_remove(private.backed_up_tables_of_records(), 'technicians')
$$;

create or replace function private.finish_restore(made_at text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.finish_restore_of_records(made_at);
  perform private.make_missing_rules();
  -- What an older backup does not have.
  perform private.bound_settings();
  perform private.make_missing_facts();
  perform private.make_missing_prices();
  update private.saved_groups g set version = g.version + 1, changed_at = public.business_now() where true;
  perform private.make_missing_appointments();
  update public.messages m set status = 'dropped'
  where m.status = 'sending' or (m.status = 'waiting' and m.due_at <= public.business_now());
end
$$;

-- The repair record names the currency of the business.
do $$
declare
  func regprocedure;
begin
  for func in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prosrc like '%''currency'', ''USD''%'
  loop
    execute replace(pg_get_functiondef(func), '''currency'', ''USD''', '''currency'', private.setting(''currency'')');
  end loop;
end
$$;
