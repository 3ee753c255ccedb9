-- What the office does beside the work: notifications, issues, settings, planned maintenance.

-- The bell of the signed-in administrator: what is unread and the newest entries.
create function public.notification_board(most integer default 20) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'unread', (
      select count(*) from public.notifications n
      where not exists (
        select 1 from public.notification_reads r
        where r.notification_id = n.id and r.user_id = auth.uid()
      )
    ),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'kind', n.kind, 'subject_id', n.subject_id, 'summary', n.summary,
        'created_at', n.created_at,
        'read', exists (
          select 1 from public.notification_reads r
          where r.notification_id = n.id and r.user_id = auth.uid()
        )
      ) order by n.created_at desc, n.id desc), '[]')
      from (
        select * from public.notifications
        order by created_at desc, id desc
        limit least(greatest(coalesce(most, 20), 1), 100)
      ) n
    )
  );
end
$$;
grant execute on function public.notification_board(integer) to authenticated;

-- Marks entries as read, all of them when no ids are given.
create function public.mark_notifications_read(ids bigint[] default null) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  insert into public.notification_reads (notification_id, user_id)
  select n.id, auth.uid() from public.notifications n where ids is null or n.id = any (ids)
  on conflict do nothing;
end
$$;
grant execute on function public.mark_notifications_read(bigint[]) to authenticated;

create function public.list_job_issues(job_id text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'job_id', i.job_id, 'technician', t.name, 'kind', i.kind, 'note', i.note,
      'cannot_complete', i.cannot_complete, 'taken_at', i.taken_at, 'resolved_at', i.resolved_at,
      'photo', coalesce((select p.image from public.job_photos p where p.issue_id = i.id limit 1), '')
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
grant execute on function public.list_job_issues(text) to authenticated;

create function public.resolve_issue(id bigint) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.job_issues i set resolved_at = public.business_now(), resolved_by = auth.uid()
  where i.id = resolve_issue.id and i.resolved_at is null;
  if not found then
    perform private.refuse('PT404', 'not_found', null, 'There is no such open issue.');
  end if;
end
$$;
grant execute on function public.resolve_issue(bigint) to authenticated;

create function public.list_settings() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_agg(jsonb_build_object(
      'key', s.key, 'group', s.group_name, 'label', s.label, 'kind', s.kind, 'value', s.value,
      'options', s.options, 'unit', s.unit, 'position', s.position, 'version', s.version
    ) order by array_position(array['Company Information', 'Notification Settings',
      'Security Settings', 'System Configuration'], s.group_name), s.position)
    from public.settings s
  );
end
$$;
grant execute on function public.list_settings() to authenticated;

-- "Save All Changes": all of them or none. changes: [{key, value, version}]. Raises PT422 with the
-- keys whose value is of the wrong kind, PT409 stale with the keys that somebody else has changed.
create function public.save_settings(changes jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  problems jsonb;
  stale jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' then
    perform private.refuse_field('changes', 'required');
  end if;
  perform 1 from public.settings s
  where s.key in (select c ->> 'key' from jsonb_array_elements(changes) c)
  order by s.key for update;

  select jsonb_agg(jsonb_build_object('field', c ->> 'key', 'problem', case
    when s.key is null then 'not_offered'
    when coalesce(c ->> 'value', '') = '' then 'required'
    else 'invalid' end))
  into problems
  from jsonb_array_elements(changes) c
  left join public.settings s on s.key = c ->> 'key'
  where s.key is null or jsonb_typeof(c -> 'value') is distinct from 'string'
    or not private.setting_fits(s.kind, s.options, private.clean_text(c ->> 'value'));
  if problems is not null then
    perform private.refuse('PT422', 'invalid', problems::text,
      'Some settings cannot have this value.');
  end if;

  select jsonb_agg(s.key) into stale
  from jsonb_array_elements(changes) c
  join public.settings s on s.key = c ->> 'key'
  where s.version::text is distinct from c ->> 'version';
  if stale is not null then
    perform private.refuse('PT409', 'stale', jsonb_build_object('keys', stale)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;

  update public.settings s set value = private.clean_text(c ->> 'value')
  from jsonb_array_elements(changes) c
  where s.key = c ->> 'key';
  return public.list_settings();
end
$$;
grant execute on function public.save_settings(jsonb) to authenticated;

create function public.get_api_settings() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'seats_per_frame', r.seats_per_frame, 'days_ahead', r.days_ahead,
      'limit_per_contact', r.limit_per_contact, 'limit_per_address', r.limit_per_address,
      'directions_url', a.directions_url, 'version', a.version
    )
    from public.api_settings a cross join public.booking_rules r
  );
