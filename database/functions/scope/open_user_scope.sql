-- Sets the transaction's row-security variables for a user, and returns that user; no row if the user was deleted.
create or replace function app.open_user_scope(p_user uuid)
  returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
  language plpgsql as $$
declare found_scope record;
begin
  select * into found_scope from app.read_user(p_user);
  if found_scope.user_id is null then return; end if;
  perform app.set_user_scope(found_scope.user_id, found_scope.tenant_id, found_scope.side, found_scope.tenant_status,
                             found_scope.is_owner, found_scope.permissions);
  return query select found_scope.user_id, found_scope.user_name, found_scope.tenant_id, found_scope.tenant_name,
                      found_scope.side, found_scope.tenant_status, found_scope.is_owner, found_scope.permissions;
end $$;
