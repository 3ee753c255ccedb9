-- Jobs, and what quotes need to become one.

create sequence private.job_numbers;

create table public.jobs (
  id text primary key default private.public_id('J', nextval('private.job_numbers')),
  customer_id text not null references public.customers (id),
  -- A quote becomes one job, whoever presses the button and how often.
  quote_id text unique references public.quotes (id),
  technician_id text references public.technicians (id),

  service_type text not null,
  position text not null,
  glass_type text not null references public.glass_prices (glass_type),
  vehicle_year text not null default '' check (char_length(vehicle_year) <= 200),
  vehicle_make text not null default '' check (char_length(vehicle_make) <= 200),
  vehicle_model text not null default '' check (char_length(vehicle_model) <= 200),
  plate text not null default '' check (char_length(plate) <= 20),
  location text not null check (char_length(location) between 1 and 500),

  scheduled_date date not null,
  scheduled_time text not null references public.time_frames (time_frame),
  status text not null default 'Scheduled'
    check (status in ('Scheduled', 'Assigned', 'In Progress', 'Completed', 'Cancelled')),
  priority text not null default 'Medium' check (priority in ('High', 'Medium', 'Low')),
  amount numeric(12, 2) not null check (amount between 0 and 100000),
  payment_method text not null default 'card'
    check (payment_method in ('card', 'cash', 'insurance')),
  -- Between colleagues; never shown to the customer.
  notes text not null default '' check (char_length(notes) <= 2000),
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  -- When the technician said they will come, began, and were done.
  confirmed_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,

  foreign key (service_type, position) references public.service_positions (service_type, position),
  -- Scheduled means that nobody has been assigned yet.
  constraint jobs_technician_id_check check (
    case status
      when 'Scheduled' then technician_id is null
      when 'Cancelled' then true
      else technician_id is not null
    end
  ),
  constraint jobs_cancel_reason_given check ((status = 'Cancelled') = (cancel_reason is not null)),
  constraint jobs_completed_at_given check ((status = 'Completed') = (completed_at is not null))
);

create index jobs_by_schedule on public.jobs (scheduled_date desc, id desc)
  where deleted_at is null;
create index jobs_by_status on public.jobs (status, scheduled_date desc, id desc)
  where deleted_at is null;
create index jobs_by_priority on public.jobs (priority) where deleted_at is null;
create index jobs_by_frame on public.jobs (scheduled_date, scheduled_time);
create index jobs_by_customer on public.jobs (customer_id);
create index jobs_by_technician on public.jobs (technician_id, scheduled_date);
-- One technician is at one place at a time.
create unique index jobs_technician_frame on public.jobs (technician_id, scheduled_date, scheduled_time)
  where deleted_at is null and status in ('Assigned', 'In Progress');
select private.index_search_text('jobs');

create function private.prepare_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := private.search_text(
    new.id, new.vehicle_year, new.vehicle_make, new.vehicle_model, new.plate, new.location,
    (
      select private.search_text(c.name, c.email, c.phone, private.phone_digits(c.phone))
      from public.customers c
      where c.id = new.customer_id
    )
  );
  return new;
end
$$;
create trigger prepare before insert or update on public.jobs
  for each row execute function private.prepare_job();
alter table public.jobs enable always trigger prepare;
create trigger version before update on public.jobs
  for each row execute function private.count_version();

-- The customers whom a technician needs to know, for their own jobs.
create function private.my_job_customer_ids() returns setof text
language sql stable security definer
set search_path = ''
as $$
  select j.customer_id
  from public.jobs j
  where j.technician_id = private.my_technician_id() and j.deleted_at is null
$$;
grant execute on function private.my_job_customer_ids() to authenticated;

-- Quotes: a version, a deletion that can be undone, and how they are found. A converted quote is
-- Scheduled, and its job names it.
alter table public.quotes
  add column search_text text not null default '',
  add column version integer not null default 1,
  add column deleted_at timestamptz;

create index quotes_by_date on public.quotes (created_at desc, id desc) where deleted_at is null;
create index quotes_by_status on public.quotes (status, created_at desc, id desc)
  where deleted_at is null;
select private.index_search_text('quotes');

create function private.prepare_quote() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := private.search_text(
    new.id, new.first_name, new.last_name, new.email, new.phone_number,
    private.phone_digits(new.phone_number), new.vehicle_year, new.vehicle_make, new.vehicle_model,
    new.address
  );
  return new;
end
$$;
create trigger prepare before insert or update on public.quotes
  for each row execute function private.prepare_quote();
alter table public.quotes enable always trigger prepare;
create trigger version before update on public.quotes
  for each row execute function private.count_version();

-- A seat is taken by a job that is not called off, or by a quote that has not become one: a
-- converted quote and its job are one seat.
create or replace function public.seats_taken(day date, frame text) returns integer
language sql stable security definer
set search_path = ''
as $$
  select (
    (
      select count(*)
      from public.quotes q
      where q.appointment_date = seats_taken.day
        and q.time_frame = seats_taken.frame
        and q.status <> 'Scheduled'
        and q.deleted_at is null
    ) + (
      select count(*)
      from public.jobs j
      where j.scheduled_date = seats_taken.day
        and j.scheduled_time = seats_taken.frame
        and j.status <> 'Cancelled'
        and j.deleted_at is null
    )
  )::integer
$$;

alter table public.jobs enable row level security;
