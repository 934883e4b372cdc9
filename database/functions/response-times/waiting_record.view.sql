-- The applications and candidates that wait for the employer's answer, each with the time of the agency's last action.
-- A candidate waits until the employer opens or moves them. Row security applies with the caller's rights.
create or replace view app.waiting_record with (security_invoker = true) as
  select a.id, 'application' as kind, a.id as application_id, null::uuid as candidate_id, null::uuid as talent_request_id,
    a.engagement_id, a.supplier_id, a.client_id,
    greatest(a.applied_at,
      (select max(s.at) from application_step s
        where s.application_id = a.id and s.to_status_id = ${applicationStatus.pending}),
      (select max(o.at) from application_offer o where o.application_id = a.id)) as waiting_since
  from application a
  where a.status_id = ${applicationStatus.pending}
  union all
  select k.id, 'candidate', k.application_id, k.id, k.talent_request_id, k.engagement_id, k.supplier_id, k.client_id,
    greatest(k.date_submitted,
      (select max(e.at) from event e where e.candidate_id = k.id
        and e.kind in ('candidate.edited', 'candidate.answers-changed', 'candidate.document-added',
          'candidate.withdrawal-undone', 'candidate.returned-with-application')))
  from candidate k join talent_request r on r.id = k.talent_request_id
  where k.status_id = ${candidateStatus.pending} and k.first_viewed_at is null and k.erased_at is null
    and r.status_id <> ${talentRequestStatus.cancelled}
    and not exists (select from candidate_step s where s.candidate_id = k.id and s.by_side = 'client');
grant select on app.waiting_record to rolecall_app;
