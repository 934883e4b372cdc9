-- Whether an engagement has a talent request that accepts candidates, has open roles, and has no candidate of the
-- agency who is in the running or hired.
create or replace function app.has_unfilled_request(p_engagement uuid, p_supplier uuid) returns boolean language sql stable as $$
  select exists (select from public.talent_request r where r.engagement_id = p_engagement and r.published_at is not null
    and r.status_id = ${talentRequestStatus.available} and r.no_of_roles_filled < r.no_of_roles
    and not exists (select from public.candidate k where k.talent_request_id = r.id and k.supplier_id = p_supplier
      and k.status_id not in (${unsuccessfulStatuses}))) $$;
