-- Claims a person at a client for the calling agency. Returns false if somebody else owns one of the person's keys at
-- the client or in the candidate's talent request. If the agency already owns a key through this candidate under the
-- client's former scope, that ownership is kept. All keys by which the agency knows the person are claimed, and expire
-- on the same date, so that the person can't have two owners.
create or replace function app.claim_person(p_client uuid, p_scope uuid, p_candidate uuid, p_keys text[], p_until timestamptz, p_now timestamptz)
  returns boolean language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare keys text[]; one text; holder uuid; former record; request uuid; until timestamptz; won uuid[];
begin
  perform app.lock_ownership(p_client);
  select talent_request_id into request from candidate where id = p_candidate;
  keys := app.known_keys_in_scope(app.tenant(), p_client, p_scope, p_keys);
  select coalesce(min(o.owned_until), p_until) into until from candidate_ownership o
    where o.client_id = p_client and o.scope_id = p_scope and o.supplier_id = app.tenant() and o.owned_until > p_now
      and o.key_type || ':' || o.key_hash = any (keys);
  -- After an upheld dispute, an agency owns the person without having a candidate. The agency's first candidate then
  -- takes over all keys that the agency got through the dispute, even keys that this candidate doesn't have.
  select array_agg(distinct o.candidate_id) into won from candidate_ownership o
    where o.client_id = p_client and o.scope_id = p_scope and o.supplier_id = app.tenant() and o.owned_until > p_now
      and o.key_type || ':' || o.key_hash = any (keys)
      and not exists (select from candidate c where c.id = o.candidate_id);
  for one in select k from unnest(keys) k order by k loop
    select o.supplier_id, o.candidate_id into former from candidate_ownership o
      where o.client_id = p_client and o.key_type = split_part(one, ':', 1) and o.key_hash = split_part(one, ':', 2)
        and o.scope_id in (p_client, request) and o.scope_id <> p_scope and o.owned_until > p_now;
    continue when former.candidate_id = p_candidate;
    if former.supplier_id <> app.tenant() then return false; end if;
    insert into candidate_ownership as o (client_id, key_type, key_hash, scope_id, supplier_id, candidate_id, owned_until)
      values (p_client, split_part(one, ':', 1), split_part(one, ':', 2), p_scope, app.tenant(), p_candidate, until)
      on conflict (client_id, key_type, key_hash, scope_id) do update
        set supplier_id = excluded.supplier_id,
            candidate_id = case when o.supplier_id = excluded.supplier_id and o.owned_until > p_now
                                then o.candidate_id else excluded.candidate_id end,
            owned_until = excluded.owned_until
        where o.supplier_id = excluded.supplier_id or o.owned_until <= p_now
      returning o.supplier_id into holder;
    if holder is null then return false; end if;
    holder := null;
  end loop;
  update candidate_ownership o set candidate_id = p_candidate
    where o.client_id = p_client and o.scope_id = p_scope and o.supplier_id = app.tenant() and o.candidate_id = any (won);
  return true;
end $$;
