create or replace trigger candidate_added_on_board after insert on candidate for each row execute function app.candidate_on_board();
