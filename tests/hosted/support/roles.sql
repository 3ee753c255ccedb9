-- The roles of a hosted project that ../../../supabase/local/roles.sql does not make: who owns the schema and
-- runs the migrations (no superuser), and whom the REST service signs in as. Facts from Supabase's public
-- set-up scripts (github.com/supabase/postgres, migrations/db).

create role postgres login nosuperuser createdb createrole replication bypassrls;
create role supabase_auth_admin nologin noinherit createrole;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

-- Hosted, supautils lets the owner write policies for the tables of Storage, which it cannot alter.
create role supabase_storage_admin nologin noinherit createrole;
grant supabase_storage_admin to postgres;
grant usage on schema storage to postgres;
grant all on schema storage to supabase_storage_admin;
grant all on storage.buckets, storage.objects to postgres with grant option;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;

grant all on schema auth, extensions to postgres;
grant all on all tables in schema auth to postgres;
grant execute on all functions in schema auth to postgres;
-- Hosted, supautils lets the owner load data without triggers.
grant set on parameter session_replication_role to postgres;

alter schema auth owner to supabase_auth_admin;
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.mfa_factors owner to supabase_auth_admin;

-- What roles.sql says of the role that runs it has to be true of the owner.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
