-- Who may read what. Nobody writes to a table directly: writing is done by functions that check the
-- caller, the state and the version.

-- Staff notes are left out: they are between colleagues, and customers and technicians read these
-- tables too. The office reads them through its own functions.
grant select (id, user_id, name, email, phone, address, status, join_date, version, created_at,
  updated_at, deleted_at) on public.customers to authenticated;
grant select (id, customer_id, quote_id, technician_id, service_type, position, glass_type,
  vehicle_year, vehicle_make, vehicle_model, plate, location, scheduled_date, scheduled_time, status,
  priority, amount, payment_method, cancel_reason, confirmed_at, started_at, completed_at, version,
  created_at, updated_at, deleted_at) on public.jobs to authenticated;
grant select on
  public.technicians, public.orders, public.order_items, public.glass_items, public.products,
  public.stock_orders, public.service_reports, public.job_issues, public.job_photos,
  public.settings, public.api_settings, public.maintenance_windows, public.backups,
  public.notifications, public.notification_reads, public.audit_log
to authenticated;

do $$
declare
  for_admins text;
begin
  foreach for_admins in array array[
    'customers', 'technicians', 'jobs', 'orders', 'order_items', 'glass_items', 'products',
    'stock_orders', 'service_reports', 'job_issues', 'job_photos', 'settings', 'api_settings',
    'maintenance_windows', 'backups', 'notifications', 'audit_log'
  ]
  loop
    execute format(
      'create policy "admins read all" on public.%I
         for select to authenticated using ((select public.is_admin()))', for_admins
    );
  end loop;
end
$$;

create policy "admins read what they have read" on public.notification_reads
  for select to authenticated
  using (user_id = (select public.signed_in_user()) and (select public.is_admin()));

create policy "technicians read themselves" on public.technicians
  for select to authenticated
  using (id = (select private.my_technician_id()));

create policy "technicians read their jobs" on public.jobs
  for select to authenticated
  using (technician_id = (select private.my_technician_id()) and deleted_at is null);

create policy "technicians read the customers of their jobs" on public.customers
  for select to authenticated
  using (id in (select private.my_job_customer_ids()));

create policy "technicians read their reports" on public.service_reports
  for select to authenticated
  using (technician_id = (select private.my_technician_id()));

create policy "technicians read their issues" on public.job_issues
  for select to authenticated
  using (technician_id = (select private.my_technician_id()));

create policy "technicians read their photos" on public.job_photos
  for select to authenticated
  using (technician_id = (select private.my_technician_id()));

create policy "customers read themselves" on public.customers
  for select to authenticated
  using (user_id = (select public.signed_in_user()) and deleted_at is null);

create policy "customers read their jobs" on public.jobs
  for select to authenticated
  using (customer_id in (select private.my_customer_ids()) and deleted_at is null);
