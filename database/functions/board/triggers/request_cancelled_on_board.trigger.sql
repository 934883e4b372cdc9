create or replace trigger request_cancelled_on_board after update of status_id on talent_request
  for each row when ((old.status_id = ${talentRequestStatus.cancelled}) is distinct from (new.status_id = ${talentRequestStatus.cancelled}))
  execute function app.candidates_of_request_on_board();
