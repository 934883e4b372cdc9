-- Returns for each typed word: its stem, whether it is known, the stems of known words that begin with it, and known
-- words that might differ from it only by a typo.
create or replace function app.read_words(p_words text[])
  returns table (word text, stem text, is_known boolean, longer text[], near jsonb)
  language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
begin
  if not app.may_search() then return; end if;
  return query
    select w, app.stem(w), exists (select from search_word s where s.word = w),
      array(select distinct more.stem from (select s.stem from search_word s
        where s.word > w and s.word < w || U&'\+10FFFF' and s.stem is not null order by s.word limit 20) more),
      case when length(w) between 4 and 24 then
        (select coalesce(jsonb_agg(jsonb_build_object('word', s.word, 'stem', s.stem)), '[]')
           from (select s.word, s.stem from search_word s where s.near && app.near(w) and s.stem is not null limit 200) s)
        else '[]' end
    from unnest(p_words) with ordinality as each (w, n) order by n;
end $$;
