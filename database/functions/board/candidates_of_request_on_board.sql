create or replace function app.candidates_of_request_on_board() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
  begin perform app.count_candidate(k.id) from candidate k where k.talent_request_id = new.id order by k.id; return null; end $$;
