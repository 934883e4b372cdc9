-- Returns the public events of a published engagement and its talent requests to approved agencies.
create or replace function app.notices_of_engagement(p_engagement uuid, p_kinds text[])
  returns table (id uuid, sequence bigint, kind text, at timestamptz, talent_request_id uuid, data jsonb)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select e.id, e.sequence, e.kind, e.at, e.talent_request_id, e.data
  from event e
  join engagement g on g.id = e.engagement_id
  where e.engagement_id = p_engagement
    and e.kind = any (p_kinds)
    and e.kind ~ '^(engagement|talent-request)[.]'
    and e.supplier_id is null and e.application_id is null and e.candidate_id is null
    and g.published_at is not null and e.at >= g.published_at
    and app.is_approved_agency() $$;
