-- Carries out a reset that was confirmed in this transaction by the user's tenant or by the provider. Removes the
-- authenticator app, its recovery codes and the passkeys, ends the user's sessions, and returns the IDs of those
-- sessions.
create or replace function app.reset_second_factor(p_reset uuid, p_now timestamptz) returns setof text
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare reset_user uuid;
begin
  select r.user_id into reset_user from second_factor_reset r
    where r.id = p_reset and r.state = 'confirmed' and r.decided_at = p_now
      and (r.tenant_id = app.tenant() or exists (select from tenant t where t.id = app.tenant() and t.side = 'provider'));
  if reset_user is null then return; end if;
  delete from second_factor f where f.user_id = reset_user;
  delete from passkey k where k.user_id = reset_user;
  delete from identity_record i
    where i.grant_id in (select s.id from session s where s.user_id = reset_user and s.ended_at is null);
  return query update session s set ended_at = p_now where s.user_id = reset_user and s.ended_at is null returning s.id;
end $$;
