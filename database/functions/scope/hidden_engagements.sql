-- Returns the engagements that the agency has applied to, but that a user limited to assigned work is not assigned to.
-- None for users who see all work.
create or replace function app.hidden_engagements() returns setof uuid
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select a.engagement_id from application a
  where a.supplier_id = app.tenant() and app.works_as() is not null
    and not exists (select 1 from assignment s
                    where s.engagement_id = a.engagement_id and s.user_id = app.works_as() and s.deleted_at is null) $$;
