create or replace function app.candidate_on_board() returns trigger language plpgsql as $$
  begin perform app.count_candidate(new.id); return null; end $$;
