-- The kinds of records that the office has lists of, in one table: a new kind is registered in one place.

create table private.record_kinds (
  -- The name of its table.
  kind text primary key,
  -- The view that lists show; it lives in `private`.
  list text not null,
  -- The column by which tabs split the list, its values, and the name of the tab of all.
  tab_column text not null,
  tabs text[] not null,
  all_tab text not null default 'all',
  filters text[] not null,
  -- What can be sorted by, as {key: [SQL expressions]}; the first key is the usual order.
  sorts jsonb not null,
  usual_sort text not null,
  usually_descending boolean not null default false,
  -- The fields that `save_record` takes; null where a function of its own saves.
  saved text[],
  -- The sequence of its public ids.
  numbers text not null
);
alter table private.record_kinds enable row level security;

insert into private.record_kinds
  (kind, list, tab_column, tabs, all_tab, filters, sorts, usual_sort, usually_descending, saved, numbers)
values
  (
    'quotes', 'quote_list', 'status', '{New,Contacted,Confirmed,Guest}', 'all',
    '{service_type,glass_type,payment_method,appointment_date,date,expired}',
    '{"date": ["v.created_at"], "id": ["length(v.id)"], "customer": ["v.customer"],
      "amount": ["v.amount"], "appointment_date": ["v.appointment_date"], "status": ["v.status"],
      "valid_until": ["v.valid_until"]}',
    'date', true, null, 'private.quote_numbers'
  ),
  (
    'jobs', 'job_list', 'status', '{Scheduled,Assigned,In Progress,Completed,Cancelled}', 'all jobs',
    '{service_type,technician_id,customer_id,priority,scheduled_date,scheduled_time,payment_method}',
    '{"schedule": ["v.scheduled_date"], "id": ["length(v.id)"], "customer": ["v.customer"],
      "technician": ["v.technician"], "status": ["v.status"], "amount": ["v.amount"],
      "priority": ["array_position(array[''Low'',''Medium'',''High''], v.priority)"]}',
    'schedule', true, null, 'private.job_numbers'
  ),
  (
    'customers', 'customer_list', 'status', '{Active,VIP,Inactive}', 'all',
    '{status,join_date}',
    '{"join_date": ["v.join_date"], "id": ["length(v.id)"], "name": ["lower(v.name)"],
      "status": ["v.status"], "total_jobs": ["v.total_jobs"], "total_spent": ["v.total_spent"],
      "last_service": ["nullif(v.last_service, ''Never'')"]}',
    'id', false, '{name,email,phone,address,status,notes}', 'private.customer_numbers'
  ),
  (
    'technicians', 'technician_list', 'status', '{available,busy,active,off-duty}', 'all',
    '{status,location}',
    '{"id": ["length(v.id)"], "name": ["lower(v.name)"], "rating": ["v.rating"],
      "completed_jobs": ["v.completed_jobs"], "status": ["v.status"]}',
    'id', false, '{name,email,phone,location,specialties,duty_status,rating}',
    'private.technician_numbers'
  ),
  (
    'orders', 'order_list', 'status', '{pending,processing,in-transit,completed}', 'all',
    '{status,payment_status,order_date,delivery_date,customer_id,technician_id,job_id}',
    '{"order_date": ["v.order_date"], "id": ["length(v.id)"], "customer": ["v.customer"],
      "total": ["v.total"], "status": ["v.status"], "delivery_date": ["v.delivery_date"]}',
    'order_date', true, null, 'private.order_numbers'
  ),
  (
    'glass_items', 'glass_list', 'level', '{Low Stock,Medium,In Stock}', 'all',
    '{type,level,supplier,location,part_number}',
    '{"id": ["length(v.id)"], "type": ["v.type"], "vehicle": ["lower(v.vehicle)"],
      "price": ["v.price"], "in_stock": ["v.in_stock"], "part_number": ["v.part_number"]}',
    'id', false, '{type,vehicle,part_number,in_stock,low_stock,price,supplier,location}',
    'private.glass_numbers'
  ),
  (
    'products', 'product_list', 'category',
    '{Cleaning Supplies,Installation Tools,Protection,Adhesives,Tools}', 'all',
    '{category,level,supplier}',
    '{"id": ["length(v.id)"], "name": ["lower(v.name)"], "category": ["v.category"],
      "price": ["v.price"], "margin": ["v.margin"], "in_stock": ["v.in_stock"]}',
    'id', false, '{name,category,sku,price,cost,in_stock,low_stock,supplier,description}',
    'private.product_numbers'
  );

-- One page of a list, with the rows that have one of these values in the column of its tabs; null is all.
create function private.registered_page(kind text, query jsonb, tab_values text[], most integer)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  registered private.record_kinds;
begin
  select * into registered from private.record_kinds k where k.kind = registered_page.kind;
  return private.list_page(
    registered.list, query, registered.tab_column, tab_values, registered.filters, registered.sorts,
    registered.usual_sort, registered.usually_descending, most
  );
end
$$;

