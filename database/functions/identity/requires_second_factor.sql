-- Whether one of a user's roles requires a second factor. With `p_staff`, all of the provider's staff must have one,
-- including in their accounts at agencies.
create or replace function app.requires_second_factor(p_user uuid, p_staff boolean) returns boolean
  language sql stable as $$
  select exists (
    select from app_user u join tenant t on t.id = u.tenant_id
    where u.id = p_user and (
      (p_staff and (t.side = 'provider' or exists (select from staff_account a where a.user_id = u.id)))
      or exists (
        select from second_factor_requirement r
        where r.tenant_id = u.tenant_id and (
          (r.implicit_role = 'owner' and u.is_owner)
          or r.role_id in (select held.role_id from user_role held where held.user_id = u.id)
          or (r.implicit_role = case when u.is_sub_user then 'sub-user' else 'none' end and not u.is_owner
              and not exists (select from user_role held where held.user_id = u.id)))))) $$;
