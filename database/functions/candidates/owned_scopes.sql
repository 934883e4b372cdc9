-- Where the calling agency owns the person behind one of its candidates now, and until when: in the candidate's talent
-- request, at the whole client, or both, if the client has changed its ownership scope. The client comes first, because a
-- key that the candidate owns there isn't claimed in the request again.
create or replace function app.owned_scopes(p_candidate uuid, p_now timestamptz)
  returns table (scope_id uuid, owned_until timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select o.scope_id, min(o.owned_until)
  from candidate k
    cross join lateral (values (k.client_id), (k.talent_request_id)) s (scope_id)
    cross join lateral app.keys_of_person(k.id, s.scope_id) p
    join candidate_ownership o on o.client_id = k.client_id and o.key_type = p.key_type and o.key_hash = p.key_hash
      and o.scope_id = s.scope_id
  where k.id = p_candidate and k.supplier_id = app.tenant() and o.supplier_id = k.supplier_id and o.owned_until > p_now
  group by o.scope_id, k.client_id
  order by o.scope_id = k.client_id desc $$;
