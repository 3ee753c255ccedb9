-- A conversion ties the appointment to its job, and the appointment's row is then closed to whoever plans its day. It
-- took the day afterwards, so that a planning of the whole calendar and a conversion could wait for each other. It
-- takes the day first.
do $$
declare
  source constant text := pg_get_functiondef('public.convert_quote(text, integer, text)'::regprocedure);
  passage constant text := '  insert into public.jobs (';
begin
  if position(passage in source) = 0 then
    raise exception 'There is no such passage: %', passage;
  end if;
  execute replace(source, passage, E'  perform private.lock_days(quote.appointment_date);\n' || passage);
end
$$;

-- A customer's appointments that were made at the same moment stand in the order of their numbers.
do $$
declare
  source constant text := pg_get_functiondef('public.export_customer(text)'::regprocedure);
  passage constant text := 'order by a.created_at, a.id)';
begin
  if position(passage in source) = 0 then
    raise exception 'There is no such passage: %', passage;
  end if;
  execute replace(source, passage, 'order by a.created_at, coalesce(a.job_id, a.quote_id), a.id)');
end
$$;
