-- What every link in a mail has: a token that nobody guesses, kept as a hash alone, and a limit for who tries. Links to
-- appointments and to the waiting list had it each for themselves; invitations are the third.

-- 132 random bits, in letters that an address can hold.
create function private.new_token() returns text
language sql volatile
set search_path = ''
as $$
  select left(translate(
    encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'base64'), '+/=', '-_'
  ), 22)
$$;

create function private.token_hash(token text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(left(token, 200), 'UTF8')), 'hex')
$$;

-- Whose links are counted: the network address of the request.
create function private.link_caller() returns text
language sql stable security definer
set search_path = ''
as $$
  select private.salted_hash(
    'address ' || private.address_subject(coalesce(private.request_address(), 'unknown'))
  )
$$;

-- Raises PT429 rate_limited to an address from which too many links led nowhere within the hour.
create function private.check_wrong_links() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if (
    select count(*) from private.wrong_links w
    where w.address_hash = private.link_caller() and w.at > public.business_now() - interval '1 hour'
  ) >= (select r.limit_wrong_links from public.booking_rules r) then
    perform private.refuse('PT429', 'rate_limited', null,
      'Too many links that lead nowhere. Please try again in an hour, or call us.');
  end if;
end
$$;

create function private.note_wrong_link() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.wrong_links w where w.at < public.business_now() - interval '1 hour';
  insert into private.wrong_links (address_hash, at) values (private.link_caller(), public.business_now());
$$;

-- As before, with these.

create or replace function private.make_link(appointment uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  insert into public.appointment_links (token_hash, appointment_id, created_at)
  values (private.token_hash(token), appointment, public.business_now());
  return token;
end
$$;

create or replace function private.make_waiting_link(entry uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  update public.waiting_list w set token_hashes = w.token_hashes || private.token_hash(token)
  where w.id = make_waiting_link.entry;
  return token;
end
$$;

create or replace function private.reachable_appointment(link text, appointment uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  if link is null then
    if appointment is null or public.signed_in_user() is null then
      return null;
    end if;
    return (
      select a.id from public.appointments a
      where a.id = reachable_appointment.appointment
        and (public.is_admin() or a.id in (select private.my_appointment_ids()))
    );
  end if;
  perform private.check_wrong_links();
  select f.id into found_id
  from public.appointment_links l
  join private.appointment_facts f on f.id = l.appointment_id
  cross join public.booking_rules r
  where l.token_hash = private.token_hash(link)
    and l.revoked_at is null
    and f.ends_at + make_interval(days => r.link_days) > public.business_now();
  if found_id is null then
    perform private.note_wrong_link();
  end if;
  return found_id;
end
$$;

create or replace function private.reachable_waiting(link text) returns public.waiting_list
language plpgsql security definer
set search_path = ''
as $$
declare
  entry public.waiting_list;
begin
  perform private.check_wrong_links();
  select * into entry from public.waiting_list w
  where w.token_hashes @> array[private.token_hash(link)];
  if entry.id is null then
    perform private.note_wrong_link();
  end if;
  return entry;
end
$$;
