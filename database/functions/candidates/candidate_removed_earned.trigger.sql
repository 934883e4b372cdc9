create or replace trigger candidate_removed_earned after delete on candidate
  for each row when (old.status_id = ${candidateStatus.hired}) execute function app.count_earning();
