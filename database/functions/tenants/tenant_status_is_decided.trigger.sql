create or replace trigger tenant_status_is_decided before update of status, status_reason, decided_at on tenant
  for each row execute function app.keep_tenant_status();
