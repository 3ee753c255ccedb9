-- Customers and technicians. Jobs, spending, last service, completed and
-- current jobs are computed from what is stored elsewhere.

create sequence private.customer_numbers;

create table public.customers (
  id text primary key default private.public_id('C', nextval('private.customer_numbers')),
  -- The account by which the customer sees their own quotes and jobs.
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 200),
  email text not null default ''
    check (email = '' or (char_length(email) <= 254 and email ~ '\S@\S')),
  phone text not null default '' check (char_length(phone) <= 200),
  address text not null default '' check (char_length(address) <= 500),
  status text not null default 'Active' check (status in ('Active', 'VIP', 'Inactive')),
  join_date date not null default public.business_today(),
  -- Between colleagues; never shown to the customer.
  notes text not null default '' check (char_length(notes) <= 2000),
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index customers_by_name on public.customers (lower(name), id) where deleted_at is null;
create index customers_by_join_date on public.customers (join_date desc, id desc)
  where deleted_at is null;
create index customers_by_status on public.customers (status) where deleted_at is null;
create index customers_by_phone on public.customers (private.phone_digits(phone))
  where deleted_at is null;
create index customers_by_email on public.customers (lower(email)) where deleted_at is null;
select private.index_search_text('customers');

create function private.prepare_customer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := private.search_text(
    new.id, new.name, new.email, new.phone, private.phone_digits(new.phone), new.address
  );
  return new;
end
$$;
create trigger prepare before insert or update on public.customers
  for each row execute function private.prepare_customer();
-- Also when a dump is loaded with triggers off: without its text a row is never found.
alter table public.customers enable always trigger prepare;
create trigger version before update on public.customers
  for each row execute function private.count_version();

create sequence private.technician_numbers;

create table public.technicians (
  id text primary key default private.public_id('TECH', nextval('private.technician_numbers')),
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '\S@\S'),
  phone text not null default '' check (char_length(phone) <= 200),
  -- The area the technician works in.
  location text not null default '' check (char_length(location) <= 200),
  specialties text[] not null default '{}'
    check (cardinality(specialties) <= 20 and array_position(specialties, null) is null),
  -- What was set by hand; a job in progress shows as busy without being written here.
  duty_status text not null default 'available'
    check (duty_status in ('available', 'busy', 'active', 'off-duty')),
  rating numeric(2, 1) not null default 5.0 check (rating between 0 and 5),
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index technicians_email on public.technicians (lower(email)) where deleted_at is null;

create function private.prepare_technician() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := private.search_text(
    new.id, new.name, new.email, new.phone, private.phone_digits(new.phone), new.location,
    array_to_string(new.specialties, ' ')
  );
  return new;
end
$$;
create trigger prepare before insert or update on public.technicians
  for each row execute function private.prepare_technician();
alter table public.technicians enable always trigger prepare;
create trigger version before update on public.technicians
  for each row execute function private.count_version();

-- A technician and their account find each other by the confirmed e-mail address, and only when a
-- super administrator has made the account a technician's: the address alone proves no employment.
create function private.link_technician(technician_email text) returns void
language sql security definer
set search_path = ''
as $$
  update public.technicians t
  set user_id = u.id
  from auth.users u
  join public.profiles p on p.id = u.id
  where lower(t.email) = lower(link_technician.technician_email)
    and lower(u.email) = lower(t.email)
    and u.email_confirmed_at is not null
    and p.role in ('technician', 'admin', 'super_admin')
    and t.deleted_at is null
    and t.user_id is null
    and not exists (select 1 from public.technicians other where other.user_id = u.id)
$$;

create function private.link_on_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.link_technician((select u.email from auth.users u where u.id = new.id));
  return null;
end
$$;
create trigger link_technician after update of role on public.profiles
  for each row execute function private.link_on_role();

create function private.link_on_technician() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and lower(new.email) is distinct from lower(old.email) then
    update public.technicians t set user_id = null where t.id = new.id and t.user_id is not null;
  end if;
  perform private.link_technician(new.email);
  return null;
end
$$;
create trigger link_account after insert or update of email on public.technicians
  for each row execute function private.link_on_technician();

-- The technician that the signed-in person is, or null. The role is read at every call: whoever is
-- no longer a technician sees nothing, whatever their token says.
create function private.my_technician_id() returns text
language sql stable security definer
set search_path = ''
as $$
  select t.id
  from public.technicians t
  where t.user_id = public.signed_in_user()
    and t.deleted_at is null
    and public.current_role_name() in ('technician', 'admin', 'super_admin')
$$;
grant execute on function private.my_technician_id() to authenticated;

create function private.my_customer_ids() returns setof text
language sql stable security definer
set search_path = ''
as $$
  select c.id
  from public.customers c
  where c.user_id = public.signed_in_user() and c.deleted_at is null
$$;
grant execute on function private.my_customer_ids() to authenticated;

alter table public.customers enable row level security;
alter table public.technicians enable row level security;
