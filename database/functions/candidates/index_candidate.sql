create or replace function app.index_candidate() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into candidate_words select * from app.candidate_words_now where candidate_id = new.id
    on conflict (candidate_id) do update set words = excluded.words, date_submitted = excluded.date_submitted;
  if not found then delete from candidate_words where candidate_id = new.id; end if;
  return null;
end $$;
