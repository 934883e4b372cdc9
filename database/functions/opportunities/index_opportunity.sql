create or replace function app.index_opportunity(p_engagement uuid) returns void
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into opportunity_text (engagement_id, closing_at, words, phrases)
    select engagement_id, closing_at, words, phrases from app.opportunity_now where engagement_id = p_engagement
    on conflict (engagement_id) do update set closing_at = excluded.closing_at, words = excluded.words,
      phrases = excluded.phrases, is_learnt = opportunity_text.counted = excluded.phrases;
  if not found then
    update opportunity_text set closing_at = '-infinity', words = '', phrases = '{}', is_learnt = false
    where engagement_id = p_engagement;
  end if;
end $$;
