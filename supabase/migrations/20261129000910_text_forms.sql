-- One form of text for storing, and one for searching and sorting; src/domain/text.ts has the same two.

-- Text as it is stored: inert (markup, emoji and right-to-left text stay as they are), trimmed, composed (NFC),
-- line ends as \n, no-break spaces as spaces, and without control characters and characters that nobody can see.
-- Joiners and marks of direction (U+061C, U+200C to U+200F) stay: emoji, Persian and Hebrew texts need them. What
-- is longer than any text may be is not cleaned, as before.
create or replace function private.clean_text(value text) returns text
language sql immutable strict
set search_path = ''
as $$
  select case when char_length(value) > 5000 then value else normalize(btrim(
    regexp_replace(
      translate(
        replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), E'\t\u00a0\u2007\u202f', '    '
      ),
      '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]', '', 'g'
    ),
    E' \n\u3000'
  ), NFC) end
$$;

-- True when nothing of the text can be seen.
create or replace function private.is_blank(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select regexp_replace(value, '[\s\u00a0\u2007\u202f\u3000\u061c\u200c-\u200f\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]', '', 'g') = ''
$$;

-- Text as it is searched and sorted: lower case without accents, with straight quotes, plain dashes and spaces.
create function private.search_form(value text) returns text
language sql immutable strict
set search_path = ''
as $$
  select replace(replace(replace(replace(replace(translate(
    lower(regexp_replace(
      normalize(value, NFD), '[\u0300-\u036f\u061c\u200c-\u200f\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]', '', 'g'
    )),
    E'łøđħıŁØĐĦ\u2018\u2019\u201a\u201b\u02bc\u2032\u201c\u201d\u201e\u2033\u2010\u2011\u2012\u2013\u2014\u00a0\u2007\u202f\u3000',
    E'lodhilodh''''''''''''""""-----    '
  ), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe')
$$;

-- What a search is compared with, with the digits of a phone in one piece.
create or replace function private.search_text(variadic parts text[]) returns text
language sql immutable
set search_path = ''
as $$
  select private.search_form(array_to_string(parts, ' ', ''))
$$;

-- The condition by which rows are found, on a column `search_text` of `alias`. All words must be in
-- it, in any order; text that can only be a phone number is looked for by its digits as well.
create or replace function private.search_condition(alias text, query text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  cleaned text := left(btrim(private.search_form(coalesce(query, ''))), 200);
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

-- Names are sorted by the same form.
drop index public.customers_by_name;
create index customers_by_name on public.customers (private.search_form(name), id) where deleted_at is null;
drop index public.quotes_by_customer, public.quotes_open_by_customer;
create index quotes_by_customer
  on public.quotes (private.search_form(btrim(first_name || ' ' || last_name)), id)
  where deleted_at is null;
create index quotes_open_by_customer
  on public.quotes (private.search_form(btrim(first_name || ' ' || last_name)), id)
  where status <> 'Scheduled' and deleted_at is null;

update private.record_kinds k set sorts = k.sorts || '{"customer": ["private.search_form(v.customer)"]}'
where k.kind in ('quotes', 'jobs', 'orders');
update private.record_kinds k set sorts = k.sorts || '{"name": ["private.search_form(v.name)"]}'
where k.kind in ('customers', 'technicians', 'products');
update private.record_kinds k
set sorts = k.sorts || '{"technician": ["nullif(private.search_form(v.technician), '''')"]}'
where k.kind = 'jobs';
update private.record_kinds k set sorts = k.sorts || '{"vehicle": ["private.search_form(v.vehicle)"]}'
where k.kind = 'glass_items';

-- `tab_values`: the values of `tab_column` under the tab that was asked for; null is all of them.
-- `sorts`: what can be sorted by, as {key: [SQL expressions]}; the first key is the usual order. What
-- `nullif(` makes null comes last in both directions.
create or replace function private.list_page(
  list text, query jsonb, tab_column text, tab_values text[], filters text[], sorts jsonb,
  usual_sort text, usually_descending boolean, most integer default 100
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  size integer;
  page bigint;
  skipped bigint;
  taken bigint;
  backwards boolean;
  -- Counted without the joins of the list: with them PostgreSQL would read the rows themselves.
  counted constant text := case list
    when 'job_list' then 'job_rows' when 'order_list' then 'order_rows' else list
  end;
  sort text := coalesce(nullif(query ->> 'sort', ''), usual_sort);
  direction text;
  condition text;
  order_by text;
  counts jsonb;
  total bigint;
  rows jsonb;
begin
  if not sorts ? sort then
    raise exception 'invalid' using errcode = 'PT422',
      detail = jsonb_build_array(jsonb_build_object('field', sort, 'problem', 'not_offered'))::text,
      hint = 'This list cannot be sorted by that.';
  end if;
  direction := case
    when coalesce((query ->> 'descending')::boolean,
      case when query ->> 'sort' is null then usually_descending else false end)
    then 'desc' else 'asc' end;
  size := least(greatest(coalesce((query ->> 'page_size')::numeric, 25), 1), most);
  condition := private.search_condition('v', query ->> 'search')
    || ' and ' || private.filter_condition(query -> 'filters', filters);

  execute format(
    'select coalesce(jsonb_object_agg(c.tab, c.rows), ''{}'')
     from (select v.%I as tab, count(*) as rows from private.%I v where %s group by 1) c',
    tab_column, counted, condition
  ) into counts;
  select coalesce(sum(c.value::bigint), 0) into total
  from jsonb_each_text(counts) c
  where tab_values is null or c.key = any (tab_values);
  page := least(
    greatest(coalesce((query ->> 'page')::numeric, 1), 1),
    greatest(ceil(total::numeric / size), 1)
  );
  if tab_values is not null then
    condition := condition || format(' and v.%I = any (%L)', tab_column, tab_values::text);
  end if;

  -- The page is found by ids alone: rows that are skipped cost no joins and no subqueries. Pages of
  -- the second half are counted from the end, which is nearer.
  skipped := (page - 1) * size;
  taken := greatest(least(size, total - skipped), 0);
  backwards := skipped > total / 2;
  if backwards then
    skipped := total - skipped - taken;
    direction := case direction when 'desc' then 'asc' else 'desc' end;
  end if;
  select string_agg(
      e.expression || ' ' || direction || case when e.expression like 'nullif(%'
        then case when backwards then ' nulls first' else ' nulls last' end else '' end,
      ', '
    ) || ', v.id ' || direction
  into order_by
  from jsonb_array_elements_text(sorts -> sort) as e (expression);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r) - ''search_text'' order by p.place %6$s), ''[]'')
     from (
       select i.id, row_number() over () as place
       from (select v.id from private.%1$I v where %2$s order by %3$s limit %4$s offset %5$s) i
     ) p
     join private.%1$I r on r.id = p.id',
    list, condition, order_by, taken, skipped, case when backwards then 'desc' else 'asc' end
  ) into rows;

  return jsonb_build_object(
    'rows', rows, 'total', total, 'page', page, 'page_size', size, 'counts', counts
  );
exception when data_exception then
  raise exception 'invalid' using errcode = 'PT422', detail = '[]',
    hint = 'The list was asked for in a way that makes no sense.';
end
$$;

-- Only other characters than ASCII have another form now.
update public.customers r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
update public.technicians r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
update public.quotes r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
update public.jobs r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
update public.orders r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
update public.glass_items r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';
update public.products r set search_text = '' where r.search_text ~ '[^\x01-\x7f]';

-- Of an expression nothing is known until it has been looked at.
analyze public.quotes;
analyze public.customers;
