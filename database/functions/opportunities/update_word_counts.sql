-- Updates the counts of phrases and words for changed opportunities. This runs in a job, so that employers who use the
-- same word at the same time never wait for each other.
create or replace function app.update_word_counts(p_most int default null) returns int
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare
  todo uuid[];
  changed int[];
begin
  lock table search_phrase in share row exclusive mode;
  todo := array(select engagement_id from opportunity_text where not is_counted order by engagement_id limit p_most);
  if cardinality(todo) = 0 then return 0; end if;
  with delta as (
    select p, sum(n) as uses from (
      select unnest(phrases) as p, 1 as n from opportunity_text where engagement_id = any (todo)
      union all select unnest(counted), -1 from opportunity_text where engagement_id = any (todo)) each
    group by p having sum(n) <> 0),
  known as (
    update search_phrase s set uses = s.uses + d.uses from delta d
    where s.kind = split_part(d.p, '|', 1) and s.phrase = substr(d.p, strpos(d.p, '|') + 1) returning s.id, d.p),
  added as (
    insert into search_phrase (kind, phrase, uses)
      select split_part(p, '|', 1), substr(p, strpos(p, '|') + 1), uses from delta d
      where not exists (select from known where known.p = d.p) returning id)
  select array(select id from known union all select id from added) into changed;
  update search_start t set uses = s.uses from search_phrase s where s.id = t.phrase_id and s.id = any (changed);
  insert into search_start (phrase_id, start, uses)
    select distinct s.id, left(rest.text, 60), s.uses
    from search_phrase s
    cross join lateral (select array_agg(w order by n) as words from regexp_split_to_table(app.plain(s.phrase), '\s+') with ordinality as each (w, n)) split
    cross join lateral (select array_to_string(split.words[n:], ' ') as text from generate_subscripts(split.words, 1) n where n <= 8) rest
    where s.id = any (changed) and rest.text ~ '^[[:alnum:]]'
      and not exists (select from search_start known where known.phrase_id = s.id)
    on conflict do nothing;
  insert into search_word (word, stem, near)
    select w, app.stem(w), app.near(w)
    from (select distinct unnest(app.words_in(s.phrase)) as w from search_phrase s where s.id = any (changed)) each
    where not exists (select from search_word known where known.word = each.w)
    on conflict do nothing;
  delete from opportunity_text where engagement_id = any (todo) and phrases = '{}';
  update opportunity_text set counted = phrases, is_counted = true where engagement_id = any (todo);
  return cardinality(todo);
end $$;
