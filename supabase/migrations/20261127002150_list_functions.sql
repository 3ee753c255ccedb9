-- The lists as the office may ask for them.

-- One page of a list. kind: quotes, jobs, customers, technicians, orders, glass_items, products.
-- query: {search, tab, filters, sort, descending, page, page_size}.
create function public.list_records(kind text, query jsonb default '{}') returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.read_list(kind, coalesce(query, '{}'), 100);
end
$$;
grant execute on function public.list_records(text, jsonb) to authenticated;

-- All rows that match, for an export. Refuses more than 100,000: that is a backup, not an export.
create function public.export_records(kind text, query jsonb default '{}') returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  page jsonb;
begin
  perform private.require_admin();
  page := private.read_list(
    kind, coalesce(query, '{}') || '{"page": 1, "page_size": 100000}', 100000
  );
  if (page ->> 'total')::bigint > 100000 then
    raise exception 'too_many' using errcode = 'PT413',
      hint = 'More than 100,000 rows match. Narrow the filter, or make a backup.';
  end if;
  return page -> 'rows';
end
$$;
grant execute on function public.export_records(text, jsonb) to authenticated;

-- One record as the lists show it.
create function private.record_of(kind text, id text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  views constant jsonb := '{"quotes": "quote_list", "jobs": "job_list", "customers": "customer_list",
    "technicians": "technician_list", "orders": "order_list", "glass_items": "glass_list",
    "products": "product_list"}';
  found jsonb;
begin
  if not views ? kind then
    raise exception 'not_found' using errcode = 'PT404', hint = 'There is no such list.';
  end if;
  execute format(
    'select to_jsonb(r) - ''search_text'' from private.%I r where r.id = $1', views ->> kind
  ) into found using id;
  if found is null then
    raise exception 'not_found' using errcode = 'PT404', hint = 'This record is gone.';
  end if;
  return found;
end
$$;

create function public.get_record(kind text, id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.record_of(kind, id);
end
$$;
grant execute on function public.get_record(text, text) to authenticated;
