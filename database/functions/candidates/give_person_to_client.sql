-- Makes the employer the owner of the person behind a candidate, for the employer's own ownership period. Does so only
-- if the employer's claim on the candidate was decided in its favour and no other agency has become the owner since.
-- Ends the agency's ownership in the talent request and at the client as a whole, even if it came from another of the
-- agency's candidates. If the agency no longer owns the person, because its period is over or the candidate withdrew
-- their consent, the employer becomes the owner in the scope that it has set.
create or replace function app.give_person_to_client(p_candidate uuid, p_now timestamptz)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  select app.lock_ownership(c.client_id) from ownership_claim c where c.candidate_id = p_candidate;
  with claim as (
    select c.candidate_id, c.client_id, c.supplier_id, k.talent_request_id,
           case t.ownership_scope when 'all_requests' then c.client_id else k.talent_request_id end as own_scope_id,
           p_now + make_interval(days => t.ownership_days) as owned_until
    from ownership_claim c
      join tenant t on t.id = c.client_id
      join candidate k on k.id = c.candidate_id
    where c.candidate_id = p_candidate and c.state in ('accepted', 'lapsed', 'upheld')),
  owned as (
    select distinct o.scope_id
    from claim c
      join candidate_ownership o on o.client_id = c.client_id and o.supplier_id = c.supplier_id
        and o.scope_id in (c.client_id, c.talent_request_id) and o.owned_until > p_now
    where (o.key_type, o.key_hash) in (select p.key_type, p.key_hash from app.keys_of_person(c.candidate_id, o.scope_id) p))
  insert into candidate_ownership as o (client_id, key_type, key_hash, scope_id, supplier_id, candidate_id, owned_until)
  select c.client_id, p.key_type, p.key_hash, s.scope_id, c.client_id, c.candidate_id, c.owned_until
  from claim c
    cross join lateral (
      select scope_id from owned union all select c.own_scope_id where not exists (select from owned)) s
    cross join lateral app.keys_of_person(c.candidate_id, s.scope_id) p
  where not exists (
    select from app.keys_of_person(c.candidate_id, s.scope_id) theirs
      join candidate_ownership other on other.client_id = c.client_id and other.scope_id = s.scope_id
        and other.key_type = theirs.key_type and other.key_hash = theirs.key_hash
    where other.supplier_id <> c.supplier_id and other.owned_until > p_now)
  on conflict (client_id, key_type, key_hash, scope_id) do update
    set supplier_id = excluded.supplier_id, candidate_id = excluded.candidate_id, owned_until = excluded.owned_until $$;
