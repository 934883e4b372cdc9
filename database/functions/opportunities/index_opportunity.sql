-- Updates an engagement's row in opportunity_text if it is outdated. When an engagement stops accepting applications,
-- its row is emptied, but it is kept until its phrases have been subtracted from the counts.
create or replace function app.index_opportunity(p_engagement uuid) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into opportunity_text as o (engagement_id, closing_at, words, phrases)
    select engagement_id, closing_at, words, phrases from app.opportunity_now where engagement_id = p_engagement
    on conflict (engagement_id) do update set closing_at = excluded.closing_at, words = excluded.words,
      phrases = excluded.phrases, is_counted = o.counted = excluded.phrases
    where (o.closing_at, o.words, o.phrases) is distinct from (excluded.closing_at, excluded.words, excluded.phrases);
  update opportunity_text set closing_at = '-infinity', words = '', phrases = '{}', is_counted = false
    where engagement_id = p_engagement and phrases <> '{}'
      and not exists (select from app.opportunity_now n where n.engagement_id = p_engagement);
end $$;
