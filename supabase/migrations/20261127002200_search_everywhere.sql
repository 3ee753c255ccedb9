-- The search box in the header: quotes, jobs, customers and orders at once.

create index quotes_by_number on public.quotes (length(id), id) where deleted_at is null;
create index jobs_by_number on public.jobs (length(id), id) where deleted_at is null;
create index customers_by_number on public.customers (length(id), id) where deleted_at is null;

create function private.search_hits(list text, query text, title text, detail text, newest text)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  hits jsonb;
begin
  -- An id that was typed in full comes first.
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', h.id, ''title'', h.title, ''detail'', h.detail)
       order by h.place), ''[]'')
     from (
       select r.id, %2$s as title, %3$s as detail, row_number() over () as place
       from (
         select v.id from private.%1$I v where %4$s
         order by (v.id = upper(%5$L)) desc, %6$s desc limit 5
       ) i
       join private.%1$I r on r.id = i.id
     ) h',
    list, title, detail, private.search_condition('v', query), btrim(query), newest
  ) into hits;
  return hits;
end
$$;

create function public.search_records(query text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if char_length(btrim(coalesce(query, ''))) < 2 then
    return '{"quotes": [], "jobs": [], "customers": [], "orders": []}';
  end if;
  return jsonb_build_object(
    'quotes', private.search_hits(
      'quote_list', query, 'r.customer', 'concat_ws('' · '', nullif(r.vehicle, ''''), r.status)',
      'v.created_at'),
    'jobs', private.search_hits(
      'job_list', query, 'r.customer', 'concat_ws('' · '', nullif(r.vehicle, ''''), r.status)',
      'v.scheduled_date'),
    'customers', private.search_hits(
      'customer_list', query, 'r.name',
      'coalesce(nullif(r.phone, ''''), nullif(r.email, ''''), r.address)', 'v.created_at'),
    'orders', private.search_hits(
      'order_list', query, 'r.customer', 'concat_ws('' · '', r.items -> 0 ->> ''description'', r.status)',
      'v.order_date')
  );
end
$$;
grant execute on function public.search_records(text) to authenticated;
