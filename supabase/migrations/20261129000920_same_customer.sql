-- Who shares a phone is not the same person: the second of a household must not become a job of the first, with
-- their own name and e-mail lost. A customer made twice can be seen and mended by the office; what was lost cannot.

-- True when a quote's name can be a customer's: the same last name, and one first name begins as the other does
-- ("M." and "Maria"). In the form in which names are searched.
create function private.is_name_of(name text, first_name text, last_name text) returns boolean
language sql immutable
set search_path = ''
as $$
  select (n.last = '' or right(' ' || n.whole, char_length(n.last) + 1) = ' ' || n.last)
    and (starts_with(n.rest, n.first) or starts_with(n.first, n.rest))
  from (
    select w.*, rtrim(left(w.whole, char_length(w.whole) - char_length(w.last)), ' .') as rest
    from (
      select btrim(private.search_form(name)) as whole,
        rtrim(btrim(private.search_form(first_name)), '.') as first,
        btrim(private.search_form(last_name)) as last
    ) w
  ) n
$$;

-- The customer that a quote belongs to: the account's, else the one with this e-mail, else the one with this phone
-- and this name.
create or replace function private.customer_of_quote(quote public.quotes) returns text
language sql stable
set search_path = ''
as $$
  select c.id
  from public.customers c
  where c.deleted_at is null
    and (
      c.user_id = quote.user_id
      or (
        private.phone_digits(c.phone) = private.phone_digits(quote.phone_number)
        and private.is_name_of(c.name, quote.first_name, quote.last_name)
      )
      or (quote.email <> '' and lower(c.email) = lower(quote.email))
    )
  order by c.user_id is not distinct from quote.user_id and c.user_id is not null desc,
    lower(c.email) = lower(quote.email) and quote.email <> '' desc, c.created_at
  limit 1
$$;
