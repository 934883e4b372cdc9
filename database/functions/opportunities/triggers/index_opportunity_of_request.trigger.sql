create or replace trigger index_opportunity_of_request after insert or update of job_title, location, published_at, status_id
    on talent_request
  for each row execute function app.index_opportunity_of_request();
