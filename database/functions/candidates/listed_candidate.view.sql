-- The candidates that lists show and count. Leaves out withdrawn candidates and, in a cancelled talent request, all
-- except rejected ones. Row security applies with the caller's rights.
create or replace view app.listed_candidate with (security_invoker = true) as
  select k.id, k.supplier_id, k.engagement_id, k.talent_request_id, k.status_id, k.number, k.first_name, k.last_name,
    k.date_submitted, k.base_salary, k.agency_fee, k.client_id, k.base_salary_revised
  from candidate k
  where k.status_id <> ${candidateStatus.withdrew}
    and (k.status_id = ${candidateStatus.rejected} or not exists (select from talent_request r
      where r.id = k.talent_request_id and r.status_id = ${talentRequestStatus.cancelled}));
grant select on app.listed_candidate to rolecall_app;
