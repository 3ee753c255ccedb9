-- One page of a list: search, tab, filters, order, and the counts of all tabs, in one answer.

-- The condition that the filters of a query make, on the list `v`. A column matches one value or any
-- of several; `…_from` and `…_to` are inclusive bounds. Columns that are not offered are refused.
create function private.filter_condition(filters jsonb, offered text[]) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  entry record;
  base text;
  condition text := 'true';
begin
  for entry in select f.key, f.value from jsonb_each(coalesce(filters, '{}')) f loop
    if entry.value = 'null' or entry.value = '""' or entry.value = '[]' then
      continue;
    end if;
    base := regexp_replace(entry.key, '_(from|to)$', '');
    if entry.key = any (offered) then
      condition := condition || case jsonb_typeof(entry.value)
        when 'array' then format(' and v.%I = any (%L)', entry.key, (
          select array_agg(e.item)::text from jsonb_array_elements_text(entry.value) as e (item)
        ))
        else format(' and v.%I = %L', entry.key, entry.value #>> '{}')
      end;
    elsif base = any (offered) and base <> entry.key then
      condition := condition || format(
        ' and v.%I %s %L', base, case when entry.key like '%\_from' then '>=' else '<=' end,
        entry.value #>> '{}'
      );
    else
      raise exception 'invalid' using errcode = 'PT422',
        detail = jsonb_build_array(jsonb_build_object('field', entry.key, 'problem', 'not_offered'))::text,
        hint = 'This list cannot be filtered by that.';
    end if;
  end loop;
  return condition;
end
$$;

-- `tab_values`: the values of `tab_column` under the tab that was asked for; null is all of them.
-- `sorts`: what can be sorted by, as {key: [SQL expressions]}; the first key is the usual order.
create function private.list_page(
  list text, query jsonb, tab_column text, tab_values text[], filters text[], sorts jsonb,
  usual_sort text, usually_descending boolean, most integer default 100
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  size integer;
  page bigint;
  skipped bigint;
  taken bigint;
  backwards boolean;
  sort text := coalesce(nullif(query ->> 'sort', ''), usual_sort);
  direction text;
  condition text;
  order_by text;
  counts jsonb;
  total bigint;
  rows jsonb;
begin
  if not sorts ? sort then
    raise exception 'invalid' using errcode = 'PT422',
      detail = jsonb_build_array(jsonb_build_object('field', sort, 'problem', 'not_offered'))::text,
      hint = 'This list cannot be sorted by that.';
  end if;
  direction := case
    when coalesce((query ->> 'descending')::boolean,
      case when query ->> 'sort' is null then usually_descending else false end)
    then 'desc' else 'asc' end;
  size := least(greatest(coalesce((query ->> 'page_size')::numeric, 25), 1), most);
  condition := private.search_condition('v', query ->> 'search')
    || ' and ' || private.filter_condition(query -> 'filters', filters);

  execute format(
    'select coalesce(jsonb_object_agg(c.tab, c.rows), ''{}'')
     from (select v.%I as tab, count(*) as rows from private.%I v where %s group by 1) c',
    tab_column, list, condition
  ) into counts;
  select coalesce(sum(c.value::bigint), 0) into total
  from jsonb_each_text(counts) c
  where tab_values is null or c.key = any (tab_values);
  page := least(
    greatest(coalesce((query ->> 'page')::numeric, 1), 1),
    greatest(ceil(total::numeric / size), 1)
  );
  if tab_values is not null then
    condition := condition || format(' and v.%I = any (%L)', tab_column, tab_values::text);
  end if;

  -- The page is found by ids alone: rows that are skipped cost no joins and no subqueries. Pages of
  -- the second half are counted from the end, which is nearer.
  skipped := (page - 1) * size;
  taken := greatest(least(size, total - skipped), 0);
  backwards := skipped > total / 2;
  if backwards then
    skipped := total - skipped - taken;
    direction := case direction when 'desc' then 'asc' else 'desc' end;
  end if;
  select string_agg(e.expression || ' ' || direction, ', ') || ', v.id ' || direction
  into order_by
  from jsonb_array_elements_text(sorts -> sort) as e (expression);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r) - ''search_text'' order by p.place %6$s), ''[]'')
     from (
       select i.id, row_number() over () as place
       from (select v.id from private.%1$I v where %2$s order by %3$s limit %4$s offset %5$s) i
     ) p
     join private.%1$I r on r.id = p.id',
    list, condition, order_by, taken, skipped, case when backwards then 'desc' else 'asc' end
  ) into rows;

  return jsonb_build_object(
    'rows', rows, 'total', total, 'page', page, 'page_size', size, 'counts', counts
  );
exception when data_exception then
  raise exception 'invalid' using errcode = 'PT422', detail = '[]',
    hint = 'The list was asked for in a way that makes no sense.';
end
$$;

-- The value of a set that a tab stands for, whatever its case; null for the tab of all.
create function private.tab_values(tab text, all_tab text, offered text[]) returns text[]
language plpgsql immutable
set search_path = ''
as $$
declare
  found text[];