-- Quotes have tabs of their own; quotes and jobs also count what their tab of all holds.
create or replace function private.read_list(kind text, query jsonb, most integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  tab constant text := query ->> 'tab';
  registered private.record_kinds;
  page jsonb;
  counts jsonb;
  everything bigint;
begin
  select * into registered from private.record_kinds k where k.kind = read_list.kind;
  if registered.kind is null then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such list.';
  end if;
  page := private.registered_page(kind, query, case
    when kind <> 'quotes' then private.tab_values(tab, registered.all_tab, registered.tabs)
    -- Converted quotes have left the table; 'All Scheduled' is where they are found again.
    when coalesce(tab, '') = '' or lower(tab) = 'all' then registered.tabs
    when lower(tab) in ('all scheduled', 'scheduled') then '{Scheduled}'
    else private.tab_values(tab, 'all', registered.tabs)
  end, most);
  counts := page -> 'counts';
  if kind = 'quotes' then
    select sum(c.value::bigint) into everything
    from jsonb_each_text(counts) c where c.key <> 'Scheduled';
    return page || jsonb_build_object('counts', jsonb_build_object(
      'New', coalesce((counts ->> 'New')::bigint, 0),
      'Contacted', coalesce((counts ->> 'Contacted')::bigint, 0),
      'Confirmed', coalesce((counts ->> 'Confirmed')::bigint, 0),
      'Guest', coalesce((counts ->> 'Guest')::bigint, 0),
      'All Scheduled', coalesce((counts ->> 'Scheduled')::bigint, 0),
      'All', coalesce(everything, 0)
    ));
  elsif kind = 'jobs' then
    select sum(c.value::bigint) into everything from jsonb_each_text(counts) c;
    return page || jsonb_build_object('counts', counts || jsonb_build_object(
      'All Jobs', coalesce(everything, 0)
    ));
  end if;
  return page;
end
$$;

create or replace function private.record_of(kind text, id text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  list constant text := (select k.list from private.record_kinds k where k.kind = record_of.kind);
  found jsonb;
begin
  if list is null then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such list.';
  end if;
  execute format(
    'select to_jsonb(r) - ''search_text'' from private.%I r where r.id = $1', list
  ) into found using id;
  if found is null then
    raise exception 'not_found' using errcode = 'PT404', hint = 'This record is gone.';
  end if;
  return found;
end
$$;

-- Records that are saved as they are filled in. `id` null makes a new one.
create or replace function private.save_record(kind text, id text, version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered text[];
  written text;
begin
  perform private.require_admin();
  select k.saved into offered from private.record_kinds k where k.kind = save_record.kind;
  if offered is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such list.');
  end if;
  -- A statement of its own: within one, what is read is what was there before the write.
  written := private.write_record(kind, id, version, fields, offered);
  return private.record_of(kind, written);
end
$$;

create or replace function private.require_kind(kind text) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not exists (select 1 from private.record_kinds k where k.kind = require_kind.kind) then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such list.';
  end if;
end
$$;

-- Fills the text by which a record is found from the columns that the trigger names; of a phone number
-- also its digits in one piece.
create function private.prepare_record() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  stored constant jsonb := to_jsonb(new);
begin
  new.search_text := private.search_text(
    variadic array[new.id, private.phone_digits(coalesce(stored ->> 'phone', ''))]
      || array(select stored ->> c from unnest(tg_argv) c)
  );
  return new;
end
$$;

-- Gives a new kind of record what all kinds have: the text by which it is found, a version, a history, and
-- rights: administrators read it, nobody writes to it directly. Its table has the columns id, search_text,
-- version, created_at, updated_at and deleted_at; its row stands in private.record_kinds.
create function private.add_kind(kind text, searched text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format('alter table public.%I enable row level security', kind);
  execute format('grant select on public.%I to authenticated', kind);
  execute format(
    'create policy "admins read all" on public.%I
       for select to authenticated using ((select public.is_admin()))', kind
  );
  execute format(
    'create trigger prepare before insert or update on public.%I
       for each row execute function private.prepare_record(%s)',
    kind, (select string_agg(quote_literal(s), ', ') from unnest(searched) s)
  );
  execute format('alter table public.%I enable always trigger prepare', kind);
  execute format(
    'create trigger version before update on public.%I
       for each row execute function private.count_version()', kind
  );
  execute format(
    'create trigger audit after insert or update or delete on public.%I
       for each row execute function private.audit()', kind
  );
  perform private.index_search_text(kind);
end
$$;

-- The tables that a backup must have: kinds that were added later are missing in older ones.
create function private.tables_of_every_backup() returns text[]
language sql immutable
set search_path = ''
as $$
  select array[
    'customers', 'technicians', 'quotes', 'jobs', 'orders', 'order_items', 'glass_items', 'products',
    'stock_orders', 'service_reports', 'job_issues', 'job_photos', 'settings', 'api_settings',
    'booking_rules', 'maintenance_windows', 'notifications', 'audit_log'
  ]
$$;

-- In the order in which they can be filled.
create or replace function private.backed_up_tables() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select private.tables_of_every_backup() || array(
    select k.kind from private.record_kinds k
    where k.kind <> all (private.tables_of_every_backup())
    order by k.kind
  )
$$;

-- As before, with the kinds of records from their table.
create or replace function private.restore_backup(backup jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  names constant text[] := private.backed_up_tables();
  name text;
  numbers text;
  columns text;
  accounts text[];
begin
  if not public.is_super_admin() then
    raise exception 'Only a super administrator may restore a backup' using errcode = '42501';
  end if;
  if backup ->> 'format' is distinct from 'sunline-backup' or backup ->> 'version' is distinct from '1'
    or not (backup -> 'tables') ?& private.tables_of_every_backup() then
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
      ) using coalesce(backup -> 'tables' -> name, '[]'), coalesce(accounts, '{}');
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
  for name, numbers in select k.kind, k.numbers from private.record_kinds k loop
    execute format('alter table public.%I enable always trigger prepare', name);
    perform private.restart_numbers(numbers, name);
  end loop;
  alter table public.order_items enable always trigger refresh_search_on_insert;
  insert into public.audit_log (table_name, record_id, action, actor, actor_name)
  values ('backups', coalesce(backup ->> 'made_at', ''), 'restore', auth.uid(),
    private.person_name(auth.uid()));
end
$$;
