-- Ensures that an agency always has an owner; only the system may delete all users of an agency.
create or replace function app.guard_last_owner() returns trigger language plpgsql as $$
begin
  if old.is_owner and old.deleted_at is null and (not new.is_owner or new.deleted_at is not null)
     and app.side() <> 'system'
     and not exists (select 1 from app_user u where u.tenant_id = old.tenant_id and u.id <> old.id
                       and u.is_owner and u.deleted_at is null) then
    raise exception 'an agency must have an owner' using errcode = 'RC022';
  end if;
  return new;
end $$;
