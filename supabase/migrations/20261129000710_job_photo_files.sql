-- Photos of jobs are files in Supabase Storage, in the private bucket "job-photos"; the tables keep their paths:
-- <job>/<idempotency key of the action>-<number>.<jpg, png or webp>. A photo that is sent again has the same path.
--
-- Rows made before this hold the picture itself in `image`. They are read as they are until `npm run move:photos`
-- has made files of them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('job-photos', 'job-photos', false, 5242880, '{image/jpeg,image/png,image/webp}')
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

alter table public.job_photos
  alter column image drop not null,
  add column path text unique check (
    path ~ '^J-[0-9]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-6]\.(jpg|png|webp)$'
  ),
  add constraint job_photos_file_or_image check (num_nonnulls(path, image) = 1);

-- Files that have to go with an erased customer. SQL cannot remove a file, only the Storage API can.
create table private.photo_removals (
  path text primary key,
  asked_at timestamptz not null default now()
);
alter table private.photo_removals enable row level security;

-- Who may do what with a file of the bucket. These do not raise anything: what a policy raises is for Storage a
-- database in trouble, and not an answer about rights.

create function private.may_read_photo(path text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  technician text;
begin
  if private.session_problem() is not null then
    return false;
  elsif public.is_admin() then
    return true;
  end if;
  technician := private.my_technician_id();
  return exists (
    select 1 from public.jobs j
    where j.id = split_part(may_read_photo.path, '/', 1) and j.technician_id = technician
      and j.deleted_at is null
  ) or exists (
    select 1 from public.job_photos p
    where p.path = may_read_photo.path and p.technician_id = technician
  );
end
$$;

create function private.may_add_photo(path text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.session_problem() is not null or not private.is_photo_path(path) then
    return false;
  end if;
  return exists (
    select 1 from public.jobs j
    where j.id = split_part(may_add_photo.path, '/', 1)
      and j.technician_id = private.my_technician_id() and j.deleted_at is null
  );
end
$$;

create function private.may_remove_photo(path text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.session_problem() is not null or not public.is_admin() then
    return false;
  end if;
  return exists (select 1 from private.photo_removals r where r.path = may_remove_photo.path);
end
$$;

create function private.is_photo_path(path text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    path ~ '^J-[0-9]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-6]\.(jpg|png|webp)$', false
  )
$$;

grant execute on function private.may_read_photo(text), private.may_add_photo(text),
  private.may_remove_photo(text) to authenticated;

-- There is none for changing a file: what a technician has photographed stays as it is.
create policy "photos are read by the office and by who took them" on storage.objects
  for select to authenticated
  using (bucket_id = 'job-photos' and private.may_read_photo(name));

create policy "technicians add photos of their jobs" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'job-photos' and private.may_add_photo(name));

create policy "administrators remove photos of erased customers" on storage.objects
  for delete to authenticated
  using (bucket_id = 'job-photos' and private.may_remove_photo(name));

-- Photos of a job by the paths of their files, which have to be there (photos_missing). Pictures themselves come
-- from a portal that was opened before photos became files. 503 is trouble that passes: it keeps them and tries
-- again, and sends them the new way once it has been loaded again.
create or replace function private.add_photos(
  job public.jobs, issue bigint, photos jsonb, at timestamptz
) returns void
language plpgsql
set search_path = ''
as $$
declare
  paths text[];
begin
  if coalesce(photos, 'null') = 'null' then
    return;
  end if;
  if jsonb_typeof(photos) <> 'array' or jsonb_array_length(photos) > 6 then
    perform private.refuse_field('photos', 'invalid');
  end if;
  paths := array(select p.path from jsonb_array_elements_text(photos) as p (path));
  if exists (select 1 from unnest(paths) as p (path) where p.path like 'data:image/%') then
    perform private.refuse('PT503', 'outdated', null, 'Load this page again.');
  end if;
  if exists (
    select 1 from unnest(paths) as p (path)
    where not private.is_photo_path(p.path) or split_part(p.path, '/', 1) <> job.id
  ) then
    perform private.refuse_field('photos', 'invalid');
  end if;
  if exists (
    select 1 from unnest(paths) as p (path)
    where not exists (
      select 1 from storage.objects o where o.bucket_id = 'job-photos' and o.name = p.path
    )
  ) then
    perform private.refuse('PT409', 'photos_missing', null, 'Upload the photos first.');
  end if;
  insert into public.job_photos (job_id, technician_id, issue_id, path, taken_at)
  select job.id, job.technician_id, issue, p.path, at
  from unnest(paths) as p (path);
exception when unique_violation then
  perform private.refuse_field('photos', 'invalid');
end
$$;

-- "Create Service Report": what the paper says, for the office and for the technician who did it.
create or replace function public.service_report(job_id text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  report jsonb;
begin
  select jsonb_build_object(
    'job_id', j.id, 'customer', c.name, 'address', j.location,
    'vehicle', private.vehicle_text(j.vehicle_year, j.vehicle_make, j.vehicle_model),
    'plate', j.plate, 'service_type', j.service_type, 'position', j.position,
    'glass_type', j.glass_type, 'amount', j.amount, 'technician', t.name,
    'work_done', r.work_done, 'part_number', r.part_number, 'cure_minutes', r.cure_minutes,
    'safe_to_drive_at', r.taken_at + make_interval(mins => r.cure_minutes),
    'completed_at', r.taken_at, 'signed_by', r.signed_by, 'signature', r.signature,
    'photos', (
      select coalesce(jsonb_agg(coalesce(p.path, p.image) order by p.id), '[]') from public.job_photos p
      where p.job_id = j.id and p.issue_id is null
    )
  )
  into report
  from public.service_reports r
  join public.jobs j on j.id = r.job_id
  join public.customers c on c.id = j.customer_id
  join public.technicians t on t.id = r.technician_id
  where r.job_id = service_report.job_id
    and (public.is_admin() or r.technician_id = private.my_technician_id());
  if report is null then
    perform private.refuse('PT404', 'not_found', null, 'There is no report of this job.');
  end if;
  return report;
end
$$;

create or replace function public.list_job_issues(job_id text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'job_id', i.job_id, 'technician', t.name, 'kind', i.kind, 'note', i.note,
      'cannot_complete', i.cannot_complete, 'taken_at', i.taken_at, 'resolved_at', i.resolved_at,
      'photo', coalesce((
        select coalesce(p.path, p.image) from public.job_photos p where p.issue_id = i.id limit 1
      ), '')
    ) order by i.id desc), '[]')
    from (
      select * from public.job_issues j
      where case when list_job_issues.job_id is null then j.resolved_at is null
        else j.job_id = list_job_issues.job_id end
      order by j.id desc limit 100
    ) i
    join public.technicians t on t.id = i.technician_id
  );
