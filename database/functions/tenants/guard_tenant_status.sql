-- Prevents a tenant from changing Rolecall's decision about it, except that a declined tenant may apply again.
create or replace function app.guard_tenant_status() returns trigger language plpgsql as $$
begin
  if app.side() in ('provider', 'system') then return new; end if;
  if new.status_reason is distinct from old.status_reason or new.decided_at is distinct from old.decided_at
     or (new.status <> old.status and not (old.status = 'declined' and new.status = 'pending')) then
    raise exception 'the decision on a tenant can only be changed by Rolecall';
  end if;
  return new;
end $$;
