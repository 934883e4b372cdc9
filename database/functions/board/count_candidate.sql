create or replace function app.count_candidate(p_candidate uuid) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into board_candidate as b select * from app.board_candidate_now where candidate_id = p_candidate
    on conflict (candidate_id) do update set supplier_id = excluded.supplier_id, status_id = excluded.status_id
    where b is distinct from excluded;
  if not exists (select from app.board_candidate_now where candidate_id = p_candidate) then
    delete from board_candidate where candidate_id = p_candidate;
  end if;
end $$;