end
$$;

-- Erases a customer, as before, and has the files of their photos removed; with the locks that 20261129000200
-- says. Whoever calls this has locked the records.
create or replace function private.erase_records(customer_id text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  nobody constant text := 'Erased customer';
  blank constant text := 'Erased';
  account uuid := private.account_of_customer(erase_records.customer_id);
  account_goes boolean := coalesce(private.is_customers_account(account), false);
  gone_account uuid := (
    select e.account from private.erasures e where e.customer_id = erase_records.customer_id
  );
  theirs constant text[] := array(
    select q.quote_id from private.quotes_of_customer(erase_records.customer_id) q
    where q.matched_by <> 'unsure'
    union
    select unnest(e.quotes) from private.erasures e
    where e.customer_id = erase_records.customer_id
  );
  jobs constant text[] := array(
    select j.id from public.jobs j where j.customer_id = erase_records.customer_id
  );
  orders constant text[] := array(
    select o.id from public.orders o where o.customer_id = erase_records.customer_id
  );
  issues constant text[] := array(
    select i.id::text from public.job_issues i where i.job_id = any (jobs)
  );
  overdue constant text[] := array(
    select k.id from private.kept_records(erase_records.customer_id) k
    where k.kept_until <= public.business_today()
  );
begin
  if account_goes then
    -- Somebody may be giving them a role here.
    perform 1 from public.profiles p where p.id = account for no key update;
    account_goes := private.is_customers_account(account);
  end if;
  perform 1 from public.notifications n
  where n.subject_id = any (jobs || theirs) order by n.id for update;
  delete from private.device_actions d where d.job_id = any (jobs);
  -- Also what was uploaded for these jobs and never named. '0' comes after '/'.
  insert into private.photo_removals (path)
  select o.name
  from unnest(jobs) as j (id)
  join storage.objects o on o.bucket_id = 'job-photos'
    and o.name collate "C" >= j.id || '/' and o.name collate "C" < j.id || '0'
  on conflict do nothing;
  delete from public.job_photos p where p.job_id = any (jobs);
  delete from public.job_issues i where i.job_id = any (jobs);
  delete from public.notifications n where n.subject_id = any (jobs || theirs);

  delete from public.service_reports r where r.job_id = any (jobs) and r.job_id = any (overdue);
  update public.service_reports r set signed_by = '', signature = ''
  where r.job_id = any (jobs) and (r.signed_by, r.signature) <> ('', '');

  delete from public.orders o where o.id = any (orders) and o.id = any (overdue);
  -- Somebody else's order can name a job of this customer.
  update public.orders o set job_id = null where o.job_id = any (jobs) and o.job_id = any (overdue);
  update public.orders o set notes = '' where o.id = any (orders) and o.notes <> '';

  delete from public.jobs j where j.id = any (jobs) and j.id = any (overdue);
  delete from public.quotes q
  where q.id = any (theirs) and not exists (select 1 from public.jobs j where j.quote_id = q.id);
  update private.quote_submissions s set phone_hash = null, email_hash = null, address_hash = null
  where s.quote_id = any (theirs);
  perform private.erase_quotes(theirs);

  if exists (select 1 from public.jobs j where j.customer_id = erase_records.customer_id)
    or exists (select 1 from public.orders o where o.customer_id = erase_records.customer_id) then
    update public.customers c
    set user_id = null, name = nobody, email = '', phone = '', address = '', notes = '',
      status = 'Inactive'
    where c.id = erase_records.customer_id;
  else
    delete from public.customers c where c.id = erase_records.customer_id;
  end if;
  -- After the customer: a job is found by their name as well.
  update public.jobs j
  set location = blank, notes = '', cancel_reason = case when j.cancel_reason is not null then blank end
  where j.id = any (jobs);

  if account_goes then
    gone_account := account;
    account_goes := private.delete_account(account);
  end if;
  -- What they did themselves, also with an account that was deleted before.
  update public.audit_log a set actor = null, actor_name = nobody
  where a.actor = gone_account
    or (a.table_name = 'quotes' and a.record_id = any (theirs) and a.action = 'insert'
      and not exists (select 1 from public.profiles p where p.id = a.actor) and a.actor is not null);
  update public.audit_log a set changes = private.impersonal_changes(a.changes)
  where (a.table_name = 'customers' and a.record_id = erase_records.customer_id)
    or (a.table_name = 'quotes' and a.record_id = any (theirs))
    or (a.table_name in ('jobs', 'service_reports') and a.record_id = any (jobs))
    or (a.table_name = 'orders' and a.record_id = any (orders))
    or (a.table_name = 'profiles' and a.record_id = gone_account::text)
    or (a.table_name = 'job_issues' and a.record_id = any (issues));

  update private.erasures e
  set quotes = theirs, account = gone_account, due_on = (select min(k.kept_until) from private.kept_records(erase_records.customer_id) k)
  where e.customer_id = erase_records.customer_id;
  return case when account is null then 'none' when account_goes then 'deleted' else 'unlinked' end;
end
$$;

-- Paths of files that the Storage API has to remove, 500 at most; what it has removed is forgotten.
create function public.photos_to_remove() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.photo_removals r
  where not exists (
    select 1 from storage.objects o where o.bucket_id = 'job-photos' and o.name = r.path
  );
  return (
    select coalesce(jsonb_agg(r.path order by r.path), '[]')
    from (select path from private.photo_removals order by path limit 500) r
  );
end
$$;
grant execute on function public.photos_to_remove() to authenticated;

-- A photo as the customer's own export tells it. file: its path, or the picture itself of an older row.
create function private.photo_facts(photo public.job_photos) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'id', photo.id, 'taken_at', photo.taken_at,
    'type', coalesce(
      substring(photo.image from 'data:(image/[a-z]+)'),
      (select o.metadata ->> 'mimetype' from storage.objects o
        where o.bucket_id = 'job-photos' and o.name = photo.path)
    ),
    'bytes', coalesce(
      char_length(rtrim(split_part(photo.image, ',', 2), '=')) * 3 / 4,
      (select (o.metadata ->> 'size')::bigint from storage.objects o
        where o.bucket_id = 'job-photos' and o.name = photo.path)
    ),
    'file', coalesce(photo.path, photo.image)
  )
