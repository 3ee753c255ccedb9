-- A backup is all of the business as one JSON document. Accounts and passwords are not in it: they
-- belong to the auth server, which has backups of its own.

-- In the order in which they can be filled.
create function private.backed_up_tables() returns text[]
language sql immutable
set search_path = ''
as $$
  select array[
    'customers', 'technicians', 'quotes', 'jobs', 'orders', 'order_items', 'glass_items', 'products',
    'stock_orders', 'service_reports', 'job_issues', 'job_photos', 'settings', 'api_settings',
    'booking_rules', 'maintenance_windows', 'notifications', 'audit_log'
  ]
$$;

create function public.create_backup() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  tables jsonb := '{}';
  rows jsonb;
  counted integer := 0;
  name text;
begin
  perform private.require_admin();
  foreach name in array private.backed_up_tables() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from public.%I t', name) into rows;
    tables := tables || jsonb_build_object(name, rows);
    counted := counted + jsonb_array_length(rows);
  end loop;
  insert into public.backups (made_at, made_by, row_count)
  values (public.business_now(), auth.uid(), counted);
  return jsonb_build_object(
    'format', 'sunline-backup', 'version', 1, 'made_at', public.business_now(), 'rows', counted,
    'tables', tables
  );
end
$$;
grant execute on function public.create_backup() to authenticated;

create function public.last_backup() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'id', b.id, 'made_at', b.made_at, 'made_by', private.person_name(b.made_by), 'rows', b.row_count
    )
    from public.backups b order by b.made_at desc, b.id desc limit 1
  );
end
$$;
grant execute on function public.last_backup() to authenticated;

create function private.restart_numbers(sequence_name text, table_name text) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'select setval(%L, greatest(coalesce(max(regexp_replace(id, ''\D'', '''', ''g'')::bigint), 1), (
       select last_value from %s)), true) from public.%I',
    sequence_name, sequence_name, table_name
  );
end
$$;

-- Replaces the business by a backup, all of it or nothing. Only a super administrator may: it undoes
-- everybody's work since. Accounts that no longer exist leave their place empty.
create function public.restore_backup(backup jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  names constant text[] := private.backed_up_tables();
  name text;
  columns text;
  accounts text[];
begin
  if not public.is_super_admin() then
    raise exception 'Only a super administrator may restore a backup' using errcode = '42501';
  end if;
  if backup ->> 'format' is distinct from 'sunline-backup' or backup ->> 'version' is distinct from '1'
    or not (backup -> 'tables') ?& names then
    perform private.refuse('PT422', 'invalid', '[{"field": "backup", "problem": "invalid"}]',
      'This file is not a backup of this business.');
  end if;

  -- Removing and refilling is no event of a record: no history, no notifications.
  foreach name in array names loop
    execute format('alter table public.%I disable trigger user', name);
  end loop;
  delete from private.device_actions;
  truncate public.notification_reads, private.quote_submissions;
  for i in reverse cardinality(names) .. 1 loop
    execute format('delete from public.%I', names[i]);
  end loop;
  foreach name in array names loop
    select string_agg(format('%I', a.attname), ', '),
      array_agg(a.attname::text) filter (where a.attname in (
        'user_id', 'ordered_by', 'resolved_by', 'created_by'))
    into columns, accounts
    from pg_attribute a
    where a.attrelid = ('public.' || name)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '';
    begin
      execute format(
        'insert into public.%1$I (%2$s) overriding system value
         select %2$s from jsonb_populate_recordset(null::public.%1$I, private.without_lost_accounts($1, $2))',
        name, columns
      ) using backup -> 'tables' -> name, coalesce(accounts, '{}');
    exception when data_exception or integrity_constraint_violation then
      raise exception 'invalid' using errcode = 'PT422',
        detail = jsonb_build_array(jsonb_build_object('field', name, 'problem', 'invalid'))::text,
        hint = 'This backup is damaged; nothing was changed.';
    end;
    execute format('alter table public.%I enable trigger user', name);
    if pg_get_serial_sequence('public.' || name, case when columns like 'id,%' then 'id' end) is not null
    then
      execute format(
        'select setval(pg_get_serial_sequence(%L, ''id''), coalesce(max(id), 0) + 1, false) from public.%I',
        'public.' || name, name
      );
    end if;
  end loop;
  foreach name in array array[
    'customers', 'technicians', 'quotes', 'jobs', 'orders', 'glass_items', 'products'
  ] loop
    execute format('alter table public.%I enable always trigger prepare', name);
  end loop;
  alter table public.order_items enable always trigger refresh_search_on_insert;
  perform private.restart_numbers('private.customer_numbers', 'customers');
  perform private.restart_numbers('private.technician_numbers', 'technicians');
  perform private.restart_numbers('private.quote_numbers', 'quotes');
  perform private.restart_numbers('private.job_numbers', 'jobs');
  perform private.restart_numbers('private.order_numbers', 'orders');
  perform private.restart_numbers('private.glass_numbers', 'glass_items');
  perform private.restart_numbers('private.product_numbers', 'products');
  insert into public.audit_log (table_name, record_id, action, actor, actor_name)
  values ('backups', coalesce(backup ->> 'made_at', ''), 'restore', auth.uid(),
    private.person_name(auth.uid()));
end
$$;
grant execute on function public.restore_backup(jsonb) to authenticated;

create function private.without_lost_accounts(rows jsonb, columns text[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(r || coalesce((
    select jsonb_object_agg(c, null)
    from unnest(columns) c
    where r ->> c is not null
      and not exists (select 1 from auth.users u where u.id::text = r ->> c)
  ), '{}')), '[]')
  from jsonb_array_elements(rows) r
$$;
