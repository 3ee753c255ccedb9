-- Nothing in this schema is open by default. Supabase grants every new table and function of
-- `public` to the web roles; a forgotten REVOKE would then be a leak. Here a forgotten GRANT is
-- an error that somebody notices.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- PUBLIC's right to execute is built in, not a grant of one schema: it can only be taken away globally.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;

-- What no web caller ever names: it is not among the exposed schemas, and nobody has USAGE on it.
create schema if not exists private;
revoke all on schema private from public;

-- Public ids: Q-001, J-001 … The number keeps growing past three digits.
create function private.public_id(prefix text, number bigint) returns text
language sql immutable strict
set search_path = ''
as $$
  select prefix || '-' || lpad(number::text, greatest(3, length(number::text)), '0')
$$;

-- Text as it is stored: inert (markup, emoji and right-to-left text stay as they are), trimmed, line
-- ends as \n, and without control characters, which nothing can show and which break exports.
create function private.clean_text(value text) returns text
language sql immutable strict
set search_path = ''
as $$
  select btrim(
    regexp_replace(
      replace(replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), E'\t', ' '),
      '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]', '', 'g'
    ),
    E' \n\u00a0\u3000'
  )
$$;

-- Random per database: hashes of addresses and contacts mean nothing outside of it.
create table private.secrets (
  name text primary key,
  value text not null
);
alter table private.secrets enable row level security;
insert into private.secrets (name, value)
values ('hash_salt', gen_random_uuid()::text || gen_random_uuid()::text);

create function private.salted_hash(value text) returns text
language sql stable strict
set search_path = ''
as $$
  select encode(sha256(convert_to(s.value || salted_hash.value, 'UTF8')), 'hex')
  from private.secrets s
  where s.name = 'hash_salt'
$$;
