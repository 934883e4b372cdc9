create or replace trigger candidate_added_found_by after insert on candidate for each row execute function app.index_candidate();
