-- Returns whether a person is owned by the calling agency or by somebody else, who is never named; no row if nobody
-- owns them. `p_scope` is the talent request or, if none is given, the client. After a client has changed its ownership
-- scope, a person can have one owner in a talent request and another at the whole client; within the request, the
-- request's owner takes precedence. The person's keys include those that the calling agency knows from its earlier
-- candidates.
create or replace function app.person_owner(p_client uuid, p_scope uuid, p_keys text[], p_now timestamptz)
  returns table (owner text, owned_until timestamptz)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select case when o.supplier_id = app.tenant() then 'self' else 'other' end, o.owned_until
  from (select scope_id, app.known_keys_in_scope(app.tenant(), p_client, scope_id, p_keys) as keys
        from (select p_scope union select p_client) s (scope_id)) known
    cross join lateral unnest(known.keys) k (key)
    join candidate_ownership o on o.client_id = p_client and o.scope_id = known.scope_id
      and o.key_type = split_part(k.key, ':', 1) and o.key_hash = split_part(k.key, ':', 2)
  where o.owned_until > p_now
  order by (o.scope_id = p_client), (o.supplier_id = app.tenant()), o.owned_until desc limit 1 $$;
