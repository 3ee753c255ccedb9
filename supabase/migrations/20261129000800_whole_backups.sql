-- A backup was 18 statements, each with a snapshot of its own: with orders being made it held items without their
-- order. It is one snapshot now, tells what must be in it, and is checked before anything changes. What is too
-- large for a browser is saved and restored by `npm run backup` and `npm run restore`, which use the functions
-- below in one transaction.

-- How much a backup over the web may hold, in rows and in bytes of pictures: hosted ends a statement after 8 s.
-- Making or restoring one of this size takes 3 to 5 s; 30 MB of pictures took more than 8. The one place of this
-- limit.
create function private.backup_limit() returns table (rows integer, bytes bigint)
language sql immutable
set search_path = ''
as $$ select 20000, 5000000::bigint $$;

-- How many rows a backup would hold, and whether that fits into one over the web.
create function private.backup_size() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  may record;
  counted bigint := 0;
  part bigint;
  pictures bigint;
  name text;
begin
  select l.rows, l.bytes into may from private.backup_limit() l;
  foreach name in array private.backed_up_tables() loop
    execute format('select count(*) from public.%I', name) into part;
    counted := counted + part;
  end loop;
  select coalesce(sum(octet_length(p.image)), 0) into pictures from public.job_photos p;
  return jsonb_build_object(
    'rows', counted, 'limit', may.rows, 'fits', counted <= may.rows and pictures <= may.bytes
  );
end
$$;

create function public.backup_size() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.backup_size();
end
$$;
grant execute on function public.backup_size() to authenticated;

-- Every row, by table. All statements of a function that is stable see the one snapshot of its caller.
create function private.rows_of_backup() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  tables jsonb := '{}';
  rows jsonb;
  name text;
begin
  foreach name in array private.backed_up_tables() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from public.%I t', name) into rows;
    tables := tables || jsonb_build_object(name, rows);
  end loop;
  return tables;
end
$$;

