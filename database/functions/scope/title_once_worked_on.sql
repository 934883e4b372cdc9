-- What an engagement is called that the caller worked on and sees no more.
create or replace function app.title_once_worked_on(p_engagement uuid) returns text
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select e.title from engagement e
  where e.id = p_engagement
    and exists (select 1 from assignment s where s.engagement_id = e.id and s.user_id = app.works_as()) $$;
