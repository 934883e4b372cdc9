create or replace trigger guard_tenant_status before update of status, status_reason, decided_at on tenant
  for each row execute function app.guard_tenant_status();
