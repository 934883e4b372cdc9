-- Checks a request to reset a second factor: the user must belong to the tenant, the request and the decision must
-- come from people in that tenant or at the provider, and there is only one decision. Runs as the system, because the
-- caller isn't allowed to read the tables that contain these people.
create or replace function app.guard_second_factor_reset() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if not exists (select from app_user u where u.id = new.user_id and u.tenant_id = new.tenant_id) then
    raise exception 'the user does not belong to this tenant' using errcode = 'RC015';
  end if;
  if exists (select from app_user u join tenant t on t.id = u.tenant_id
             where u.id in (new.requested_by, new.decided_by) and u.tenant_id <> new.tenant_id and t.side <> 'provider') then
    raise exception 'a person of another tenant takes no part in a reset' using errcode = 'RC015';
  end if;
  -- The provider's staff have accounts in agencies, so different users can be the same person.
  if (select count(distinct coalesce((select a.staff_id from staff_account a where a.user_id = u), u)) < count(distinct u)
      from unnest(array_remove(array[new.user_id, new.requested_by,
        case when new.state = 'confirmed' then new.decided_by end], null)) u) then
    raise exception 'a reset takes three different people' using errcode = 'RC015';
  end if;
  if tg_op = 'UPDATE' and (old.state <> 'waiting'
      or (new.user_id, new.tenant_id, new.requested_by, new.requested_at, new.expires_at)
         is distinct from (old.user_id, old.tenant_id, old.requested_by, old.requested_at, old.expires_at)) then
    raise exception 'a reset is decided once, and its request does not change' using errcode = 'RC015';
  end if;
  return new;
end $$;
