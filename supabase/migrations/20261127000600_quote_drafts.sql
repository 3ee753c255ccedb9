-- Reading what a browser claims to be a quote draft. Nothing in it is
-- trusted: any value may be missing, mistyped, over-long or made up. The price in it is not read.

-- Every field as text. Empty: not given. Null: given, but not as text.
create type private.draft_fields as (
  zip_code text,
  phone_number text,
  vehicle_year text,
  vehicle_make text,
  vehicle_model text,
  service_type text,
  "position" text,
  glass_type text,
  appointment_date text,
  time_frame text,
  first_name text,
  last_name text,
  email text,
  address text,
  payment_method text
);

create function private.draft_text(draft jsonb, path text[]) returns text
language sql immutable
set search_path = ''
as $$
  select case coalesce(jsonb_typeof(draft #> path), 'null')
    when 'null' then ''
    when 'string' then private.clean_text(draft #>> path)
  end
$$;

create function private.read_draft(draft jsonb) returns private.draft_fields
language sql immutable
set search_path = ''
as $$
  select row(
    private.draft_text(draft, '{vehicleInfo,zipCode}'),
    private.draft_text(draft, '{vehicleInfo,phoneNumber}'),
    private.draft_text(draft, '{vehicleInfo,year}'),
    private.draft_text(draft, '{vehicleInfo,make}'),
    private.draft_text(draft, '{vehicleInfo,model}'),
    private.draft_text(draft, '{serviceSelection,serviceType}'),
    private.draft_text(draft, '{glassPosition,position}'),
    private.draft_text(draft, '{glassSelection,glassType}'),
    private.draft_text(draft, '{appointmentDetails,date}'),
    private.draft_text(draft, '{appointmentDetails,timeFrame}'),
    private.draft_text(draft, '{appointmentDetails,customerInfo,firstName}'),
    private.draft_text(draft, '{appointmentDetails,customerInfo,lastName}'),
    private.draft_text(draft, '{appointmentDetails,customerInfo,email}'),
    private.draft_text(draft, '{appointmentDetails,customerInfo,address}'),
    -- The form's default.
    case private.draft_text(draft, '{appointmentDetails,paymentMethod}')
      when '' then 'card'
      else private.draft_text(draft, '{appointmentDetails,paymentMethod}')
    end
  )::private.draft_fields
$$;

-- A calendar day written YYYY-MM-DD, or null when it is not one ("2026-02-30").
create function private.parse_date(value text) returns date
language plpgsql immutable
set search_path = ''
as $$
begin
  if value !~ '^\d{4}-\d{2}-\d{2}$' then
    return null;
  end if;
  return value::date;
exception when data_exception then
  return null;
end
$$;

-- The digits by which a phone can be called: any way of writing it, without an extension and
-- without the country code. Null when there are too few to be a number.
create function private.phone_digits(phone text) returns text
language sql immutable
set search_path = ''
as $$
  select case when char_length(d.digits) >= 7 then d.digits end
  from (
    select regexp_replace(
      regexp_replace(split_part(regexp_replace(lower(phone), '(ext|x|#|;|,)', E'\n'), E'\n', 1), '\D', '', 'g'),
      '^1(?=\d{10}$)', ''
    ) as digits
  ) d
$$;

-- True when nothing of the text can be seen.
create function private.is_blank(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select regexp_replace(value, '[\s\u00a0\u200b-\u200f\u2060\ufeff]', '', 'g') = ''
$$;

-- What is wrong with the date or the frame of an appointment, as (field, problem); no row when fine.
create function private.appointment_problems(date_text text, frame text)
returns table (field text, problem text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  day date := private.parse_date(date_text);
  ahead integer := (select r.days_ahead from public.booking_rules r);
  offered boolean := exists (select 1 from public.time_frames f where f.time_frame = frame);
begin
  field := 'date';
  problem := case
    when date_text is null then 'invalid'
    when date_text = '' then 'required'
    when day is null then 'invalid'
    when day < public.business_today() then 'in_the_past'
    when day > public.business_today() + ahead then 'too_far_ahead'
  end;
  if problem is not null then
    return next;
    day := null;
  end if;

  field := 'timeFrame';
  problem := case
    when frame is null then 'invalid'
    when frame = '' then 'required'
    when not offered then 'not_offered'
    when day is null then null
    when not public.frame_is_open(day, frame) then 'outside_hours'
    when public.frame_has_begun(day, frame) then 'in_the_past'
  end;
  if problem is not null then
    return next;
  end if;
end
$$;

-- Everything that is wrong with a draft, as a JSON array of {field, problem} in the order of the
-- wizard (QuoteFieldError in src/domain/quoteSubmission.ts); an empty array when it can be booked.
create function private.draft_problems(fields private.draft_fields) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with
  f as (select (fields).*),
  texts (place, field, value, longest, needed) as (
    select t.* from f, lateral (values
      (1, 'zipCode', f.zip_code, 200, false),
      (2, 'phoneNumber', f.phone_number, 200, false),
      (3, 'year', f.vehicle_year, 200, false),
      (4, 'make', f.vehicle_make, 200, false),
      (5, 'model', f.vehicle_model, 200, false),
      (11, 'firstName', f.first_name, 100, true),
      (12, 'lastName', f.last_name, 100, false),
      (13, 'email', f.email, 254, false),
      (14, 'address', f.address, 500, true)
    ) t
  ),
  problems (place, field, problem) as (
    select t.place, t.field, case
      when t.value is null then 'invalid'
      when char_length(t.value) > t.longest then 'too_long'
      when t.needed and private.is_blank(t.value) then 'required'
      -- Soft on purpose: only the mail server knows what a mailbox may be called.
      when t.field = 'email' and t.value <> '' and t.value !~ '\S@\S' then 'invalid'
    end
    from texts t
    union all
    -- A shop needs one way to reach the customer; the step that asks for the e-mail is the last.
    select 13, 'email', 'required' from f
    where f.email = '' and f.phone_number is not null and private.phone_digits(f.phone_number) is null
    union all
    select 6, 'serviceType', case
      when f.service_type is null then 'invalid'
      when f.service_type = '' then 'required'
      when not exists (select 1 from public.service_positions s where s.service_type = f.service_type)
        then 'not_offered'
    end from f
    union all
    select 7, 'position', case
      when f.position is null then 'invalid'
      when f.position = '' then 'required'
      when not exists (
        select 1 from public.service_positions s
        where s.service_type = f.service_type and s.position = f.position
      ) then 'not_offered'
    end from f
    union all
    select 8, 'glassType', case
      when f.glass_type is null then 'invalid'
      when f.glass_type = '' then 'required'
      when not exists (select 1 from public.glass_prices p where p.glass_type = f.glass_type)
        then 'not_offered'
    end from f
    union all
    select case a.field when 'date' then 9 else 10 end, a.field, a.problem
    from f, private.appointment_problems(f.appointment_date, f.time_frame) a
    union all
    select 15, 'paymentMethod', case
      when f.payment_method is null then 'invalid'
      when f.payment_method not in ('card', 'cash', 'insurance') then 'not_offered'
    end from f
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('field', p.field, 'problem', p.problem) order by p.place),
    '[]'
  )
  from problems p
  where p.problem is not null
$$;
