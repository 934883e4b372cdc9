-- Returns the title of an engagement that the user was once assigned to, even if the user can no longer see it.
create or replace function app.title_of_past_assignment(p_engagement uuid) returns text
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select e.title from engagement e
  where e.id = p_engagement
    and exists (select 1 from assignment s where s.engagement_id = e.id and s.user_id = app.works_as()) $$;
