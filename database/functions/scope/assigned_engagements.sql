-- Returns the engagements that the caller is assigned to. Written in plain SQL, so that the planner can inline it into
-- the policies and evaluate it once per statement instead of once per row.
create or replace function app.assigned_engagements() returns setof uuid language sql stable parallel safe as $$
  select s.engagement_id from public.assignment s where s.user_id = (select app.works_as()) and s.deleted_at is null $$;