$$;

-- Everything that the business holds about a customer, for them to read: days and instants as ISO 8601,
-- money in dollars. Photos are named by their files, which the client puts in; hashes and secrets are not in it, nor who of the staff did what.
-- json, not jsonb: its keys stay in an order in which a person reads them.
create or replace function public.export_customer(customer_id text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  customer public.customers;
  account uuid;
begin
  perform private.require_admin();
  select * into customer from public.customers c where c.id = export_customer.customer_id;
  if customer.id is null then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  account := private.account_of_customer(customer.id);
  perform private.note_in_history(customer.id, 'export');
  return json_build_object(
    'format', 'sunline-personal-data',
    'version', 1,
    'made_at', public.business_now(),
    'currency', 'USD',
    'customer', json_build_object(
      'id', customer.id, 'name', customer.name, 'email', customer.email, 'phone', customer.phone,
      'address', customer.address, 'status', customer.status, 'joined_on', customer.join_date,
      'notes', customer.notes, 'made_at', customer.created_at, 'changed_at', customer.updated_at,
      'deleted_at', customer.deleted_at
    ),
    'account', (
      select json_build_object(
        'email', u.email, 'first_name', p.first_name, 'last_name', p.last_name,
        'made_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'last_seen_at', s.last_seen
      )
      from auth.users u
      left join public.profiles p on p.id = u.id
      left join public.presence s on s.user_id = u.id
      where u.id = account
    ),
    'vehicles', (
      select coalesce(json_agg(json_build_object(
        'year', v.vehicle_year, 'make', v.vehicle_make, 'model', v.vehicle_model, 'plate', v.plate
      ) order by v.vehicle_year, v.vehicle_make, v.vehicle_model, v.plate), '[]')
      from (
        select j.vehicle_year, j.vehicle_make, j.vehicle_model, j.plate
        from public.jobs j where j.customer_id = customer.id
        union
        select q.vehicle_year, q.vehicle_make, q.vehicle_model, ''
        from public.quotes q
        join private.quotes_of_customer(customer.id) o on o.quote_id = q.id
        where o.matched_by not in ('job', 'unsure')
      ) v
    ),
    'quotes', (
      select coalesce(
        json_agg(private.quote_facts(q, o.matched_by) order by q.created_at, q.id), '[]'
      )
      from public.quotes q
      join private.quotes_of_customer(customer.id) o on o.quote_id = q.id
      where o.matched_by <> 'unsure'
    ),
    'jobs', (
      select coalesce(json_agg(json_build_object(
        'id', j.id, 'quote_id', j.quote_id, 'status', j.status, 'scheduled_on', j.scheduled_date,
        'time_frame', j.scheduled_time, 'address', j.location, 'vehicle_year', j.vehicle_year,
        'vehicle_make', j.vehicle_make, 'vehicle_model', j.vehicle_model, 'plate', j.plate,
        'service', j.service_type, 'position', j.position, 'glass', j.glass_type, 'price', j.amount,
        'payment_method', j.payment_method, 'notes', j.notes, 'cancel_reason', j.cancel_reason,
        'confirmed_at', j.confirmed_at, 'started_at', j.started_at, 'completed_at', j.completed_at,
        'made_at', j.created_at, 'deleted_at', j.deleted_at,
        'report', (
          select json_build_object(
            'work_done', r.work_done, 'part_number', r.part_number, 'cure_minutes', r.cure_minutes,
            'signed_by', r.signed_by, 'has_signature', r.signature <> '', 'made_at', r.taken_at
          )
          from public.service_reports r where r.job_id = j.id
        ),
        'issues', (
          select coalesce(json_agg(json_build_object(
            'kind', i.kind, 'note', i.note, 'reported_at', i.taken_at, 'resolved_at', i.resolved_at
          ) order by i.id), '[]')
          from public.job_issues i where i.job_id = j.id
        ),
        'photos', (
          select coalesce(json_agg(private.photo_facts(p) order by p.id), '[]')
          from public.job_photos p where p.job_id = j.id
        )
      ) order by j.scheduled_date, j.id), '[]')
      from public.jobs j where j.customer_id = customer.id
    ),
    'orders', (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'job_id', o.job_id, 'status', o.status, 'payment_status', o.payment_status,
        'ordered_on', o.order_date, 'delivery_on', o.delivery_date, 'paid_at', o.paid_at,
        'items', (
          select coalesce(json_agg(json_build_object(
            'description', i.description, 'quantity', i.quantity, 'unit_price', i.unit_price
          ) order by i.place), '[]')
          from public.order_items i where i.order_id = o.id
        ),
        'total', (
          select coalesce(sum(i.quantity * i.unit_price), 0)
          from public.order_items i where i.order_id = o.id
        ),
        'notes', o.notes, 'made_at', o.created_at, 'deleted_at', o.deleted_at
      ) order by o.order_date, o.id), '[]')
      from public.orders o where o.customer_id = customer.id
    )
  );
end
$$;
