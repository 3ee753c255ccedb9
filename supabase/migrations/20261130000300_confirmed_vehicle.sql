-- The confirmation names the car that was booked. A quote whose answer was lost and whose car was then changed is
-- confirmed as it was sent the first time; the page must be able to say so.
create or replace function private.quote_confirmation(quote_id text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', q.id,
    'vehicle', concat_ws(
      ' ', nullif(q.vehicle_year, ''), nullif(q.vehicle_make, ''), nullif(q.vehicle_model, '')
    ),
    'serviceType', q.service_type,
    'position', q.position,
    'glassType', q.glass_type,
    'price', q.price,
    'date', to_char(q.appointment_date, 'YYYY-MM-DD'),
    'timeFrame', q.time_frame,
    'validUntil', to_char(q.valid_until, 'YYYY-MM-DD')
  )
  from public.quotes q
  where q.id = quote_confirmation.quote_id
$$;
