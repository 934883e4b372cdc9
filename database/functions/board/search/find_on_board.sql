-- One page of the board as ids, and how many there are, counted up to one more than `p_most`. So many are gathered and
-- put in order; of more, the index of the order is walked until the page is full, which is soon, since many fit.
create or replace function app.find_on_board(p_query tsquery, p_waits boolean, p_until timestamptz, p_now timestamptz,
    p_sort text, p_down boolean, p_offset int, p_size int, p_most int, out ids uuid[], out total int)
  language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
  -- By default the planner would read all boards for what it takes for frequent, and sort what has its order.
  set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  in_order_at_once constant int := least(p_most * 4 / 3, greatest(p_most, 500));
  mine constant uuid := app.works_as();
  asked constant tsquery := case when mine is null then p_query
    else coalesce(p_query && ('''u:' || mine || '''')::tsquery, ('''u:' || mine || '''')::tsquery) end;
  closing constant text := '(b.closing_at + coalesce(least(b.paused_until, $3) - b.paused_at, interval ''0''))';
  stored constant text := case p_sort when 'closing' then 'b.closes_at' when 'title' then 'b.title' when 'client' then 'b.client'
    when 'number' then 'b.number' when 'stage' then 'b.stage_rank' else 'b.created_at' end;
  down constant text := case when p_down then 'desc' else 'asc' end;
  narrowed text := '';
begin
  ids := '{}';
  total := 0;
  if not app.may_see_board() then return; end if;
  if p_until is not null then
    narrowed := narrowed || ' and b.closes_at > $3 and (b.closes_at <= $4 or b.closes_at = ''infinity'') and ' || closing
      || ' > $3 and ' || closing || ' <= $4';
  end if;
  if p_waits then narrowed := narrowed || ' and b.waits'; end if;
  if asked is null and narrowed = '' then
    -- Whether the board is a large one is known from its index alone.
    select count(*) into total from (select from board_row b where b.supplier_id = app.tenant() limit p_most + 1) each;
  end if;
  if total <= p_most then
    execute 'with few as materialized (select b.engagement_id, b.is_open, '
      || case when p_sort = 'closing' then closing else stored end || ' as key from '
      || 'board_row b where b.supplier_id = $1' || case when asked is null then '' else ' and b.words @@ $2' end || narrowed || ' limit $7 + 1)
      select n, case when n <= $7 then coalesce((select array_agg(p.engagement_id) from (select engagement_id from few order by '
      || case when p_sort = 'closing' then 'is_open desc, ' else '' end || 'key ' || down || ', engagement_id ' || down
      || ' offset $5 limit $6) p), ''{}'') end from (select count(*) from few) f (n)'
      into total, ids using app.tenant(), asked, p_now, p_until, p_offset, p_size, in_order_at_once;
    total := least(total, p_most + 1);
    if ids is not null then return; end if;
  end if;
  if narrowed = '' then
    ids := app.walk_board(asked, p_sort, p_down, p_offset, p_size);
    return;
  end if;
  if asked is not null then narrowed := narrowed || ' and (b.words @@ $2) is true'; end if;
  if p_sort = 'closing' then
    execute 'select coalesce(array_agg(p.engagement_id), ''{}'') from (select o.engagement_id from (
        (select b.engagement_id from board_row b where b.supplier_id = $1 and b.is_open' || narrowed || '
           order by b.closes_at ' || down || ', b.engagement_id ' || down || ' limit $5 + $6)
        union all (select b.engagement_id from board_row b where b.supplier_id = $1 and not b.is_open' || narrowed || '
           order by b.closes_at ' || down || ', b.engagement_id ' || down || ' limit $5 + $6)) o offset $5 limit $6) p'
      into ids using app.tenant(), asked, p_now, p_until, p_offset, p_size;
  else
    execute 'select coalesce(array_agg(p.engagement_id), ''{}'') from (select b.engagement_id from board_row b
        where b.supplier_id = $1' || narrowed || ' order by ' || stored || ' ' || down || ', b.engagement_id ' || down
      || ' offset $5 limit $6) p'
      into ids using app.tenant(), asked, p_now, p_until, p_offset, p_size;
  end if;
end $$;
