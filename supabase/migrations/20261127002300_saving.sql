-- Making, changing, deleting and bringing back records. Whoever saves says which version they saw.

create function private.refuse(code text, message text, detail text, hint text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%', message using errcode = code, detail = coalesce(detail, ''), hint = hint;
end
$$;

create function private.refuse_field(field text, problem text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'invalid' using errcode = 'PT422',
    detail = jsonb_build_array(jsonb_build_object('field', field, 'problem', problem))::text,
    hint = 'Some details are missing or cannot be right.';
end
$$;

-- The fields of a record as they will be stored: text cleaned, every value of its column's type.
-- Raises PT422 with every field that is unknown or of the wrong type.
create function private.checked_fields(table_name text, fields jsonb, offered text[]) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  entry record;
  given jsonb;
  stored jsonb;
  checked jsonb := '{}';
  problems jsonb := '[]';
begin
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'invalid' using errcode = 'PT422', detail = '[]', hint = 'There is nothing to save.';
  end if;
  for entry in select f.key, f.value from jsonb_each(fields) f loop
    if entry.key <> all (offered) then
      problems := problems || jsonb_build_object('field', entry.key, 'problem', 'not_offered');
      continue;
    end if;
    given := case jsonb_typeof(entry.value)
      when 'string' then to_jsonb(private.clean_text(entry.value #>> '{}'))
      else entry.value
    end;
    begin
      execute format(
        'select to_jsonb(r.%1$I) from jsonb_populate_record(null::public.%2$I, $1) r',
        entry.key, table_name
      ) into stored using jsonb_build_object(entry.key, given);
      checked := checked || jsonb_build_object(entry.key, stored);
    exception when data_exception then
      problems := problems || jsonb_build_object('field', entry.key, 'problem', 'invalid');
    end;
  end loop;
  if problems <> '[]' then
    raise exception 'invalid' using errcode = 'PT422', detail = problems::text,
      hint = 'Some details are missing or cannot be right.';
  end if;
  return checked;
end
$$;

-- What a constraint of a table says about which field, in the words of PT422.
create function private.field_problem(table_name text, constraint_name text, fields jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object(
    'field', f.field,
    'problem', case
      when fields ? f.field and coalesce(fields ->> f.field, '') = '' then 'required'
      when char_length(fields ->> f.field) > 100 and fields ->> f.field !~ '^[\d.]+$' then 'too_long'
      else 'invalid'
    end
  ))
  from (
    select regexp_replace(
      regexp_replace(constraint_name, '^' || table_name || '_', ''), '(_check\d*|_fkey|_given)$', ''
    ) as field
  ) f
$$;

-- Writes a record and answers its id. `id` null makes a new one. Raises PT404 not_found, PT409 stale
-- (details: the version there is), PT409 duplicate (details: the constraint), PT422 invalid.
create function private.write_record(
  table_name text, id text, version integer, fields jsonb, offered text[]
) returns text
language plpgsql
set search_path = ''
as $$
declare
  checked jsonb := private.checked_fields(table_name, fields, offered);
  columns text;
  stored_version integer;
  written text;
  broken text;
begin
  select string_agg(format('%I', k), ', ') into columns from jsonb_object_keys(checked) k;
  if id is not null then
    execute format(
      'select t.version from public.%I t where t.id = $1 and t.deleted_at is null for update', table_name
    ) into stored_version using id;
    if stored_version is null then
      perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
    end if;
    if stored_version is distinct from version then
      perform private.refuse(
        'PT409', 'stale', jsonb_build_object('version', stored_version)::text,
        'Somebody else has changed this in the meantime.'
      );
    end if;
    if columns is null then
      return id;
    end if;
  end if;
  begin
    if id is null then
      execute format(
        'insert into public.%1$I (%2$s)
         select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id',
        table_name, coalesce(columns, 'id')
      ) into written using checked;
    else
      execute format(
        'update public.%1$I t
         set (%2$s) = (select %3$s from jsonb_populate_record(t, $1) r)
         where t.id = $2 returning t.id',
        table_name, columns,
        (select string_agg(format('r.%I', k), ', ') from jsonb_object_keys(checked) k)
      ) into written using checked, id;
    end if;
  exception
    when check_violation or foreign_key_violation then
      get stacked diagnostics broken = constraint_name;
      raise exception 'invalid' using errcode = 'PT422',
        detail = private.field_problem(table_name, broken, checked)::text,
        hint = 'Some details are missing or cannot be right.';
    when not_null_violation then
      get stacked diagnostics broken = column_name;
      raise exception 'invalid' using errcode = 'PT422',
        detail = jsonb_build_array(jsonb_build_object('field', broken, 'problem', 'required'))::text,
        hint = 'Some details are missing or cannot be right.';
    when unique_violation then
      get stacked diagnostics broken = constraint_name;
      raise exception 'duplicate' using errcode = 'PT409',
        detail = jsonb_build_object('field', regexp_replace(broken, '^' || table_name || '_', ''))::text,
        hint = 'There is one like this already.';
  end;
  return written;
end
$$;

-- Customers, technicians, glass and products: saved as they are filled in. `id` null makes a new one.
create function public.save_record(kind text, id text, version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered text[];
  written text;
begin
  perform private.require_admin();
  offered := case kind
    when 'customers' then '{name,email,phone,address,status,notes}'::text[]
    when 'technicians' then '{name,email,phone,location,specialties,duty_status,rating}'
    when 'glass_items' then '{type,vehicle,part_number,in_stock,low_stock,price,supplier,location}'
    when 'products' then
      '{name,category,sku,price,cost,in_stock,low_stock,supplier,description}'
  end;
  if offered is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such list.');
  end if;
  -- A statement of its own: within one, what is read is what was there before the write.
  written := private.write_record(kind, id, version, fields, offered);
  return private.record_of(kind, written);
end
$$;
grant execute on function public.save_record(text, text, integer, jsonb) to authenticated;

create function private.require_kind(kind text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if kind is null or kind <> all ('{quotes,jobs,customers,technicians,orders,glass_items,products}') then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such list.';
  end if;
end
$$;

-- Deletes a record so that it can be brought back. Refused while others need it: PT409 in_use
-- (details: what needs it).
create function public.delete_record(kind text, id text, version integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  stored_version integer;
  needed_by text[];
begin
  perform private.require_admin();
  perform private.require_kind(kind);
  execute format(
    'select t.version from public.%I t where t.id = $1 and t.deleted_at is null for update', kind
  ) into stored_version using id;
  if stored_version is null then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  if stored_version is distinct from version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored_version)::text,
      'Somebody else has changed this in the meantime.');
  end if;
  needed_by := case kind
    when 'technicians' then array(
      select j.id from public.jobs j
      where j.technician_id = delete_record.id and j.status in ('Assigned', 'In Progress')
        and j.deleted_at is null
      order by j.scheduled_date, j.id limit 10
    )
    when 'customers' then array(
      select j.id from public.jobs j
      where j.customer_id = delete_record.id and j.status not in ('Completed', 'Cancelled')
        and j.deleted_at is null
      order by j.scheduled_date, j.id limit 10
    )
    when 'jobs' then array(
      select j.id from public.jobs j where j.id = delete_record.id and j.status = 'In Progress'
    )
    when 'quotes' then array(select j.id from public.jobs j where j.quote_id = delete_record.id)
    when 'glass_items' then array(
      select s.id::text from public.stock_orders s
      where s.glass_item_id = delete_record.id and s.status = 'ordered'
    )
    when 'products' then array(
      select s.id::text from public.stock_orders s
      where s.product_id = delete_record.id and s.status = 'ordered'
    )
    else '{}'
  end;
  if cardinality(needed_by) > 0 then
    perform private.refuse('PT409', 'in_use', jsonb_build_object('needed_by', needed_by)::text,
      'This cannot be deleted while other work needs it.');
  end if;
  execute format('update public.%I t set deleted_at = now() where t.id = $1', kind) using id;
end
$$;
grant execute on function public.delete_record(text, text, integer) to authenticated;

-- Brings a deleted record back. What has taken its place meanwhile is told as PT409.
create function public.restore_record(kind text, id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  brought integer;
begin
  perform private.require_admin();
  perform private.require_kind(kind);
  if kind = 'quotes' or kind = 'jobs' then
    perform private.require_seat_of(kind, id);
  end if;
  begin
    execute format(
      'update public.%I t set deleted_at = null where t.id = $1 and t.deleted_at is not null', kind
    ) using id;
    get diagnostics brought = row_count;
  exception when unique_violation then
    perform private.refuse('PT409', 'duplicate', null, 'Another record has taken its place.');
  end;
  if brought = 0 then
    perform private.refuse('PT404', 'not_found', null, 'There is nothing to bring back.');
  end if;
  return private.record_of(kind, id);
end
$$;
grant execute on function public.restore_record(text, text) to authenticated;

-- The history of a record, newest first.
create function public.record_history(kind text, id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_kind(kind);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', h.id, 'at', h.at, 'actor', h.actor_name, 'action', h.action, 'changes', h.changes
    ) order by h.id desc), '[]')
    from (
      select * from public.audit_log a
      where a.table_name = kind and a.record_id = record_history.id
      order by a.id desc
      limit 100
    ) h
  );
end
$$;
grant execute on function public.record_history(text, text) to authenticated;
