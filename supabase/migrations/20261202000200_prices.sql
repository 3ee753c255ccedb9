-- Prices by service. A service has either a price for each of the three glass types or one price without a choice of
-- glass, kept as glass type `none`: a chip has no glass.

alter table public.glass_prices rename to glass_types;
alter table public.glass_types
  rename constraint glass_prices_glass_type_check to glass_types_glass_type_check;
alter table public.glass_types
  drop constraint glass_types_glass_type_check,
  add constraint glass_types_glass_type_check check (glass_type in ('oem', 'oee', 'aftermarket', 'none'));

create table public.service_prices (
  service_type text not null check (char_length(service_type) <= 40),
  glass_type text not null references public.glass_types (glass_type),
  price numeric(10, 2) not null check (price > 0 and price <= 100000),
  -- "windshield.oem", for the history.
  id text primary key generated always as (service_type || '.' || glass_type) stored
);
create index service_prices_by_glass_type on public.service_prices (glass_type);
alter table public.service_prices enable row level security;

insert into public.service_prices (service_type, glass_type, price)
select distinct s.service_type, g.glass_type, g.price
from public.service_positions s cross join public.glass_types g;
alter table public.glass_types drop column price;
insert into public.glass_types (glass_type) values ('none');

-- The prices of a service that has none: the specification's, also after an older backup.
create function private.make_missing_prices() returns void
language sql security definer
set search_path = ''
as $$
  insert into public.service_prices (service_type, glass_type, price)
  select distinct s.service_type, p.glass_type, p.price
  from public.service_positions s
  cross join (values ('oem', 299), ('oee', 249), ('aftermarket', 199)) p (glass_type, price)
  where not exists (select from public.service_prices known where known.service_type = s.service_type)
$$;

create trigger audit after insert or update or delete on public.service_prices
  for each row execute function private.audit();

-- Today's price; null when the service is not done with this glass.
create function private.price_of(service text, glass text) returns numeric
language sql stable security definer
set search_path = ''
as $$
  select p.price from public.service_prices p where p.service_type = service and p.glass_type = glass
$$;

create function private.prices() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'version', (select g.version from private.saved_groups g where g.name = 'prices'),
    'services', (
      select jsonb_agg(jsonb_build_object('service_type', s.service_type, 'prices', s.prices) order by s.place)
      from (
        select p.service_type, jsonb_object_agg(p.glass_type, p.price) as prices,
          array_position(array['windshield', 'chip-repair', 'door-glass', 'vent-glass', 'quarter-glass',
            'back-glass'], p.service_type) as place
        from public.service_prices p
        group by p.service_type
      ) s
    )
  )
$$;

create function public.get_prices() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.prices();
end
$$;
grant execute on function public.get_prices() to authenticated;

-- What is wrong with prices as they were sent, as {field: "windshield.oem", problem}.
create function private.price_problems(services jsonb) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with
  given as (
    select s.one ->> 'service_type' as service, s.one -> 'prices' as prices
    from jsonb_array_elements(services) s (one)
  ),
  offered as (
    select distinct p.service_type as service from public.service_positions p
  ),
  problems as (
    select coalesce(g.service, '') as field, 'not_offered' as problem
    from given g
    where g.service is null or g.service not in (select o.service from offered o)
    union all
    select o.service, case count(g.service) when 0 then 'required' else 'invalid' end
    from offered o left join given g using (service)
    group by o.service
    having count(g.service) <> 1 or bool_or(jsonb_typeof(g.prices) is distinct from 'object')
    union all
    -- Either one price, or one for each glass.
    select g.service || '.' || t.glass_type, case
      when t.glass_type = 'none' and not g.prices ? 'none' then null
      when t.glass_type <> 'none' and g.prices ? 'none' then
        case when g.prices ? t.glass_type then 'not_offered' end
      when g.prices ->> t.glass_type is null then 'required'
      when n.price is null or n.price <= 0 or n.price > 100000 or round(n.price, 2) <> n.price then 'invalid'
    end
    from given g
    cross join public.glass_types t
    cross join lateral (select private.json_number(g.prices, t.glass_type) as price) n
    where jsonb_typeof(g.prices) = 'object' and g.service in (select o.service from offered o)
  )
  select coalesce(jsonb_agg(to_jsonb(p) order by p.field), '[]') from problems p where p.problem is not null
$$;

