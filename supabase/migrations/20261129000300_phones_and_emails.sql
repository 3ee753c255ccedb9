-- One way to read phone numbers and one rule for e-mail addresses, as in src/domain.

-- True for text that can be an e-mail address: isEmail in src/domain/email.ts.
create function private.is_email(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select value ~ '^[^\s@<>(),:;"]+@[^\s@<>(),:;"]+$'
$$;

-- The phone numbers in a text as the digits by which they are known: ten for a US number, with the country
-- code for others. phoneNumbersIn in src/domain/phone.ts reads them with a library; both are tested
-- with the examples of tests/support/phoneExamples.ts.
create function private.phone_numbers(phone text) returns text[]
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Digits of other scripts and dashes of other lengths, and "714,555,0130".
  plain constant text := regexp_replace(
    translate(
      lower(phone), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９–—‐‑', '012345678901234567890123456789----'
    ),
    '(?<!\d)(\d{3}),\s*(?=\d{3,4}(?!\d))', '\1-', 'g'
  );
  found text[];
  digits text;
begin
  digits := substring(plain from '^\D*(?:\+|\y011[ -])((?!1\D|1\d{10})\d[-\d\s().]{6,})');
  if digits is not null then
    return array[regexp_replace(digits, '\D', '', 'g')];
  end if;
  select array_agg(m[1] || m[2] || m[3]) into found
  from regexp_matches(
    plain,
    '(?<!\d)(?:1[-\s.()]*)?\(?([2-9]\d{2})\)?[-\s.()]*(\d{3})[-\s.]*(\d{4})(?!\d)', 'g'
  ) m;
  if found is not null then
    return found;
  end if;
  digits := regexp_replace(
    regexp_replace(
      split_part(regexp_replace(plain, '(ext|x|(?<=\d)\s*#|;|,)', E'\n'), E'\n', 1), '\D', '', 'g'
    ),
    '^1(?=\d{10}$)', ''
  );
  return case when char_length(digits) >= 7 then array[digits] else '{}' end;
end
$$;

-- The digits of the first number in a text; null when there is none.
create or replace function private.phone_digits(phone text) returns text
language sql immutable
set search_path = ''
as $$
  select (private.phone_numbers(phone))[1]
$$;
reindex index public.customers_by_phone;
-- Their search texts hold the digits.
update public.customers c set phone = c.phone where c.phone ~ '[^-0-9+(). ]|\d{11}';
update public.technicians t set phone = t.phone where t.phone ~ '[^-0-9+(). ]|\d{11}';
update public.quotes q set phone_number = q.phone_number where q.phone_number ~ '[^-0-9+(). ]|\d{11}';
