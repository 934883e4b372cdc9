-- Records the current owner of a disputed person as the other party, in the transaction that opens the dispute, so that
-- later changes of ownership don't change the parties. An owner for the talent request takes precedence over an owner
-- for the whole client. Also stores the keys by which both agencies currently know the person. Returns `agency`, whose
-- side is stored, `decided`, an agency without a candidate that an earlier decision made the owner, `client` or `nobody`.
--
-- Locks the owner's candidate before it reads the owner for the last time. A decision about another dispute locks the
-- same candidate, so one of the two waits: either the decision also ends this dispute, or this function finds the new
-- owner. Then locks the person's other candidates of both agencies, earlier hires included: an erasure of one of them
-- locks it too and checks for undecided disputes, so it either ends first or finds this dispute. Source: decisions 0159,
-- 0168, 0173.
create or replace function app.store_disputed_owner(p_dispute uuid, p_answer_by timestamptz, p_decide_by timestamptz)
  returns text language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare dispute ownership_dispute; party record; locked uuid;
begin
  select * into dispute from ownership_dispute d
    where d.id = p_dispute and d.state = 'open' and (app.tenant() is null or app.tenant() = d.supplier_id);
  if dispute.id is null then return 'nobody'; end if;
  loop
    select t.side, o.supplier_id, o.scope_id, coalesce(own.id, k.id) as candidate_id into party
    from (values (dispute.client_id), (dispute.talent_request_id)) s (scope_id)
      -- As in a submission, the keys include those that the agency knows from its own candidates.
      cross join lateral unnest(
        app.known_keys_in_scope(dispute.supplier_id, dispute.client_id, s.scope_id, dispute.keys)) known
      join candidate_ownership o on o.client_id = dispute.client_id and o.scope_id = s.scope_id
        and o.key_type = split_part(known, ':', 1) and o.key_hash = split_part(known, ':', 2)
      join tenant t on t.id = o.supplier_id
      left join candidate own on own.id = o.candidate_id and own.supplier_id = o.supplier_id and own.erased_at is null
      -- If the ownership has no candidate, it comes from a dispute, or the candidate was erased.
      left join candidate_identity i on own.id is null and i.supplier_id = o.supplier_id and i.client_id = o.client_id
        and i.key_type = o.key_type and i.key_hash = o.key_hash and o.scope_id in (i.client_id, i.talent_request_id)
      left join candidate k on k.id = i.candidate_id and k.erased_at is null
    where o.owned_until > dispute.opened_at and o.supplier_id <> dispute.supplier_id
    order by (o.scope_id = o.client_id), own.id is null, k.id is null,
      coalesce(own.date_submitted, k.date_submitted) desc, coalesce(own.id, k.id)
    limit 1;
    if party.side is null then return 'nobody'; end if;
    if party.side = 'client' then return 'client'; end if;
    if party.candidate_id is null then return 'decided'; end if;
    exit when party.candidate_id = locked;
    perform from candidate c where c.id = party.candidate_id for key share;
    locked := party.candidate_id;
  end loop;
  perform from candidate c
    where c.id in (
      select app.candidates_of_person(party.candidate_id, dispute.client_id)
      union
      select i.candidate_id from unnest(dispute.keys) own
        join candidate_identity i on i.supplier_id = dispute.supplier_id
          and i.key_type = split_part(own, ':', 1) and i.key_hash = split_part(own, ':', 2))
    order by c.id for key share;
  insert into ownership_defence
    (dispute_id, supplier_id, candidate_id, scope_id, opened_at, answer_by, decide_by, is_raised, keys)
  select dispute.id, party.supplier_id, party.candidate_id, party.scope_id, dispute.opened_at, p_answer_by, p_decide_by, false,
    array(
      select unnest(app.known_keys_in_scope(dispute.supplier_id, dispute.client_id, party.scope_id, dispute.keys))
      union select p.key_type || ':' || p.key_hash from app.keys_of_person(party.candidate_id, party.scope_id) p
      order by 1)
  on conflict do nothing;
  return 'agency';
end $$;
