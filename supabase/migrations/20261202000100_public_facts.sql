-- What the public pages say of the company beside the settings: its shops and what it claims of its work. The values
-- of the specification to begin with; src/domain/locations.ts and serviceFacts.ts say the same.

-- When a group of values was last saved, and how often. Groups are saved whole.
create table private.saved_groups (
  name text primary key check (name in ('public_facts', 'prices', 'opening_hours')),
  version integer not null default 1,
  changed_at timestamptz not null default now()
);
alter table private.saved_groups enable row level security;
insert into private.saved_groups (name) values ('public_facts'), ('prices'), ('opening_hours');

create function private.note_opening_hours() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.saved_groups g set version = g.version + 1, changed_at = public.business_now()
  where g.name = 'opening_hours';
  return null;
end
$$;
create trigger note_change after insert or update or delete on public.business_hours
  for each statement execute function private.note_opening_hours();
create trigger note_change after insert or update or delete on public.closed_days
  for each statement execute function private.note_opening_hours();

-- Takes a group for a change of the version that the caller saw. Raises PT409 stale when somebody else was faster.
create function private.take_group(name text, version integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  stored integer;
begin
  select g.version into stored from private.saved_groups g where g.name = take_group.name for no key update;
  if stored is distinct from take_group.version then
    perform private.refuse('PT409', 'stale', jsonb_build_object('version', stored)::text,
      'Somebody else has changed these settings in the meantime.');
  end if;
  update private.saved_groups g set version = g.version + 1, changed_at = public.business_now()
  where g.name = take_group.name;
end
$$;

create table public.shops (
  id text primary key check (char_length(id) between 1 and 60),
  place smallint not null,
  name text not null constraint shops_name_check check (char_length(name) between 1 and 100),
  street text not null constraint shops_street_check check (char_length(street) between 1 and 200),
  city text not null constraint shops_city_check check (char_length(city) between 1 and 100),
  zip_code text not null constraint shops_zip_code_check check (zip_code ~ '^\d{5}$'),
  phone text not null constraint shops_phone_check check (phone ~ '^[-0-9+(). ]{7,30}$'),
  latitude double precision not null
    constraint shops_latitude_check check (latitude between -90 and 90),
  longitude double precision not null
    constraint shops_longitude_check check (longitude between -180 and 180)
);
alter table public.shops enable row level security;

-- One row.
create table public.site_claims (
  id boolean primary key default true check (id),
  rating numeric(2, 1) not null default 4.9 check (rating between 1 and 5),
  -- "Over" these numbers.
  reviews integer not null default 1000 check (reviews between 0 and 10000000),
  customers integer not null default 10000 check (customers between 0 and 10000000),
  years integer not null default 20 check (years between 0 and 200)
);
alter table public.site_claims enable row level security;

-- The facts of a new business, and of one whose backup is older than they are.
create function private.make_missing_facts() returns void
language sql security definer
set search_path = ''
as $$
  insert into public.site_claims default values on conflict do nothing;
  insert into public.shops (id, place, name, street, city, zip_code, phone, latitude, longitude)
  select f.* from (values
    ('los-angeles-central', 1, 'Los Angeles Central', '1480 Sunline Avenue', 'Los Angeles', '90015',
      '(555) 010-0110', 34.04, -118.265),
    ('ventura-county', 2, 'Ventura County', '2205 Daybreak Road', 'Camarillo', '93010',
      '(555) 010-0120', 34.222, -119.035),
    ('san-fernando-valley', 3, 'San Fernando Valley', '760 Clearview Boulevard', 'Van Nuys', '91406',
      '(555) 010-0130', 34.2, -118.487)
  ) f
  where not exists (select from public.shops);
$$;
select private.make_missing_facts();

create trigger audit after insert or update or delete on public.shops
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.site_claims
  for each row execute function private.audit();

create function private.shops() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'place' order by s.place), '[]') from public.shops s
$$;

create function private.public_facts() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'version', (select g.version from private.saved_groups g where g.name = 'public_facts'),
    'shops', private.shops(),
    'claims', (select to_jsonb(c) - 'id' from public.site_claims c)
  )
$$;

create function public.get_public_facts() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.public_facts();
end
$$;
grant execute on function public.get_public_facts() to authenticated;

-- A number of a JSON object; null when it is missing, none, or not finite.
create function private.json_number(fields jsonb, name text) returns numeric
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(fields -> name) = 'number' then (fields ->> name)::numeric end
$$;

