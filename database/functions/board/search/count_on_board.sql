create or replace function app.count_on_board(p_user uuid, p_submits boolean, p_now timestamptz, p_until timestamptz, p_most int)
  returns table (what text, n int)
  language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  mine constant uuid := app.works_as();
  supplier constant uuid := app.tenant();
  own constant text := case when mine is null then '' else ' and $5 = any (b.users)' end;
begin
  if not app.may_see_board() then return; end if;
  return query execute 'select each.what, each.n::int from (
    select count(*) filter (where b.stage_rank = ${stageRank.application}), count(*) filter (where b.stage_rank = ${stageRank.clarification}), count(*) filter (where b.stage_rank = ${stageRank.bidding}),
      count(*) filter (where b.stage_rank = ${stageRank.fulfillment}), count(*) filter (where c.at > $3 and c.at <= $4),
      count(*) filter (where $2 = any (b.users)),
      count(*) filter (where b.stage_rank = ${stageRank.fulfillment} and b.application_status_id = ${applicationStatus.approved} and $2 = any (b.users))
    from board_row b
    cross join lateral (select case when b.paused_at is null then b.closing_at
      else b.closing_at + (least(b.paused_until, $3) - b.paused_at) end as at) c
    where b.supplier_id = $1 and b.is_open' || own || ') f (s1, s2, s3, s4, c, o, m)
    cross join lateral (select count(*) from (select from board_row b where $6 and b.supplier_id = $1 and b.waits' || own || '
      limit $7 + 1) each) w (n)
    cross join lateral (values (''application'', f.s1), (''clarification'', f.s2), (''bidding'', f.s3), (''fulfillment'', f.s4),
      (''closing'', f.c), (''open'', f.o), (''mine'', f.m), (''waits'', w.n)) each (what, n)'
    using supplier, p_user, p_now, p_until, mine, p_submits, p_most;
  if mine is null then
    return query select 'standing:' || s || ':' || y, (select count(*)::int from (select from board_row b
        where b.supplier_id = supplier and b.application_status_id = s and b.engagement_type_id = y limit p_most + 1) each)
      from unnest(array[0, ${applicationStatus}]) s, generate_series(1, 2) y;
  else
    return query select 'standing:' || s || ':' || y, (select count(*)::int from (select from board_own o
        where o.user_id = mine and o.application_status_id = s and o.engagement_type_id = y limit p_most + 1) each)
      from unnest(array[0, ${applicationStatus}]) s, generate_series(1, 2) y;
  end if;
end $$;
