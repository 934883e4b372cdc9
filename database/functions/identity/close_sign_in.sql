-- Deletes the sign-in data of a user in the caller's tenant, ends the user's sessions, and returns the IDs of those
-- sessions.
create or replace function app.close_sign_in(p_user uuid, p_now timestamptz) returns setof text
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if not exists (select 1 from app_user u where u.id = p_user and u.tenant_id = app.tenant()) then return; end if;
  delete from credential c where c.user_id = p_user;
  delete from passkey k where k.user_id = p_user;
  delete from identity_record r
    where r.grant_id in (select s.id from session s where s.user_id = p_user and s.ended_at is null);
  return query update session s set ended_at = p_now where s.user_id = p_user and s.ended_at is null returning s.id;
end $$;
