-- As the lists show them: no withdrawn ones, and of a cancelled request the rejected alone.
create or replace view app.board_candidate_now as
  select k.id as candidate_id, k.supplier_id, k.status_id, k.engagement_id
  from candidate k join talent_request r on r.id = k.talent_request_id
  where k.status_id <> ${candidateStatus.withdrew} and (r.status_id <> ${talentRequestStatus.cancelled} or k.status_id = ${candidateStatus.rejected});
