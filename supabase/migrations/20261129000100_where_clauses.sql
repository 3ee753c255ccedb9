-- Hosted projects load the extension safeupdate: an UPDATE or DELETE without WHERE is refused there, inside
-- functions too. `save_api_settings` and `restore_backup` had some.

-- Waits until nobody writes to the business, and keeps everybody out until the end of the transaction.
-- Whoever is in the middle of something holds locks in an order of their own, so waiting for them could
-- be for ever. It waits shorter than the second after which PostgreSQL ends one of two that wait for
-- each other, lets go, and tries again. Raises PT503 busy when there is no gap in about five seconds.
create function private.keep_everybody_out() returns void
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

-- Replaces the business by a backup, all of it or nothing. Only a super administrator may: it undoes
-- everybody's work since. Accounts that no longer exist leave their place empty.
create or replace function private.restore_backup(backup jsonb) returns void
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

create or replace function public.save_api_settings(version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored integer;
  rules jsonb;
  given jsonb;
  broken text;
begin
  perform private.require_admin();
  select a.version into stored from public.api_settings a where a.id for no key update;
  if stored is distinct from save_api_settings.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;
  rules := private.checked_fields('booking_rules', fields - 'directions_url',
    '{seats_per_frame,days_ahead,limit_per_contact,limit_per_address}');
  given := private.checked_fields('api_settings',
    fields - '{seats_per_frame,days_ahead,limit_per_contact,limit_per_address}'::text[],
    '{directions_url}');
  begin
    update public.booking_rules r
    set (seats_per_frame, days_ahead, limit_per_contact, limit_per_address) = (
      select n.seats_per_frame, n.days_ahead, n.limit_per_contact, n.limit_per_address
      from jsonb_populate_record(r, rules) n
    )
    where r.id;
    update public.api_settings a
    set directions_url = coalesce(given ->> 'directions_url', a.directions_url),
      version = a.version + 1,
      updated_at = now()
    where a.id;
  exception
    when check_violation then
      get stacked diagnostics broken = constraint_name;
      perform private.refuse('PT422', 'invalid', private.field_problem(
        case when broken like 'api%' then 'api_settings' else 'booking_rules' end, broken, fields
      )::text, 'Some settings cannot have this value.');
    when not_null_violation then
      get stacked diagnostics broken = column_name;
      perform private.refuse_field(broken, 'required');
  end;
  return public.get_api_settings();
end
$$;
