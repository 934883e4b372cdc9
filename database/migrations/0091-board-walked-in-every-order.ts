import { sql, type Kysely } from 'kysely';

/**
 * A board is walked through in each of its orders by a statement that is planned once. Only what a search finds is put in
 * order beyond what is counted, for it counts to less than the rest of the board.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(walking).execute(db);
  await sql.raw(finding).execute(db);
};

const asked = `b.supplier_id = app.tenant() and (p_query is null or (b.words @@ p_query) is true)`;

const inOrderOf = (column: string, down: string): string =>
  `select b.engagement_id from board_row b where ${asked}
          order by b.${column} ${down}, b.engagement_id ${down} offset p_offset limit p_size`;

/** What is open closes first, whichever way. */
const byClosing = (down: string): string => {
  const part = (isOpen: string): string =>
    `(select b.engagement_id from board_row b where ${asked} and ${isOpen}
          order by b.closes_at ${down}, b.engagement_id ${down} limit p_offset + p_size)`;
  return `select o.engagement_id from (${part('b.is_open')} union all ${part('not b.is_open')}) o offset p_offset limit p_size`;
};

const orders: Record<string, (down: string) => string> = {
  closing: byClosing,
  ...Object.fromEntries(
    Object.entries({
      createdWhen: 'created_at',
      title: 'title',
      client: 'client',
      number: 'number',
      stage: 'stage_rank',
    }).map(([sort, column]) => [sort, (down: string) => inOrderOf(column, down)]),
  ),
};

const walking = `
  drop function app.walk_board(tsquery, boolean, int, int);
  create function app.walk_board(p_query tsquery, p_sort text, p_down boolean, p_offset int, p_size int) returns uuid[]
    language plpgsql stable set search_path = public set plan_cache_mode = force_generic_plan as $$
  begin
    case p_sort
    ${Object.entries(orders)
      .map(
        ([sort, walk]) =>
          `when '${sort}' then
      if p_down then return array(${walk('desc')}); end if;
      return array(${walk('asc')});`,
      )
      .join('\n    ')}
    end case;
  end $$;`;

const finding = `
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
  end $$;`;