-- The shops as they were sent, in order, with cleaned texts. Where a ZIP code is, is looked up when nobody says.
create function private.given_shops(shops jsonb) returns table (
  place bigint, id text, name text, street text, city text, zip_code text, phone text,
  latitude numeric, longitude numeric, spot_given boolean
)
language sql stable security definer
set search_path = ''
as $$
  select s.place, coalesce(s.one ->> 'id', ''), t.name, t.street, t.city, t.zip_code, t.phone,
    case when p.given then private.json_number(s.one, 'latitude') else z.latitude::numeric end,
    case when p.given then private.json_number(s.one, 'longitude') else z.longitude::numeric end,
    p.given
  from jsonb_array_elements(shops) with ordinality s (one, place)
  cross join lateral (
    select private.clean_text(coalesce(s.one ->> 'name', '')) as name,
      private.clean_text(coalesce(s.one ->> 'street', '')) as street,
      private.clean_text(coalesce(s.one ->> 'city', '')) as city,
      private.clean_text(coalesce(s.one ->> 'zip_code', '')) as zip_code,
      private.clean_text(coalesce(s.one ->> 'phone', '')) as phone
  ) t
  cross join lateral (
    select coalesce(s.one ->> 'latitude', s.one ->> 'longitude') is not null as given
  ) p
  left join private.zip_points z on z.zip = t.zip_code
$$;

-- What is wrong with shops and claims, as {field, problem}.
create function private.public_fact_problems(shops jsonb, claims jsonb) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with problems as (
    select 'shops.' || s.place - 1 || '.' || p.field as field, p.problem
    from private.given_shops(shops) s
    cross join lateral (values
      ('name', case when private.is_blank(s.name) then 'required' when char_length(s.name) > 100 then 'too_long' end),
      ('street', case when private.is_blank(s.street) then 'required'
        when char_length(s.street) > 200 then 'too_long' end),
      ('city', case when private.is_blank(s.city) then 'required' when char_length(s.city) > 100 then 'too_long' end),
      ('zip_code', case when s.zip_code = '' then 'required' when s.zip_code !~ '^\d{5}$' then 'invalid'
        when not s.spot_given and s.latitude is null then 'not_offered' end),
      ('phone', case when s.phone = '' then 'required' when s.phone !~ '^[-0-9+(). ]{7,30}$' then 'invalid' end),
      ('latitude', case when s.spot_given and coalesce(s.latitude not between -90 and 90, true) then 'invalid' end),
      ('longitude', case when s.spot_given and coalesce(s.longitude not between -180 and 180, true) then 'invalid' end)
    ) p (field, problem)
    union all
    select 'claims.' || c.field, case
      when claims -> c.field is null or claims ->> c.field is null then 'required'
      when n.given is null or n.given not between c.least and c.most
        or round(n.given, c.decimals) <> n.given then 'invalid'
    end
    from (values
      ('rating', 1, 5, 1), ('reviews', 0, 10000000, 0), ('customers', 0, 10000000, 0), ('years', 0, 200, 0)
    ) c (field, least, most, decimals)
    cross join lateral (select private.json_number(claims, c.field) as given) n
  )
  select coalesce(jsonb_agg(to_jsonb(p)), '[]') from problems p where p.problem is not null
$$;

-- Saves shops (in their order; a new one has no id) and claims. Raises PT409 stale and PT422 with fields such as
-- shops.0.zip_code and claims.rating.
create function public.save_public_facts(version integer, shops jsonb, claims jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  problems jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(shops) is distinct from 'array' or jsonb_array_length(shops) not between 1 and 20 then
    perform private.refuse_field('shops', 'invalid');
  end if;
  problems := private.public_fact_problems(shops, coalesce(claims, '{}'));
  if problems <> '[]' then
    perform private.refuse('PT422', 'invalid', problems::text, 'Some details are missing or cannot be right.');
  end if;
  perform private.take_group('public_facts', save_public_facts.version);

  delete from public.shops s
  where s.id not in (select g.id from private.given_shops(save_public_facts.shops) g);
  insert into public.shops (id, place, name, street, city, zip_code, phone, latitude, longitude)
  select case when exists (select from public.shops s where s.id = g.id) then g.id
      else 'shop-' || left(gen_random_uuid()::text, 8) end,
    g.place, g.name, g.street, g.city, g.zip_code, g.phone, g.latitude, g.longitude
  -- The same shop twice is one, as it was sent first.
  from (
    select given.*, row_number() over (partition by given.id order by given.place) as nth
    from private.given_shops(save_public_facts.shops) given
  ) g
  where g.nth = 1 or g.id = ''
  on conflict (id) do update set place = excluded.place, name = excluded.name, street = excluded.street,
    city = excluded.city, zip_code = excluded.zip_code, phone = excluded.phone,
    latitude = excluded.latitude, longitude = excluded.longitude;

  update public.site_claims c
  set (rating, reviews, customers, years) = (
    select n.rating, n.reviews, n.customers, n.years from jsonb_populate_record(c, claims) n
  )
  where true;
  return private.public_facts();
end
$$;
grant execute on function public.save_public_facts(integer, jsonb, jsonb) to authenticated;
