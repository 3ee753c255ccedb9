-- What all records of the business have in common: a version, by which a save over somebody else's
-- is refused; a deletion that can be undone; and a text by which they are found.

-- Refuses everybody but administrators. Every function for staff begins with it: functions run with
-- their owner's rights, so row level security does not stand behind them.
create function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only administrators may do this' using errcode = '42501';
  end if;
end
$$;

-- Counts a version up when something changed that a person can see. The search text may follow
-- another record, which is no edit of this one.
create function private.count_version() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  apart constant text[] := '{version,updated_at,search_text}';
begin
  if to_jsonb(new) - apart is distinct from to_jsonb(old) - apart then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- What a search is compared with: lower case, with the digits of a phone in one piece.
create function private.search_text(variadic parts text[]) returns text
language sql immutable
set search_path = ''
as $$
  select lower(array_to_string(parts, ' ', ''))
$$;

-- A word as a LIKE pattern in which %, _ and \ mean themselves.
create function private.containing(word text) returns text
language sql immutable strict
set search_path = ''
as $$
  select '%' || replace(replace(replace(lower(word), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- The condition by which rows are found, on a column `search_text` of `alias`. All words must be in
-- it, in any order; text that can only be a phone number is looked for by its digits as well.
create function private.search_condition(alias text, query text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  cleaned text := left(btrim(coalesce(query, '')), 200);
  digits text := regexp_replace(cleaned, '\D', '', 'g');
  by_words text;
begin
  select string_agg(format('%I.search_text like %L', alias, private.containing(w)), ' and ')
  into by_words
  from regexp_split_to_table(cleaned, '\s+') w
  where w <> '';
  if by_words is null then
    return 'true';
  end if;
  if cleaned ~ '^[-+0-9().\s]+$' and char_length(digits) >= 3 and digits <> cleaned then
    return format(
      '((%s) or %I.search_text like %L)', by_words, alias,
      private.containing(regexp_replace(digits, '^1(?=\d{10}$)', ''))
    );
  end if;
  return '(' || by_words || ')';
end
$$;

-- Trigrams make searching inside of words fast. They are an extension that every hosted project
-- offers; where it is missing the same searches work, only slower.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

create function private.index_search_text(table_name text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_trgm') then
    execute format(
      'create index %I on public.%I using gin (search_text extensions.gin_trgm_ops)',
      table_name || '_search', table_name
    );
  end if;
end
$$;
