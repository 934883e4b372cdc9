-- Returns a person's identity keys together with those that the agency knows from the person's earlier submissions,
-- including submissions that the caller isn't allowed to see. Without them, a person who is submitted with another
-- address would be taken for a new one.
create or replace function app.known_keys(p_supplier uuid, p_keys text[]) returns text[]
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select coalesce(array_agg(distinct k.key), '{}') from (
    select unnest(p_keys) as key
    union all
    select other.key_type || ':' || other.key_hash
    from unnest(p_keys) given
      join person_key one on one.supplier_id = p_supplier
        and one.key_type = split_part(given, ':', 1) and one.key_hash = split_part(given, ':', 2)
      join person_key other on other.person_id = one.person_id and other.supplier_id = p_supplier
    where app.tenant() is null or app.tenant() = p_supplier) k $$;
