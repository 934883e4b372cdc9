-- Sets the transaction's row-security variables for the user of a session, and returns that user; no row if the
-- session is not valid.
create or replace function app.open_scope(p_session text, p_now timestamptz)
  returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
  language plpgsql as $$
declare found_scope record;
begin
  select * into found_scope from app.read_session(p_session, p_now);
  if found_scope.user_id is null then return; end if;
  perform app.set_user_scope(found_scope.user_id, found_scope.tenant_id, found_scope.side, found_scope.tenant_status,
                             found_scope.is_owner, found_scope.permissions);
  return query select found_scope.user_id, found_scope.user_name, found_scope.tenant_id, found_scope.tenant_name,
                      found_scope.side, found_scope.tenant_status, found_scope.is_owner, found_scope.permissions;
end $$;
