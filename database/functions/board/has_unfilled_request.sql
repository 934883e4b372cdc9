-- Whether an engagement has a talent request that accepts candidates from the agency, has open roles, and has none of
-- the agency's candidates in the running or hired. A request with a lot accepts candidates only from the agencies that
-- won it.
create or replace function app.has_unfilled_request(p_engagement uuid, p_supplier uuid) returns boolean language sql stable as $$
  select exists (select from public.talent_request r where r.engagement_id = p_engagement and r.published_at is not null
    and r.status_id = ${talentRequestStatus.available} and r.no_of_roles_filled < r.no_of_roles
    and (not exists (select from public.lot l where l.talent_request_id = r.id)
      or exists (select from public.lot_result w where w.talent_request_id = r.id and w.supplier_id = p_supplier
        and w.state = 'final' and w.is_awarded))
    and not exists (select from public.candidate k where k.talent_request_id = r.id and k.supplier_id = p_supplier
      and k.status_id not in (${unsuccessfulStatuses}))) $$;