-- Saves the prices of all services. What was quoted keeps its price. Raises PT409 stale, PT422 by field.
create function public.save_prices(version integer, services jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  problems jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(services) is distinct from 'array' or jsonb_array_length(services) > 50 then
    perform private.refuse_field('services', 'invalid');
  end if;
  problems := private.price_problems(services);
  if problems <> '[]' then
    perform private.refuse('PT422', 'invalid', problems::text, 'Some details are missing or cannot be right.');
  end if;
  perform private.take_group('prices', save_prices.version);
  delete from public.service_prices p
  where not exists (
    select from jsonb_array_elements(services) s (one)
    where s.one ->> 'service_type' = p.service_type and s.one -> 'prices' ? p.glass_type
  );
  insert into public.service_prices as known (service_type, glass_type, price)
  select s.one ->> 'service_type', t.key, t.value::numeric
  from jsonb_array_elements(services) s (one)
  cross join lateral jsonb_each_text(s.one -> 'prices') t
  where t.key in (select g.glass_type from public.glass_types g)
  on conflict (id) do update set price = excluded.price where known.price <> excluded.price;
  return private.prices();
end
$$;
grant execute on function public.save_prices(integer, jsonb) to authenticated;

-- Where prices are asked for.

-- As before; the glass is one that the service is done with.
create or replace function private.draft_problems(fields jsonb) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with
  answers as (
    select f.place, f.name, f.longest, f.needed, fields ->> f.column_name as value
    from private.quote_fields f
  ),
  problems as (
    select a.place, a.name, case
      when a.value is null then 'invalid'
      when char_length(a.value) > a.longest then 'too_long'
      when a.needed and private.is_blank(a.value) then 'required'
      when a.name = 'serviceType' and not exists (
        select 1 from public.service_positions s where s.service_type = a.value
      ) then 'not_offered'
      when a.name = 'position' and not exists (
        select 1 from public.service_positions s
        where s.service_type = fields ->> 'service_type' and s.position = a.value
      ) then 'not_offered'
      -- Without a service that is offered any glass will do.
      when a.name = 'glassType' and not exists (
        select 1 from public.service_prices p
        where p.glass_type = a.value and (
          p.service_type = fields ->> 'service_type' or not exists (
            select 1 from public.service_prices any_glass
            where any_glass.service_type = fields ->> 'service_type'
          )
        )
      ) then 'not_offered'
      when a.name in ('date', 'timeFrame') then (
        select p.problem
        from private.appointment_problems(fields ->> 'appointment_date', fields ->> 'time_frame') p
        where p.field = a.name
      )
      when a.name = 'email' and a.value <> '' and not private.is_email(a.value) then 'invalid'
      -- A shop needs one way to reach the customer; the step that asks for the e-mail is the last.
      when a.name = 'email' and a.value = '' and fields ->> 'phone_number' is not null
        and private.phone_digits(fields ->> 'phone_number') is null then 'required'
      when a.name = 'paymentMethod' and a.value not in ('card', 'cash', 'insurance')
        then 'not_offered'
    end as problem
    from answers a
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('field', p.name, 'problem', p.problem) order by p.place), '[]'
  )
  from problems p
  where p.problem is not null
$$;

-- Refuses a booking at a price that is not today's, so that nobody is promised one and charged another.
create function private.check_price_seen(draft jsonb, price numeric) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  seen constant numeric := private.json_number(draft -> 'glassSelection', 'price');
begin
  if seen > 0 and seen <> price then
    perform private.refuse('PT409', 'price_changed', jsonb_build_object('price', price)::text,
      'The price has changed since you saw it. Please look at it and confirm again.');
  end if;
end
$$;

-- These stay as they are but for the price.
create function pg_temp.with(source text, was text, becomes text) returns text
language plpgsql
as $$
begin
  if position(was in source) = 0 then
    raise exception 'There is no such passage: %', was;
  end if;
  return replace(source, was, becomes);
end
$$;

do $$
declare
  source text;
begin
  source := pg_get_functiondef('private.submit_quote(jsonb, uuid, text)'::regprocedure);
  source := pg_temp.with(source,
    '(select p.price from public.glass_prices p where p.glass_type = fields ->> ''glass_type'')',
    'private.price_of(fields ->> ''service_type'', fields ->> ''glass_type'')');
  execute pg_temp.with(source, '  frame := fields ->> ''time_frame'';',
    '  perform private.check_price_seen(
    draft, private.price_of(fields ->> ''service_type'', fields ->> ''glass_type'')
  );
  frame := fields ->> ''time_frame'';');

  -- What the office plans or writes down costs what it costs today, unless another price is given.
  source := pg_get_functiondef('public.save_job(text, integer, jsonb)'::regprocedure);
  source := pg_temp.with(source,
    '(select p.price from public.glass_prices p where p.glass_type = wanted.glass_type)',
    'private.price_of(wanted.service_type, wanted.glass_type)');
  execute pg_temp.with(source, '  if not exists (
    select 1 from public.service_positions s', '  if (wanted.service_type, wanted.glass_type) is distinct from (stored.service_type, stored.glass_type)
    and wanted.glass_type is not null
    and private.price_of(wanted.service_type, wanted.glass_type) is null then
    perform private.refuse_field(''glass_type'', ''not_offered'');
  end if;
  if not exists (
    select 1 from public.service_positions s');

  source := pg_get_functiondef('private.save_quote(text, integer, jsonb)'::regprocedure);
  execute pg_temp.with(source, '  if not given ? ''price'' and wanted.glass_type is distinct from stored.glass_type then
    select p.price into wanted.price from public.glass_prices p where p.glass_type = wanted.glass_type;
    if not found then
      perform private.refuse_field(''glass_type'', ''not_offered'');
    end if;
    given := given || jsonb_build_object(''price'', wanted.price);
  end if;
', '  if (wanted.service_type, wanted.glass_type) is distinct from (stored.service_type, stored.glass_type) then
    if private.price_of(wanted.service_type, wanted.glass_type) is null then
      perform private.refuse_field(''glass_type'', ''not_offered'');
    end if;
    if not given ? ''price'' then
      given := given || jsonb_build_object(''price'', private.price_of(wanted.service_type, wanted.glass_type));
    end if;
  end if;
');
end
$$;
drop function pg_temp.with(text, text, text);
