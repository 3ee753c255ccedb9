-- The lists of the admin panel as views, in the words of src/domain. They live where no web caller
-- reaches them; the functions that read them check the caller first.
-- Totals are scalar subqueries: counting rows does not compute them.

create function private.vehicle_text(year text, make text, model text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(btrim(concat_ws(' ', year, make, model)), '\s+', ' ', 'g')
$$;

create view private.quote_list with (security_invoker = true) as
select
  q.id, q.status,
  btrim(q.first_name || ' ' || q.last_name) as customer,
  q.first_name, q.last_name, q.email, q.phone_number, q.address, q.zip_code,
  q.vehicle_year, q.vehicle_make, q.vehicle_model,
  private.vehicle_text(q.vehicle_year, q.vehicle_make, q.vehicle_model) as vehicle,
  q.service_type, q.position, q.glass_type, q.price as amount, q.payment_method,
  q.appointment_date, q.time_frame, q.quoted_on as date, q.valid_until,
  q.valid_until < (select public.business_today()) and q.status <> 'Scheduled' as expired,
  (select j.id from public.jobs j where j.quote_id = q.id) as job_id,
  q.created_at, q.updated_at, q.version, q.search_text
from public.quotes q
where q.deleted_at is null;

create view private.job_list with (security_invoker = true) as
select
  j.id, j.customer_id, c.name as customer, c.phone as customer_phone, j.quote_id,
  j.service_type, j.position, j.glass_type, j.vehicle_year, j.vehicle_make, j.vehicle_model,
  private.vehicle_text(j.vehicle_year, j.vehicle_make, j.vehicle_model) as vehicle, j.plate,
  j.technician_id, t.name as technician, j.location, j.scheduled_date, j.scheduled_time,
  j.status, j.priority, j.amount, j.payment_method, j.notes, j.cancel_reason,
  (select count(*) from public.job_issues i where i.job_id = j.id and i.resolved_at is null)
    as open_issues,
  j.completed_at, j.created_at, j.updated_at, j.version, j.search_text
from public.jobs j
left join public.customers c on c.id = j.customer_id
left join public.technicians t on t.id = j.technician_id
where j.deleted_at is null;

create view private.customer_list with (security_invoker = true) as
select
  c.id, c.name, c.email, c.phone, c.address,
  (
    select count(*) from public.jobs j
    where j.customer_id = c.id and j.status <> 'Cancelled' and j.deleted_at is null
  ) as total_jobs,
  (
    select coalesce(sum(i.quantity * i.unit_price), 0)
    from public.orders o
    join public.order_items i on i.order_id = o.id
    where o.customer_id = c.id and o.payment_status = 'paid' and o.deleted_at is null
  ) as total_spent,
  coalesce((
    select to_char(max(j.scheduled_date), 'YYYY-MM-DD') from public.jobs j
    where j.customer_id = c.id and j.status = 'Completed' and j.deleted_at is null
  ), 'Never') as last_service,
  c.status, c.join_date, c.notes, c.created_at, c.updated_at, c.version, c.search_text
from public.customers c
where c.deleted_at is null;

create view private.technician_list with (security_invoker = true) as
select
  t.id, t.name, t.email, t.phone, t.location, t.specialties,
  case when current.job_id is null then t.duty_status else 'busy' end as status,
  t.duty_status, t.rating,
  (
    select count(*) from public.jobs j
    where j.technician_id = t.id and j.status = 'Completed' and j.deleted_at is null
  ) as completed_jobs,
  current.job_id as current_job,
  t.user_id is not null as has_account,
  t.created_at, t.updated_at, t.version, t.search_text
from public.technicians t
left join lateral (
  select j.id as job_id
  from public.jobs j
  where j.technician_id = t.id and j.status = 'In Progress' and j.deleted_at is null
  order by j.scheduled_date desc, j.started_at desc nulls last
  limit 1
) current on true
where t.deleted_at is null;

create view private.order_list with (security_invoker = true) as
select
  o.id, o.customer_id, c.name as customer, o.job_id,
  (
    select coalesce(jsonb_agg(jsonb_build_object(
      'description', i.description, 'quantity', i.quantity, 'unit_price', i.unit_price
    ) order by i.place), '[]')
    from public.order_items i where i.order_id = o.id
  ) as items,
  (
    select coalesce(sum(i.quantity * i.unit_price), 0)
    from public.order_items i where i.order_id = o.id
  ) as total,
  o.status, o.payment_status, o.order_date, o.delivery_date, o.technician_id,
  t.name as technician, o.paid_at, o.notes, o.created_at, o.updated_at, o.version, o.search_text
from public.orders o
left join public.customers c on c.id = o.customer_id
left join public.technicians t on t.id = o.technician_id
where o.deleted_at is null;

create view private.glass_list with (security_invoker = true) as
select
  g.id, g.type, g.vehicle, g.part_number, g.in_stock, g.low_stock,
  private.stock_level(g.in_stock, g.low_stock) as level, g.price, g.supplier, g.location,
  (
    select coalesce(sum(s.quantity), 0) from public.stock_orders s
    where s.glass_item_id = g.id and s.status = 'ordered'
  ) as on_order,
  g.created_at, g.updated_at, g.version, g.search_text
from public.glass_items g
where g.deleted_at is null;

-- Margin: (price − cost) ÷ price, percent with one decimal.
create view private.product_list with (security_invoker = true) as
select
  p.id, p.name, p.category, p.sku, p.price, p.cost,
  case when p.price > 0 then round((p.price - p.cost) / p.price * 100, 1) end as margin,
  p.in_stock, p.low_stock, private.stock_level(p.in_stock, p.low_stock) as level,
  p.supplier, p.description,
  (
    select coalesce(sum(s.quantity), 0) from public.stock_orders s
    where s.product_id = p.id and s.status = 'ordered'
  ) as on_order,
  p.created_at, p.updated_at, p.version, p.search_text
from public.products p
where p.deleted_at is null;
