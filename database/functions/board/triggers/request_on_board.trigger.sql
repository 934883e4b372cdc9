create or replace trigger request_on_board after update of job_title, published_at on talent_request
  for each row when ((old.job_title, old.published_at) is distinct from (new.job_title, new.published_at))
  execute function app.request_on_board();
