-- The figures of the tiles, computed in Pacific Time. What each counts is written down in
-- docs/decisions/0004-business-figures.md.

-- The instant at which a day of the business begins.
create function private.day_begins(day date) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select day::timestamp at time zone 'America/Los_Angeles'
$$;

create function private.month_begins() returns date
language sql stable
set search_path = ''
as $$
  select date_trunc('month', public.business_today()::timestamp)::date
$$;

-- Money received from the beginning of the day `since` to the beginning of the day `until`.
create function private.money_received(since date, until date) returns numeric
language sql stable
set search_path = ''
as $$
  select coalesce(sum(i.quantity * i.unit_price), 0)
  from public.orders o
  join public.order_items i on i.order_id = o.id
  where o.deleted_at is null
    and o.payment_status = 'paid'
    and o.paid_at >= private.day_begins(since)
    and o.paid_at < private.day_begins(until)
$$;

create function private.revenue_by_week() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'week', w.monday, 'revenue', private.money_received(w.monday, w.monday + 7)
  ) order by w.monday)
  from (
    select date_trunc('week', public.business_today()::timestamp)::date - 7 * n as monday
    from generate_series(0, 11) n
  ) w
$$;

create function private.jobs_by_status() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('status', s.status, 'jobs', coalesce(j.jobs, 0)) order by s.place)
  from (values (1, 'Scheduled'), (2, 'Assigned'), (3, 'In Progress'), (4, 'Completed'), (5, 'Cancelled'))
    as s (place, status)
  left join (
    select j.status, count(*) as jobs from public.jobs j where j.deleted_at is null group by j.status
  ) j on j.status = s.status
$$;

create function private.stock_by_level() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'level', l.level,
    'glass', (select count(*) from private.glass_list g where g.level = l.level),
    'products', (select count(*) from private.product_list p where p.level = l.level)
  ) order by l.place)
  from (values (1, 'Low Stock'), (2, 'Medium'), (3, 'In Stock')) as l (place, level)
$$;

create function private.recent_orders() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'service', r.service, 'customer', r.customer, 'status', r.chip
  ) order by r.order_date desc, r.id desc), '[]')
  from (
    select
      o.id, o.order_date, c.name as customer,
      (select i.description from public.order_items i where i.order_id = o.id
       order by i.place limit 1) as service,
      case o.status when 'completed' then 'Completed' when 'pending' then 'Scheduled'
        else 'In Progress' end as chip
    from public.orders o
    join public.customers c on c.id = o.customer_id
    where o.deleted_at is null
    order by o.order_date desc, o.id desc
    limit 3
  ) r
$$;

create function private.latest_quotes() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'customer', r.customer, 'vehicle', r.vehicle, 'service_type', r.service_type,
    'amount', r.amount
  ) order by r.created_at desc, r.id desc), '[]')
  from (
    select * from private.quote_list q
    where q.status <> 'Scheduled' and not q.expired
    order by q.created_at desc, q.id desc
    limit 3
  ) r
$$;

create function public.dashboard() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  today date := public.business_today();
begin
  perform private.require_admin();
  return jsonb_build_object(
    'todays_appointments', (
      select count(*) from public.jobs j
      where j.scheduled_date = today and j.status <> 'Cancelled' and j.deleted_at is null
    ),
    'pending_quotes', (
      select count(*) from public.quotes q
      where q.status <> 'Scheduled' and q.valid_until >= today and q.deleted_at is null
    ),
    'revenue_this_month', private.money_received(private.month_begins(), today + 1),
    'active_technicians', (
      select count(*) from private.technician_list t where t.current_job is not null
    ),
    'recent_orders', private.recent_orders(),
    'latest_quotes', private.latest_quotes(),
    'revenue_by_week', private.revenue_by_week(),
    'jobs_by_status', private.jobs_by_status(),
    'stock_by_level', private.stock_by_level()
  );
end
$$;
grant execute on function public.dashboard() to authenticated;

create function public.technician_figures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'total', count(*),
      'available', count(*) filter (where t.status = 'available'),
      'on_job', count(*) filter (where t.current_job is not null),
      'average_rating', coalesce(round(avg(t.rating), 1), 0)
    )
    from private.technician_list t
  );
end
$$;
grant execute on function public.technician_figures() to authenticated;

create function public.order_figures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'total', count(*),
      'revenue_this_month', (
        select coalesce(sum(i.quantity * i.unit_price), 0)
        from public.orders m
        join public.order_items i on i.order_id = m.id
        where m.order_date between private.month_begins() and public.business_today()
          and m.payment_status <> 'failed'
          and m.deleted_at is null
      ),
      'pending', count(*) filter (where o.status = 'pending'),
      'in_transit', count(*) filter (where o.status = 'in-transit')
    )
    from public.orders o
    where o.deleted_at is null
  );
end
$$;
grant execute on function public.order_figures() to authenticated;

create function public.glass_figures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'total_items', coalesce(sum(g.in_stock), 0),
      'low_stock', count(*) filter (where g.in_stock <= g.low_stock),
      'total_value', coalesce(sum(g.in_stock * g.price), 0),
      'types', count(distinct g.type)
    )
    from public.glass_items g
    where g.deleted_at is null
  );
end
$$;
grant execute on function public.glass_figures() to authenticated;

create function public.product_figures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'total', count(*),
      'categories', count(distinct p.category),
      'inventory_value', coalesce(sum(p.in_stock * p.cost), 0),
      'low_stock', count(*) filter (where p.in_stock <= p.low_stock)
    )
    from public.products p
    where p.deleted_at is null
  );
end
$$;
grant execute on function public.product_figures() to authenticated;
