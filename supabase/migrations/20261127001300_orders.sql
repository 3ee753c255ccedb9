-- Orders and their lines. An order's total is the sum of its lines.

create sequence private.order_numbers;

create table public.orders (
  id text primary key default private.public_id('ORD', nextval('private.order_numbers')),
  customer_id text not null references public.customers (id),
  job_id text references public.jobs (id),
  technician_id text references public.technicians (id),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'in-transit', 'completed')),
  payment_status text not null default 'pending'
    check (payment_status in ('paid', 'pending', 'failed')),
  order_date date not null default public.business_today(),
  delivery_date date,
  paid_at timestamptz,
  notes text not null default '' check (char_length(notes) <= 2000),
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint orders_delivery_date_check check (delivery_date >= order_date),
  constraint orders_paid_at_given check ((payment_status = 'paid') = (paid_at is not null))
);
-- A job is charged once.
create unique index orders_job on public.orders (job_id) where deleted_at is null;
create index orders_by_date on public.orders (order_date desc, id desc) where deleted_at is null;
create index orders_by_status on public.orders (status) where deleted_at is null;
create index orders_by_payment on public.orders (paid_at) where deleted_at is null;
create index orders_by_customer on public.orders (customer_id);
create index orders_by_technician on public.orders (technician_id);
select private.index_search_text('orders');

create table public.order_items (
  id bigint generated always as identity primary key,
  order_id text not null references public.orders (id) on delete cascade,
  place smallint not null,
  description text not null check (char_length(description) between 1 and 200),
  quantity integer not null default 1 check (quantity between 1 and 1000),
  unit_price numeric(12, 2) not null check (unit_price between 0 and 100000),
  unique (order_id, place)
);

create function private.prepare_order() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := private.search_text(
    new.id, new.job_id,
    (
      select private.search_text(c.name, c.email, c.phone, private.phone_digits(c.phone))
      from public.customers c
      where c.id = new.customer_id
    ),
    (select string_agg(i.description, ' ' order by i.place)
     from public.order_items i where i.order_id = new.id)
  );
  return new;
end
$$;
create trigger prepare before insert or update on public.orders
  for each row execute function private.prepare_order();
alter table public.orders enable always trigger prepare;
create trigger version before update on public.orders
  for each row execute function private.count_version();

-- Jobs and orders are found by their customer's name, so they follow when it changes.
create function private.refresh_search_of_customer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.jobs j set search_text = '' where j.customer_id = new.id;
  update public.orders o set search_text = '' where o.customer_id = new.id;
  return null;
end
$$;
create trigger refresh_search after update of name, email, phone on public.customers
  for each row
  when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
  execute function private.refresh_search_of_customer();

create function private.refresh_search_of_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.orders o set search_text = ''
  where o.id in (select i.order_id from changed i);
  return null;
end
$$;
create trigger refresh_search_on_insert after insert on public.order_items
  referencing new table as changed
  for each statement execute function private.refresh_search_of_order();
create trigger refresh_search_on_delete after delete on public.order_items
  referencing old table as changed
  for each statement execute function private.refresh_search_of_order();
alter table public.order_items enable always trigger refresh_search_on_insert;

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
