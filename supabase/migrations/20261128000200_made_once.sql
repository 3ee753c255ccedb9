-- A form of the office is sent again when its answer is lost. With the key of the form, what it made the
-- first time is changed to what it says now, instead of being made once more. For a new record `version`
-- counts how often the form has been sent, so that an earlier sending that arrives late changes nothing.
create table private.office_creations (
  idempotency_key uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  record_id text not null,
  version integer not null,
  sent integer not null,
  made_at timestamptz not null default now()
);
create index office_creations_user_id on private.office_creations (user_id);
alter table private.office_creations enable row level security;

-- What the form has made already; nothing when it comes the first time. Others with its key wait.
create function private.made_by_form(idempotency_key uuid, kind text) returns private.office_creations
language plpgsql
set search_path = ''
as $$
declare
  made private.office_creations;
begin
  perform pg_advisory_xact_lock(hashtextextended('office form ' || idempotency_key, 0));
  select * into made from private.office_creations c
  where c.idempotency_key = made_by_form.idempotency_key;
  if made.idempotency_key is not null
    and (made.user_id, made.kind) is distinct from (auth.uid(), made_by_form.kind) then
    perform private.refuse('PT409', 'key_used', '{}', 'This key belongs to another form.');
  end if;
  return made;
end
$$;

create function private.remember_creation(
  idempotency_key uuid, kind text, sent integer, record jsonb
) returns jsonb
language sql
set search_path = ''
as $$
  insert into private.office_creations (idempotency_key, user_id, kind, record_id, version, sent)
  values (idempotency_key, auth.uid(), kind, record ->> 'id', (record ->> 'version')::integer, sent)
  on conflict (idempotency_key) do update set version = excluded.version, sent = excluded.sent;
  select record;
$$;

alter function public.save_record(text, text, integer, jsonb) set schema private;
revoke execute on function private.save_record(text, text, integer, jsonb) from authenticated;
alter function public.save_quote(text, integer, jsonb) set schema private;
revoke execute on function private.save_quote(text, integer, jsonb) from authenticated;
alter function public.save_order(text, integer, jsonb, jsonb) set schema private;
revoke execute on function private.save_order(text, integer, jsonb, jsonb) from authenticated;
alter function public.reorder(text, text, integer) set schema private;
revoke execute on function private.reorder(text, text, integer) from authenticated;

-- Customers, technicians, glass and products: saved as they are filled in. `id` null makes a new one.
create function public.save_record(
  kind text, id text, version integer, fields jsonb, idempotency_key uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  made private.office_creations;
begin
  perform private.require_admin();
  if save_record.id is not null or idempotency_key is null then
    return private.save_record(kind, id, version, fields);
  end if;
  made := private.made_by_form(idempotency_key, kind);
  if made.sent >= coalesce(version, 1) then
    return private.record_of(kind, made.record_id);
  end if;
  return private.remember_creation(
    idempotency_key, kind, coalesce(version, 1),
    private.save_record(kind, made.record_id, made.version, fields)
  );
end
$$;
grant execute on function public.save_record(text, text, integer, jsonb, uuid) to authenticated;

-- Makes a quote (`id` null: status New, today's price unless another is given) or changes an open one.
create function public.save_quote(
  id text, version integer, fields jsonb, idempotency_key uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  made private.office_creations;
begin
  perform private.require_admin();
  if save_quote.id is not null or idempotency_key is null then
    return private.save_quote(id, version, fields);
  end if;
  made := private.made_by_form(idempotency_key, 'quotes');
  if made.sent >= coalesce(version, 1) then
    return private.record_of('quotes', made.record_id);
  end if;
  return private.remember_creation(
    idempotency_key, 'quotes', coalesce(version, 1),
    private.save_quote(made.record_id, made.version, fields)
  );
end
$$;
grant execute on function public.save_quote(text, integer, jsonb, uuid) to authenticated;

-- Makes an order (`id` null) or changes one. With a job, customer, technician and lines that are not
-- given are taken from it. The lines of a paid order stay as they were paid.
create function public.save_order(
  id text, version integer, fields jsonb, items jsonb default null, idempotency_key uuid default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  made private.office_creations;
begin
  perform private.require_admin();
  if save_order.id is not null or idempotency_key is null then
    return private.save_order(id, version, fields, items);
  end if;
  made := private.made_by_form(idempotency_key, 'orders');
  if made.sent >= coalesce(version, 1) then
    return private.record_of('orders', made.record_id);
  end if;
  return private.remember_creation(
    idempotency_key, 'orders', coalesce(version, 1),
    private.save_order(made.record_id, made.version, fields, items)
  );
end
$$;
grant execute on function public.save_order(text, integer, jsonb, jsonb, uuid) to authenticated;

-- Orders units of a glass item or a product from its supplier. Answers the stock order's id.
create function public.reorder(
  kind text, id text, quantity integer, idempotency_key uuid default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  made private.office_creations;
  ordered bigint;
begin
  perform private.require_admin();
  if idempotency_key is null then
    return private.reorder(kind, id, quantity);
  end if;
  made := private.made_by_form(idempotency_key, 'stock_orders');
  if made.record_id is not null then
    if quantity is null or quantity not between 1 and 10000 then
      perform private.refuse_field('quantity', 'invalid');
    end if;
    update public.stock_orders s set quantity = reorder.quantity
    where s.id = made.record_id::bigint and s.status = 'ordered' and s.quantity <> reorder.quantity;
    return made.record_id::bigint;
  end if;
  ordered := private.reorder(kind, id, quantity);
  perform private.remember_creation(
    idempotency_key, 'stock_orders', 1, jsonb_build_object('id', ordered, 'version', 1)
  );
  return ordered;
end
$$;
grant execute on function public.reorder(text, text, integer, uuid) to authenticated;
