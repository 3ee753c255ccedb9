-- Orders move forward only, and are paid once. Stock is ordered from suppliers and received.

create function private.order_rank(status text) returns integer
language sql immutable
set search_path = ''
as $$
  select array_position(array['pending', 'processing', 'in-transit', 'completed'], status)
$$;

-- The lines of an order as they will be stored. Raises PT422 with the field of each bad one.
create function private.checked_items(items jsonb) returns setof public.order_items
language plpgsql
set search_path = ''
as $$
declare
  entry record;
  item public.order_items;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 50 then
    perform private.refuse_field('items', 'required');
  end if;
  for entry in select e.value, e.ordinality from jsonb_array_elements(items) with ordinality e loop
    begin
      item := jsonb_populate_record(null::public.order_items, entry.value);
    exception when data_exception then
      perform private.refuse_field('items.' || entry.ordinality - 1, 'invalid');
    end;
    item.place := entry.ordinality;
    item.description := private.clean_text(coalesce(item.description, ''));
    item.quantity := coalesce(item.quantity, 1);
    if private.is_blank(item.description) then
      perform private.refuse_field('items.' || entry.ordinality - 1 || '.description', 'required');
    elsif char_length(item.description) > 200 then
      perform private.refuse_field('items.' || entry.ordinality - 1 || '.description', 'too_long');
    elsif item.quantity not between 1 and 1000 then
      perform private.refuse_field('items.' || entry.ordinality - 1 || '.quantity', 'invalid');
    elsif item.unit_price is null or item.unit_price not between 0 and 100000 then
      perform private.refuse_field('items.' || entry.ordinality - 1 || '.unit_price', 'invalid');
    end if;
    return next item;
  end loop;
end
$$;

-- Makes an order (`id` null) or changes one. With a job, customer, technician and lines that are not
-- given are taken from it. The lines of a paid order stay as they were paid.
create function public.save_order(id text, version integer, fields jsonb, items jsonb default null)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  offered constant text[] := '{customer_id,job_id,technician_id,status,delivery_date,notes}';
  given jsonb;
  stored public.orders;
  job public.jobs;
  lines jsonb := items;
  written text;
begin
  perform private.require_admin();
  given := private.checked_fields('orders', fields, offered);
  if save_order.id is null then
    select * into job from public.jobs j where j.id = given ->> 'job_id' and j.deleted_at is null;
    if given ->> 'job_id' is not null and job.id is null then
      perform private.refuse_field('job_id', 'not_offered');
    end if;
    if job.id is not null then
      given := jsonb_build_object('customer_id', job.customer_id, 'technician_id', job.technician_id,
        'delivery_date', greatest(job.scheduled_date, public.business_today()))
        || jsonb_strip_nulls(given);
      lines := coalesce(nullif(lines, '[]'), jsonb_build_array(jsonb_build_object(
        'description', private.service_label(job.service_type), 'unit_price', job.amount
      )));
    end if;
    if not exists (
      select 1 from public.customers c where c.id = given ->> 'customer_id' and c.deleted_at is null
    ) then
      perform private.refuse_field('customer_id', 'required');
    end if;
  else
    select * into stored from public.orders o
    where o.id = save_order.id and o.deleted_at is null for update;
    if private.order_rank(given ->> 'status') < private.order_rank(stored.status) then
      perform private.refuse('PT409', 'wrong_state', jsonb_build_object('status', stored.status)::text,
        'An order only moves forward.');
    end if;
    if lines is not null and stored.payment_status = 'paid' then
      perform private.refuse('PT409', 'already_paid', null, 'This order has been paid.');
    end if;
  end if;
  -- Checked before anything is written, but for the version, which write_record knows about.
  if save_order.id is null or lines is not null then
    perform private.checked_items(lines);
  end if;
  written := private.write_record('orders', save_order.id, save_order.version, given, offered);
  if lines is not null then
    delete from public.order_items i where i.order_id = written;
    insert into public.order_items (order_id, place, description, quantity, unit_price)
    select written, c.place, c.description, c.quantity, c.unit_price
    from private.checked_items(lines) c;
    -- Lines are part of the order: whoever saves it next must have seen them.
    if save_order.id is not null then
      update public.orders o set version = o.version + 1, updated_at = now()
      where o.id = written and o.version = save_order.version;
    end if;
  end if;
  return private.record_of('orders', written);
end
$$;
grant execute on function public.save_order(text, integer, jsonb, jsonb) to authenticated;

