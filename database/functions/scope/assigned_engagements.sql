-- The engagements the caller is assigned to. Plain SQL, so that the planner inlines it into the policies and reads it
-- once per statement instead of once per row.
create or replace function app.assigned_engagements() returns setof uuid language sql stable parallel safe as $$
  select s.engagement_id from public.assignment s where s.user_id = (select app.works_as()) and s.deleted_at is null $$;
