-- Returns the roles of a user; the default role if the user has none.
create or replace function app.roles_of(p_user uuid) returns table (role_id uuid)
  language sql stable parallel safe as $$
  select ur.role_id from user_role ur where ur.user_id = p_user
  union all
  select r.id from role r
  where r.tenant_id is null and r.name = 'Rolecall Standard User Account'
    and not exists (select 1 from user_role ur where ur.user_id = p_user) $$;
