-- Sets the transaction's row-security variables for a user.
create or replace function app.set_user_scope(
    p_user uuid, p_tenant uuid, p_side text, p_tenant_status text, p_is_owner boolean, p_permissions text[])
  returns void language sql as $$
  select set_config('app.side', p_side, true),
         set_config('app.tenant', p_tenant::text, true),
         set_config('app.approved', case when p_side = 'agency' and p_tenant_status = 'approved' then 'yes' else '' end, true),
         set_config('app.works_as',
           case when p_side <> 'agency' or p_is_owner
                  or 'Assignments=View Other Users Assignment / Data' = any (p_permissions)
                then '' else p_user::text end, true) $$;
