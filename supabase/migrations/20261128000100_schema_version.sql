-- The newest migration that this database has had, for the check of a deployment (`npm run doctor`).
-- For the owner's secret key only: a visitor need not know how old a database is.
create function public.schema_version() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  newest text;
begin
  select max(m.version) into newest from supabase_migrations.schema_migrations m;
  return newest;
end
$$;
grant execute on function public.schema_version() to service_role;
