-- Returns phrases of open engagements in which a word begins with the typed text. Phrases that begin with the text come
-- first, then the most frequent. Phrases from engagements hidden from the user are not counted.
create or replace function app.suggest(p_text text, p_most int) returns table (kind text, phrase text, uses int)
  language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  t constant text := app.plain(p_text);
  hidden text[] := '{}';
begin
  if not app.may_search() or t = '' then return; end if;
  if app.works_as() is not null then
    hidden := array(select unnest(o.counted) from opportunity_text o
      where o.engagement_id = any (array(select app.hidden_engagements())));
  end if;
  return query
    with found as (
      (select s.phrase_id from search_start s where length(t) = 1 and left(s.start, 1) = t and s.uses > 0
         order by s.uses desc limit p_most * 4)
      union (select s.phrase_id from search_start s where length(t) = 2 and left(s.start, 2) = t and s.uses > 0
         order by s.uses desc limit p_most * 4)
      union (select s.phrase_id from search_start s where length(t) = 3 and left(s.start, 3) = t and s.uses > 0
         order by s.uses desc limit p_most * 4)
      union (select top.phrase_id from (select s.phrase_id, s.start from search_start s
           where length(t) > 3 and left(s.start, 3) = left(t, 3) and s.uses > 0 order by s.uses desc limit 500) top
         where starts_with(top.start, t) limit p_most * 4)
      union (select each.phrase_id from (select s.phrase_id, s.uses from search_start s
           where length(t) > 3 and s.start >= t and s.start < t || U&'\+10FFFF' limit 300) each where each.uses > 0)),
    seen as (
      select p.kind, p.phrase, p.uses - coalesce(h.uses, 0)::int as uses
      from found join search_phrase p on p.id = found.phrase_id
      left join (select each as counted, count(*) as uses from unnest(hidden) each group by 1) h
        on h.counted = p.kind || '|' || p.phrase)
    select p.kind, p.phrase, p.uses from seen p
    where p.uses > 0
    order by starts_with(app.plain(p.phrase), t) desc, p.uses desc, length(p.phrase), p.phrase limit p_most;
end $$;