begin
  if coalesce(tab, '') = '' or lower(tab) = lower(all_tab) then
    return null;
  end if;
  select array_agg(o) into found from unnest(offered) o where lower(o) = lower(tab);
  if found is null then
    raise exception 'invalid' using errcode = 'PT422', detail = '[{"field":"tab","problem":"not_offered"}]',
      hint = 'There is no such tab.';
  end if;
  return found;
end
$$;

-- What each list offers, and how it is usually ordered. `most` is the largest page.
create function private.read_list(kind text, query jsonb, most integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  tab text := query ->> 'tab';
  page jsonb;
  counts jsonb;
begin
  case kind
    when 'quotes' then
      -- Converted quotes have left the table; 'All Scheduled' is where they are found again.
      page := private.list_page(
        'quote_list', query, 'status',
        case
          when coalesce(tab, '') = '' or lower(tab) = 'all' then '{New,Contacted,Confirmed,Guest}'
          when lower(tab) in ('all scheduled', 'scheduled') then '{Scheduled}'
          else private.tab_values(tab, 'all', '{New,Contacted,Confirmed,Guest}')
        end,
        '{service_type,glass_type,payment_method,appointment_date,date,expired}',
        '{"date": ["v.created_at"], "id": ["length(v.id)"], "customer": ["v.customer"],
          "amount": ["v.amount"], "appointment_date": ["v.appointment_date"], "status": ["v.status"],
          "valid_until": ["v.valid_until"]}',
        'date', true, most
      );
      counts := page -> 'counts';
      return page || jsonb_build_object('counts', jsonb_build_object(
        'New', coalesce((counts ->> 'New')::bigint, 0),
        'Contacted', coalesce((counts ->> 'Contacted')::bigint, 0),
        'Confirmed', coalesce((counts ->> 'Confirmed')::bigint, 0),
        'Guest', coalesce((counts ->> 'Guest')::bigint, 0),
        'All Scheduled', coalesce((counts ->> 'Scheduled')::bigint, 0),
        'All', (select coalesce(sum(c.value::bigint), 0) from jsonb_each_text(counts) c
          where c.key <> 'Scheduled')
      ));
    when 'jobs' then
      page := private.list_page(
        'job_list', query, 'status',
        private.tab_values(tab, 'all jobs', '{Scheduled,Assigned,In Progress,Completed,Cancelled}'),
        '{service_type,technician_id,customer_id,priority,scheduled_date,scheduled_time,payment_method}',
        '{"schedule": ["v.scheduled_date"], "id": ["length(v.id)"], "customer": ["v.customer"],
          "technician": ["v.technician"], "status": ["v.status"], "amount": ["v.amount"],
          "priority": ["array_position(array[''Low'',''Medium'',''High''], v.priority)"]}',
        'schedule', true, most
      );
      counts := page -> 'counts';
      return page || jsonb_build_object('counts', counts || jsonb_build_object(
        'All Jobs', (select coalesce(sum(c.value::bigint), 0) from jsonb_each_text(counts) c)
      ));
    when 'customers' then
      return private.list_page(
        'customer_list', query, 'status', private.tab_values(tab, 'all', '{Active,VIP,Inactive}'),
        '{status,join_date}',
        '{"join_date": ["v.join_date"], "id": ["length(v.id)"], "name": ["lower(v.name)"],
          "status": ["v.status"], "total_jobs": ["v.total_jobs"], "total_spent": ["v.total_spent"],
          "last_service": ["nullif(v.last_service, ''Never'')"]}',
        'id', false, most
      );
    when 'technicians' then
      return private.list_page(
        'technician_list', query, 'status',
        private.tab_values(tab, 'all', '{available,busy,active,off-duty}'),
        '{status,location}',
        '{"id": ["length(v.id)"], "name": ["lower(v.name)"], "rating": ["v.rating"],
          "completed_jobs": ["v.completed_jobs"], "status": ["v.status"]}',
        'id', false, most
      );
    when 'orders' then
      return private.list_page(
        'order_list', query, 'status',
        private.tab_values(tab, 'all', '{pending,processing,in-transit,completed}'),
        '{status,payment_status,order_date,delivery_date,customer_id,technician_id,job_id}',
        '{"order_date": ["v.order_date"], "id": ["length(v.id)"], "customer": ["v.customer"],
          "total": ["v.total"], "status": ["v.status"], "delivery_date": ["v.delivery_date"]}',
        'order_date', true, most
      );
    when 'glass_items' then
      return private.list_page(
        'glass_list', query, 'level',
        private.tab_values(tab, 'all', '{Low Stock,Medium,In Stock}'),
        '{type,level,supplier,location,part_number}',
        '{"id": ["length(v.id)"], "type": ["v.type"], "vehicle": ["lower(v.vehicle)"],
          "price": ["v.price"], "in_stock": ["v.in_stock"], "part_number": ["v.part_number"]}',
        'id', false, most
      );
    when 'products' then
      return private.list_page(
        'product_list', query, 'category', private.tab_values(
          tab, 'all', '{Cleaning Supplies,Installation Tools,Protection,Adhesives,Tools}'
        ),
        '{category,level,supplier}',
        '{"id": ["length(v.id)"], "name": ["lower(v.name)"], "category": ["v.category"],
          "price": ["v.price"], "margin": ["v.margin"], "in_stock": ["v.in_stock"]}',
        'id', false, most
      );
    else
      raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such list.';
  end case;
end
$$;
