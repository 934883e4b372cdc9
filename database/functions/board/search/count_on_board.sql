-- Returns the board's figures: open engagements by stage and by view, and all engagements by application status (0
-- means none) and engagement type.
create or replace function app.count_on_board(p_user uuid, p_now timestamptz, p_until timestamptz)
  returns table (what text, n int)
  language plpgsql stable security definer set search_path = public as $$
declare
  query constant tsquery := app.own_work_query(null);
  conditions constant text := 'b.supplier_id = app.tenant()' || case when query is not null then ' and b.words @@ $4' else '' end;
begin
  if not app.may_see_board() then return; end if;
  return query execute format('select each.what, each.n::int from (
    select count(*) filter (where b.stage_rank = ${stageRank.application}), count(*) filter (where b.stage_rank = ${stageRank.clarification}),
      count(*) filter (where b.stage_rank = ${stageRank.bidding}), count(*) filter (where b.stage_rank = ${stageRank.fulfillment}),
      count(*) filter (where c.at > $2 and c.at <= $3), count(*) filter (where $1 = any (b.users)),
      count(*) filter (where b.stage_rank = ${stageRank.fulfillment} and b.application_status_id = ${applicationStatus.approved} and $1 = any (b.users)),
      count(*) filter (where b.has_unfilled_request)
    from board_row b
    cross join lateral (select b.closing_at + coalesce(least(b.paused_until, $2) - b.paused_at, interval ''0'') as at) c
    where %s and b.is_open) f (s1, s2, s3, s4, c, o, m, w)
    cross join lateral (values (''application'', f.s1), (''clarification'', f.s2), (''bidding'', f.s3), (''fulfillment'', f.s4),
      (''closing'', f.c), (''open'', f.o), (''mine'', f.m), (''unfilled'', f.w)) each (what, n)', conditions)
    using p_user, p_now, p_until, query;
  return query execute format('select ''applied:'' || b.application_status_id || '':'' || b.engagement_type_id, count(*)::int
    from board_row b where %s group by b.application_status_id, b.engagement_type_id', conditions)
    using p_user, p_now, p_until, query;
end $$;