create function private.counts_of_backup(tables jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(
    t.key, case when jsonb_typeof(t.value) = 'array' then jsonb_array_length(t.value) end
  )
  from jsonb_each(tables) t
$$;

create function private.newest_migration() returns text
language sql stable security definer
set search_path = ''
as $$ select max(m.version) from supabase_migrations.schema_migrations m $$;

create or replace function public.create_backup() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  tables jsonb;
  counts jsonb;
  counted integer;
begin
  perform private.require_admin();
  if not (private.backup_size() ->> 'fits')::boolean then
    perform private.refuse('PT422', 'invalid', '[{"field": "backup", "problem": "too_large"}]',
      'This business is too large for a backup over the web: run npm run backup -- --database <address>.');
  end if;
  tables := private.rows_of_backup();
  counts := private.counts_of_backup(tables);
  select sum(c.value::integer) into counted from jsonb_each_text(counts) c;
  insert into public.backups (made_at, made_by, row_count)
  values (public.business_now(), auth.uid(), counted);
  return jsonb_build_object(
    'format', 'sunline-backup', 'version', 2, 'schema', private.newest_migration(),
    'made_at', public.business_now(), 'rows', counted, 'counts', counts, 'tables', tables
  );
end
$$;

-- Refuses what is no backup, is one of another schema, or lacks rows. Version 1 told of neither.
create function private.check_backup(backup jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  short text;
begin
  if backup ->> 'format' is distinct from 'sunline-backup'
    or coalesce(backup ->> 'version', '') not in ('1', '2')
    or not coalesce((backup -> 'tables') ?& private.tables_of_every_backup(), false) then
    perform private.refuse('PT422', 'invalid', '[{"field": "backup", "problem": "invalid"}]',
      'This file is not a backup of this business.');
  end if;
  if backup ->> 'version' = '1' then
    return;
  end if;
  if backup ->> 'schema' is distinct from private.newest_migration() then
    perform private.refuse('PT422', 'invalid', '[{"field": "backup", "problem": "other_schema"}]',
      'This backup was made by another version of this system; nothing was changed.');
  end if;
  select c.key into short
  from jsonb_each(private.counts_of_backup(backup -> 'tables')) c
  where c.value is distinct from backup -> 'counts' -> c.key
  limit 1;
  if found then
    perform private.refuse('PT422', 'invalid',
      jsonb_build_array(jsonb_build_object('field', short, 'problem', 'invalid'))::text,
      'This backup is damaged; nothing was changed.');
  end if;
end
$$;

-- While a backup is restored everybody else is kept out: what they write would be lost without a word, or wait
-- for the restore's locks until it times out. Everything that a person or a visitor does asks for its session
-- first, so it is told here. Whoever is in the middle of something is waited for. Raises PT503 maintenance.
create or replace function private.session_problem() returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock_shared(private.restore_lock()) then
    raise exception 'maintenance' using errcode = 'PT503',
      hint = 'The system is under maintenance: a backup is being restored. Try again in a few minutes.';
  end if;
  return (
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
  );
end
$$;

create function private.restore_lock() returns bigint
language sql immutable
set search_path = ''
as $$ select hashtextextended('restore of a backup', 0) $$;

-- Waits until nobody writes to the business, and keeps everybody out until the end of the transaction.
-- Whoever is in the middle of something holds locks in an order of their own, so waiting for them could
-- be for ever. It waits shorter than the second after which PostgreSQL ends one of two that wait for
-- each other, lets go, and tries again. Raises PT503 busy when there is no gap in about five seconds.
create or replace function private.keep_everybody_out() returns void
language plpgsql
set search_path = ''
as $$
declare
  usual constant text := current_setting('lock_timeout');
  tables constant text := (
    select string_agg(format('public.%I', t), ', ') from unnest(private.backed_up_tables()) t
  );
begin
  perform set_config('lock_timeout', '300ms', true);
  for attempt in 1 .. 12 loop
    begin
      perform pg_advisory_xact_lock(private.restore_lock());
      execute format(
        'lock table %s, public.notification_reads, private.device_actions, private.quote_submissions
           in exclusive mode', tables
      );
      perform set_config('lock_timeout', usual, true);
      return;
    exception when lock_not_available then
      perform pg_sleep(0.05 + random() * 0.1);
    end;
  end loop;
  raise exception 'busy' using errcode = 'PT503',
    hint = 'Others are working all the time. Try again in a moment.';
end
$$;

-- Empties the business for the rest of the transaction, with everybody else kept out of it.
create function private.begin_restore() returns void
language plpgsql
set search_path = ''
as $$
declare
  names constant text[] := private.backed_up_tables();
  name text;
begin
  perform private.keep_everybody_out();
  -- Removing and refilling is no event of a record: no history, no notifications.
  foreach name in array names loop
    execute format('alter table public.%I disable trigger user', name);
  end loop;
  delete from private.device_actions d where true;
  delete from public.notification_reads r where true;
  delete from private.quote_submissions s where true;
  for i in reverse cardinality(names) .. 1 loop
    execute format('delete from public.%I t where true', names[i]);
  end loop;
end
$$;

-- Fills rows into a table that begin_restore has emptied; references are checked.
create function private.restore_rows(name text, rows jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  columns text;
  accounts text[];
begin
  select string_agg(format('%I', a.attname), ', '),
    array_agg(a.attname::text) filter (where a.attname in (
      'user_id', 'ordered_by', 'resolved_by', 'created_by'))
  into columns, accounts
  from pg_attribute a
  where a.attrelid = ('public.' || quote_ident(name))::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '';
  execute format(
    'insert into public.%1$I (%2$s) overriding system value
     select %2$s from jsonb_populate_recordset(null::public.%1$I, private.without_lost_accounts($1, $2))',
    name, columns
  ) using rows, coalesce(accounts, '{}');
exception when data_exception or integrity_constraint_violation then
  raise exception 'invalid' using errcode = 'PT422',
    detail = jsonb_build_array(jsonb_build_object('field', name, 'problem', 'invalid'))::text,
    hint = 'This backup is damaged; nothing was changed.';
end
$$;

-- Numbers go on after the highest, triggers work again, and who was erased since is erased again.
create function private.finish_restore(made_at text) returns void
language plpgsql
set search_path = ''
as $$
declare
  name text;
  numbers text;
begin
  foreach name in array private.backed_up_tables() loop
    execute format('alter table public.%I enable trigger user', name);
    if exists (
      select from pg_attribute a
      where a.attrelid = ('public.' || quote_ident(name))::regclass and a.attname = 'id'
        and a.attidentity <> ''
    ) then
      execute format(
        'select setval(pg_get_serial_sequence(%L, ''id''), coalesce(max(id), 0) + 1, false) from public.%I',
        'public.' || name, name
      );
    end if;
  end loop;
  for name, numbers in select k.kind, k.numbers from private.record_kinds k loop
    execute format('alter table public.%I enable always trigger prepare', name);
    perform private.restart_numbers(numbers, name);
  end loop;
  alter table public.order_items enable always trigger refresh_search_on_insert;
  insert into public.audit_log (table_name, record_id, action, actor, actor_name)
  values ('backups', coalesce(made_at, ''), 'restore', auth.uid(), private.person_name(auth.uid()));
  perform private.erase_again(only_due => false);
end
$$;

drop function private.restore_backup(jsonb);

create or replace function public.restore_backup(backup jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  name text;
begin
  if not public.is_super_admin() then
    raise exception 'Only a super administrator may restore a backup' using errcode = '42501';
  end if;
  perform private.check_backup(backup);
  perform private.begin_restore();
  foreach name in array private.backed_up_tables() loop
    perform private.restore_rows(name, coalesce(backup -> 'tables' -> name, '[]'));
  end loop;
  perform private.finish_restore(backup ->> 'made_at');
end
$$;

-- A backup's file on its way in: no request may be as long as a whole one.
create table private.restore_parts (
  restore uuid not null,
  part integer not null check (part between 0 and 999),
  body text not null check (char_length(body) <= 1000000),
  sent_by uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (restore, part)
);

alter table private.restore_parts enable row level security;
create index restore_parts_by_person on private.restore_parts (sent_by);

-- Keeps one part of a backup's text until restore_parts is called. A person has one file in the making.
create function public.add_restore_part(restore uuid, part integer, body text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not public.is_super_admin() then
    raise exception 'Only a super administrator may restore a backup' using errcode = '42501';
  end if;
  delete from private.restore_parts p
  where (p.sent_by = auth.uid() and p.restore <> add_restore_part.restore)
    or p.sent_at < now() - interval '1 day';
  begin
    insert into private.restore_parts (restore, part, body, sent_by)
    values (add_restore_part.restore, add_restore_part.part, add_restore_part.body, auth.uid())
    on conflict on constraint restore_parts_pkey do update set body = excluded.body;
  exception when check_violation or not_null_violation then
    perform private.refuse_field('backup', 'invalid');
  end;
end
$$;
grant execute on function public.add_restore_part(uuid, integer, text) to authenticated;

-- Restores the backup whose text was sent in parts, if that came whole.
create function public.restore_parts(restore uuid, parts integer, sha256 text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  whole text;
  backup jsonb;
begin
  if not public.is_super_admin() then
    raise exception 'Only a super administrator may restore a backup' using errcode = '42501';
  end if;
  select string_agg(p.body, '' order by p.part) into whole
  from private.restore_parts p
  where p.restore = restore_parts.restore and p.sent_by = auth.uid() and p.part < restore_parts.parts;
  if whole is null
    or encode(sha256(convert_to(whole, 'UTF8')), 'hex') is distinct from restore_parts.sha256 then
    perform private.refuse('PT422', 'invalid', '[{"field": "backup", "problem": "invalid"}]',
      'This backup is damaged; nothing was changed.');
  end if;
  begin
    backup := whole::jsonb;
  exception when data_exception then
    perform private.refuse('PT422', 'invalid', '[{"field": "backup", "problem": "invalid"}]',
      'This backup is damaged; nothing was changed.');
  end;
  perform public.restore_backup(backup);
  delete from private.restore_parts p where p.restore = restore_parts.restore;
end
$$;
grant execute on function public.restore_parts(uuid, integer, text) to authenticated;
