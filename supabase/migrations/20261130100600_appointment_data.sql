-- Appointments and messages in backups, in a customer's export, and gone with an erased customer.

create or replace function private.backed_up_tables() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select private.tables_of_every_backup() || array(
    select k.kind from private.record_kinds k
    where k.kind <> all (private.tables_of_every_backup())
    order by k.kind
  ) || array[
    'appointments', 'appointment_links', 'appointment_photos', 'text_consents', 'messages',
    'message_attempts', 'text_replies'
  ]
$$;

-- As before; appointments that an older backup does not have are made. What was due before the backup came back may
-- have been sent since it was made: it is not sent again.
alter function private.finish_restore(text) rename to finish_restore_of_records;
create function private.finish_restore(made_at text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.finish_restore_of_records(made_at);
  perform private.make_missing_appointments();
  update public.messages m set status = 'dropped'
  where m.status = 'sending' or (m.status = 'waiting' and m.due_at <= public.business_now());
end
$$;

-- What a customer's records leave behind in appointments: nothing that names or reaches them. A message that waits is
-- never sent. That consent was given or taken back is kept, without the number.
create function private.erase_appointments(customer_id text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select a.id from public.appointments a
    where a.job_id in (
        select j.id from public.jobs j where j.customer_id = erase_appointments.customer_id
      )
      or a.quote_id in (
        select q.quote_id from private.quotes_of_customer(erase_appointments.customer_id) q
        where q.matched_by <> 'unsure'
        union
        select unnest(e.quotes) from private.erasures e
        where e.customer_id = erase_appointments.customer_id
      )
  );
begin
  perform 1 from public.appointments a where a.id = any (ids) order by a.id for no key update;
  insert into private.photo_removals (path)
  select p.path from public.appointment_photos p where p.appointment_id = any (ids)
  on conflict do nothing;
  delete from public.appointment_photos p where p.appointment_id = any (ids);
  delete from public.appointment_links l where l.appointment_id = any (ids);
  delete from public.text_replies r where r.appointment_id = any (ids);
  delete from public.messages m where m.appointment_id = any (ids);
  update public.text_consents t set phone_hash = null, address_hash = null, created_by = null
  where t.appointment_id = any (ids);
  update public.appointments a
  set access_note = '', customer_note = '', texts_wanted = false,
    cancel_reason = case when a.cancel_reason <> '' then 'Erased' else '' end
  where a.id = any (ids);
end
$$;

-- As before, with the appointments first: afterwards nobody knows whose they were.
create or replace function private.erase_again(only_due boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  erased text;
begin
  for erased in
    select e.customer_id
    from private.erasures e
    join public.customers c on c.id = e.customer_id and c.created_at = e.customer_made_at
    where not only_due or e.due_on <= public.business_today()
    order by e.customer_id
  loop
    perform private.lock_records_of_customer(erased);
    perform private.erase_appointments(erased);
    perform private.erase_records(erased);
  end loop;
end
$$;

create or replace function public.erase_customer(customer_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  customer public.customers;
  needed_by text[];
  account text := 'none';
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('customers by contact', 0));
  perform private.lock_records_of_customer(erase_customer.customer_id);
  select * into customer from public.customers c where c.id = erase_customer.customer_id;
  if customer.id is null and not exists (
    select 1 from private.erasures e where e.customer_id = erase_customer.customer_id
  ) then
    perform private.refuse('PT404', 'not_found', null, 'This record is gone.');
  end if;
  if customer.id is not null then
    needed_by := private.open_jobs_of(customer.id);
    if cardinality(needed_by) > 0 then
      perform private.refuse('PT409', 'in_use', jsonb_build_object('needed_by', needed_by)::text,
        'This cannot be erased while other work needs it.');
    end if;
    insert into private.erasures as e (customer_id, customer_made_at, erased_at)
    values (customer.id, customer.created_at, public.business_now())
    on conflict on constraint erasures_pkey
      do update set customer_made_at = excluded.customer_made_at, erased_at = excluded.erased_at,
        quotes = case when e.customer_made_at = excluded.customer_made_at then e.quotes else '{}' end,
        account = case when e.customer_made_at = excluded.customer_made_at then e.account end;
    perform private.erase_appointments(customer.id);
    account := private.erase_records(customer.id);
    perform private.note_in_history(customer.id, 'erase');
  end if;
  perform private.erase_again(only_due => true);
  return jsonb_build_object(
    'account', account,
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'until', k.kept_until)
        order by k.kind, k.kept_until, k.id), '[]')
      from private.kept_records(erase_customer.customer_id) k
    )
  );
end
$$;

-- An appointment as the customer's own export tells it.
create function private.appointment_facts_of(appointment public.appointments) returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object(
    'quote_id', appointment.quote_id, 'job_id', appointment.job_id,
    'texts_wanted', appointment.texts_wanted, 'access_note', appointment.access_note,
    'note', appointment.customer_note, 'confirmed_at', appointment.confirmed_at,
    'assigned_at', appointment.assigned_at, 'on_the_way_at', appointment.on_the_way_at,
    'cancelled_at', appointment.cancelled_at, 'cancelled_by', appointment.cancelled_by,
    'cancel_reason', appointment.cancel_reason, 'made_at', appointment.created_at,
    'messages', (
      select coalesce(json_agg(json_build_object(
        'kind', m.kind, 'channel', m.channel, 'status', m.status, 'due_at', m.due_at, 'sent_at', m.sent_at,
        'delivery', m.delivery
      ) order by m.created_at, m.id), '[]')
      from public.messages m where m.appointment_id = appointment.id and m.audience = 'customer'
    ),
    'answers_about_texts', (
      select coalesce(json_agg(json_build_object(
        'given', t.given, 'words', t.words, 'source', t.source, 'at', t.at
      ) order by t.id), '[]')
      from public.text_consents t where t.appointment_id = appointment.id
    ),
    'texts_written_back', (
      select coalesce(json_agg(json_build_object('at', r.at, 'body', r.body) order by r.at), '[]')
      from public.text_replies r where r.appointment_id = appointment.id
    ),
    'photos', (
      select coalesce(json_agg(json_build_object('at', p.created_at, 'file', p.path) order by p.created_at), '[]')
      from public.appointment_photos p where p.appointment_id = appointment.id
    )
  )
$$;

-- The records as before, and what there is about their appointments.
alter function public.export_customer(text) set schema private;
revoke execute on function private.export_customer(text) from authenticated;
create function public.export_customer(customer_id text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  records constant json := private.export_customer(customer_id);
begin
  return (
    select json_object_agg(e.key, e.value order by e.place)
    from (
      select r.key, r.value, r.place from json_each(records) with ordinality as r (key, value, place)
      union all
      select 'appointments', (
        select coalesce(json_agg(private.appointment_facts_of(a) order by a.created_at, a.id), '[]')
        from public.appointments a
        where a.job_id in (select j.id from public.jobs j where j.customer_id = export_customer.customer_id)
          or a.quote_id in (
            select q.quote_id from private.quotes_of_customer(export_customer.customer_id) q
            where q.matched_by <> 'unsure'
          )
      ), 1000
    ) e
  );
end
$$;
grant execute on function public.export_customer(text) to authenticated;