end
$$;
grant execute on function public.get_api_settings() to authenticated;

create function public.save_api_settings(version integer, fields jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored integer;
  rules jsonb;
  given jsonb;
  broken text;
begin
  perform private.require_admin();
  select a.version into stored from public.api_settings a for update;
  if stored is distinct from save_api_settings.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;
  rules := private.checked_fields('booking_rules', fields - 'directions_url',
    '{seats_per_frame,days_ahead,limit_per_contact,limit_per_address}');
  given := private.checked_fields('api_settings',
    fields - '{seats_per_frame,days_ahead,limit_per_contact,limit_per_address}'::text[],
    '{directions_url}');
  begin
    update public.booking_rules r
    set (seats_per_frame, days_ahead, limit_per_contact, limit_per_address) = (
      select n.seats_per_frame, n.days_ahead, n.limit_per_contact, n.limit_per_address
      from jsonb_populate_record(r, rules) n
    );
    update public.api_settings a
    set directions_url = coalesce(given ->> 'directions_url', a.directions_url),
      version = a.version + 1,
      updated_at = now();
  exception
    when check_violation then
      get stacked diagnostics broken = constraint_name;
      perform private.refuse('PT422', 'invalid', private.field_problem(
        case when broken like 'api%' then 'api_settings' else 'booking_rules' end, broken, fields
      )::text, 'Some settings cannot have this value.');
    when not_null_violation then
      get stacked diagnostics broken = column_name;
      perform private.refuse_field(broken, 'required');
  end;
  return public.get_api_settings();
end
$$;
grant execute on function public.save_api_settings(integer, jsonb) to authenticated;

create function public.list_maintenance() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'starts_at', m.starts_at, 'ends_at', m.ends_at, 'message', m.message
    ) order by m.starts_at), '[]')
    from public.maintenance_windows m
    where m.cancelled_at is null and m.ends_at > public.business_now()
  );
end
$$;
grant execute on function public.list_maintenance() to authenticated;

create function public.schedule_maintenance(
  starts_at timestamptz, ends_at timestamptz, message text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  text_given text := private.clean_text(coalesce(message, ''));
begin
  perform private.require_admin();
  if private.is_blank(text_given) then
    perform private.refuse_field('message', 'required');
  elsif char_length(text_given) > 300 then
    perform private.refuse_field('message', 'too_long');
  elsif starts_at is null then
    perform private.refuse_field('starts_at', 'required');
  elsif ends_at is null or ends_at <= starts_at or ends_at > starts_at + interval '7 days' then
    perform private.refuse_field('ends_at', 'invalid');
  elsif ends_at <= public.business_now() then
    perform private.refuse_field('ends_at', 'in_the_past');
  end if;
  insert into public.maintenance_windows (starts_at, ends_at, message, created_by)
  values (
    schedule_maintenance.starts_at, schedule_maintenance.ends_at, text_given, auth.uid()
  );
  return public.list_maintenance();
end
$$;
grant execute on function public.schedule_maintenance(timestamptz, timestamptz, text) to authenticated;

create function public.cancel_maintenance(id bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.maintenance_windows m set cancelled_at = public.business_now()
  where m.id = cancel_maintenance.id and m.cancelled_at is null;
  if not found then
    perform private.refuse('PT404', 'not_found', null, 'There is no such planned maintenance.');
  end if;
  return public.list_maintenance();
end
$$;
grant execute on function public.cancel_maintenance(bigint) to authenticated;