-- Records a payment: paid, failed, or pending again after it failed. Paid stays paid.
create function public.set_payment(id text, version integer, payment_status text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.orders;
begin
  perform private.require_admin();
  select * into stored from public.orders o
  where o.id = set_payment.id and o.deleted_at is null for update;
  if stored.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This order is gone.');
  end if;
  if stored.payment_status = 'paid' then
    perform private.refuse('PT409', 'already_paid', null, 'This order has been paid.');
  end if;
  if stored.version is distinct from set_payment.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored.version)::text,
      'Somebody else has changed this order in the meantime.');
  end if;
  if set_payment.payment_status is null
    or set_payment.payment_status not in ('paid', 'pending', 'failed') then
    perform private.refuse_field('payment_status', 'not_offered');
  end if;
  update public.orders o
  set payment_status = set_payment.payment_status,
    paid_at = case set_payment.payment_status when 'paid' then public.business_now() end
  where o.id = stored.id;
  return private.record_of('orders', stored.id);
end
$$;
grant execute on function public.set_payment(text, integer, text) to authenticated;

create function private.stock_order_list(wanted text) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'item_id', coalesce(g.id, p.id),
    'item_name', coalesce(p.name, g.type || ' ' || g.vehicle), 'quantity', s.quantity,
    'supplier', s.supplier, 'status', s.status, 'ordered_at', s.ordered_at,
    'received_at', s.received_at
  ) order by s.id desc), '[]')
  from (
    select * from public.stock_orders o
    where wanted is null or o.status = wanted
    order by o.id desc limit 200
  ) s
  left join public.glass_items g on g.id = s.glass_item_id
  left join public.products p on p.id = s.product_id
$$;

create function public.list_stock_orders(status text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.stock_order_list(status);
end
$$;
grant execute on function public.list_stock_orders(text) to authenticated;

-- Orders units of a glass item or a product from its supplier. Answers the stock order's id.
create function public.reorder(kind text, id text, quantity integer) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  supplier text;
  made bigint;
begin
  perform private.require_admin();
  if quantity is null or quantity not between 1 and 10000 then
    perform private.refuse_field('quantity', 'invalid');
  end if;
  case kind
    when 'glass_items' then
      select g.supplier into supplier from public.glass_items g
      where g.id = reorder.id and g.deleted_at is null;
    when 'products' then
      select p.supplier into supplier from public.products p
      where p.id = reorder.id and p.deleted_at is null;
    else
      perform private.require_kind(null);
  end case;
  if supplier is null then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  insert into public.stock_orders (glass_item_id, product_id, quantity, supplier, ordered_by)
  values (
    case kind when 'glass_items' then reorder.id end, case kind when 'products' then reorder.id end,
    reorder.quantity, supplier, auth.uid()
  )
  returning stock_orders.id into made;
  return made;
end
$$;
grant execute on function public.reorder(text, text, integer) to authenticated;

create function private.open_stock_order(id bigint) returns public.stock_orders
language plpgsql
set search_path = ''
as $$
declare
  found_order public.stock_orders;
begin
  select * into found_order from public.stock_orders s where s.id = open_stock_order.id for update;
  if found_order.id is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no such stock order.');
  end if;
  if found_order.status <> 'ordered' then
    perform private.refuse('PT409', 'wrong_state',
      jsonb_build_object('status', found_order.status)::text,
      'This stock order has been dealt with already.');
  end if;
  return found_order;
end
$$;

-- The goods have come: the stock rises by what was ordered, once.
create function public.receive_stock(id bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  goods public.stock_orders;
begin
  perform private.require_admin();
  goods := private.open_stock_order(receive_stock.id);
  update public.stock_orders s
  set status = 'received', received_at = public.business_now() where s.id = goods.id;
  update public.glass_items g set in_stock = g.in_stock + goods.quantity
  where g.id = goods.glass_item_id;
  update public.products p set in_stock = p.in_stock + goods.quantity where p.id = goods.product_id;
  return private.record_of(
    case when goods.product_id is null then 'glass_items' else 'products' end,
    coalesce(goods.glass_item_id, goods.product_id)
  );
end
$$;
grant execute on function public.receive_stock(bigint) to authenticated;

create function public.cancel_stock_order(id bigint) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  goods public.stock_orders;
begin
  perform private.require_admin();
  goods := private.open_stock_order(cancel_stock_order.id);
  update public.stock_orders s set status = 'cancelled' where s.id = goods.id;
end
$$;
grant execute on function public.cancel_stock_order(bigint) to authenticated;
