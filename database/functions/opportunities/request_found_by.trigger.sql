create or replace trigger request_found_by after update of job_title, location, published_at, status_id on talent_request
  for each row when ((old.job_title, old.location, old.published_at, old.status_id = ${talentRequestStatus.cancelled})
    is distinct from (new.job_title, new.location, new.published_at, new.status_id = ${talentRequestStatus.cancelled}))
  execute function app.request_found_by();
