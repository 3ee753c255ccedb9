-- "Name <name@host>" and "mailto:name@host" passed as e-mail addresses of customers and technicians, and could be
-- neither written to nor compared. The address in them stays; the rule is the one of quotes from now on.

update public.customers c
set email = substring(c.email from '[^\s@<>(),:;"]+@[^\s@<>(),:;"]+')
where c.email <> '' and not private.is_email(c.email)
  and c.email ~ '[^\s@<>(),:;"]+@[^\s@<>(),:;"]+';

update public.technicians t
set email = substring(t.email from '[^\s@<>(),:;"]+@[^\s@<>(),:;"]+')
where not private.is_email(t.email)
  and t.email ~ '[^\s@<>(),:;"]+@[^\s@<>(),:;"]+'
  and not exists (
    select 1 from public.technicians o
    where o.id <> t.id and o.deleted_at is null
      and lower(o.email) = lower(substring(t.email from '[^\s@<>(),:;"]+@[^\s@<>(),:;"]+'))
  );

-- Not valid: what was stored and holds no address stays as it is until somebody edits it.
alter table public.customers
  drop constraint customers_email_check,
  add constraint customers_email_check check (
    email = '' or (char_length(email) <= 254 and private.is_email(email))
  ) not valid;
alter table public.technicians
  drop constraint technicians_email_check,
  add constraint technicians_email_check check (
    char_length(email) <= 254 and private.is_email(email)
  ) not valid;
