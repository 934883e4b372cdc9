import { sql, type Kysely } from 'kysely';

/**
 * Whether an engagement waits for an agency's candidates is kept in its row of the board: it was asked of the requests and
 * the candidates of everything that runs, whenever somebody looked. And what needs no total is found without counting
 * first. Decision 0034.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `select set_config('app.side', 'system', true);
       alter table board_row add column waits boolean not null default false`,
    )
    .execute(db);
  for (const part of [reading, filling, keeping, finding, counting, newest]) await sql.raw(part).execute(db);
};

const reading = `
  create function app.has_to_serve(p_engagement uuid, p_supplier uuid) returns boolean language sql stable as $$
    select exists (select from talent_request r where r.engagement_id = p_engagement and r.published_at is not null
      and r.status_id = 5 and r.no_of_roles_filled < r.no_of_roles
      and not exists (select from candidate k where k.talent_request_id = r.id and k.supplier_id = p_supplier
        and k.status_id not in (3, 5, 7))) $$;
  alter view app.board_now rename to board_facts_now;
  create view app.board_now as
    select f.*, f.is_open and f.application_status_id = 2 and app.has_to_serve(f.engagement_id, f.supplier_id) as waits
    from app.board_facts_now f`;

const filling = `
  update board_row b set waits = true
    where b.is_open and b.application_status_id = 2 and app.has_to_serve(b.engagement_id, b.supplier_id);
  alter table board_row alter column waits drop default;
  create index board_row_waiting on board_row (supplier_id, created_at, engagement_id) where waits;
  select set_config('app.side', '', true)`;

/**
 * The rows are locked before what they say is worked out: whoever comes second then sees what the first has done. They
 * come after everything in the order of locks: engagement, talent request, application, candidate.
 */
const keeping = `
  create or replace function app.index_board(p_engagement uuid, p_supplier uuid) returns void
    language plpgsql security definer set search_path = public set app.side = 'system' as $$
  begin
    perform from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
      order by b.supplier_id for no key update;
    insert into board_row as b select n.* from app.board_now n
      where n.engagement_id = p_engagement and (p_supplier is null or n.supplier_id = p_supplier)
      order by n.supplier_id
      on conflict (engagement_id, supplier_id) do update set client_id = excluded.client_id, number = excluded.number,
        engagement_type_id = excluded.engagement_type_id, application_status_id = excluded.application_status_id,
        is_open = excluded.is_open, stage_rank = excluded.stage_rank, created_at = excluded.created_at,
        closes_at = excluded.closes_at, closing_at = excluded.closing_at, paused_at = excluded.paused_at,
        paused_until = excluded.paused_until, title = excluded.title, client = excluded.client, users = excluded.users,
        words = excluded.words, waits = excluded.waits
      where b is distinct from excluded;
    delete from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
      and not exists (select from app.board_now n where n.engagement_id = b.engagement_id and n.supplier_id = b.supplier_id);
  end $$;
  create function app.keep_waits(p_engagement uuid, p_supplier uuid) returns void
    language plpgsql security definer set search_path = public set app.side = 'system' as $$
  begin
    perform from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
      order by b.supplier_id for no key update;
    update board_row b set waits = not b.waits
      where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
        and b.waits <> (b.is_open and b.application_status_id = 2 and app.has_to_serve(b.engagement_id, b.supplier_id));
  end $$;
  create function app.request_waits() returns trigger language plpgsql as $$
    begin perform app.keep_waits(new.engagement_id, null); return null; end $$;
  create trigger request_waits after update of status_id, no_of_roles, no_of_roles_filled on talent_request
    for each row when ((old.status_id = 5 and old.no_of_roles_filled < old.no_of_roles)
      is distinct from (new.status_id = 5 and new.no_of_roles_filled < new.no_of_roles))
    execute function app.request_waits();
  create function app.candidate_answers() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform app.keep_waits(old.engagement_id, old.supplier_id); end if;
    if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.supplier_id <> new.supplier_id then
      perform app.keep_waits(new.engagement_id, new.supplier_id);
    end if;
    return null;
  end $$;
  create trigger candidate_added_answers after insert on candidate
    for each row when (new.status_id not in (3, 5, 7)) execute function app.candidate_answers();
  create trigger candidate_removed_answers after delete on candidate
    for each row when (old.status_id not in (3, 5, 7)) execute function app.candidate_answers();
  create trigger candidate_answers after update of status_id, supplier_id, talent_request_id on candidate
    for each row when ((old.status_id in (3, 5, 7), old.supplier_id, old.talent_request_id)
      is distinct from (new.status_id in (3, 5, 7), new.supplier_id, new.talent_request_id))
    execute function app.candidate_answers()`;

const finding = `
  create or replace function app.find_on_board(p_query tsquery, p_waits boolean, p_until timestamptz, p_now timestamptz,
      p_sort text, p_down boolean, p_offset int, p_size int, p_most int, out ids uuid[], out total int)
    language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
    -- By default the planner would read all boards for what it takes for frequent, and sort what has its order.
    set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  declare
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
      select (select count(*) from few), coalesce((select array_agg(p.engagement_id) from (select engagement_id from few order by '
      || case when p_sort = 'closing' then 'is_open desc, ' else '' end || 'key ' || down || ', engagement_id ' || down
      || ' offset $5 limit $6) p), ''{}'')'
        into total, ids using app.tenant(), asked, p_now, p_until, p_offset, p_size, p_most;
      if total <= p_most then return; end if;
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

const counting = `
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
      select count(*) filter (where b.stage_rank = 1), count(*) filter (where b.stage_rank = 2), count(*) filter (where b.stage_rank = 3),
        count(*) filter (where b.stage_rank = 4), count(*) filter (where c.at > $3 and c.at <= $4),
        count(*) filter (where $2 = any (b.users)),
        count(*) filter (where b.stage_rank = 4 and b.application_status_id = 2 and $2 = any (b.users))
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
        from generate_series(0, 7) s, generate_series(1, 2) y;
    else
      return query select 'standing:' || s || ':' || y, (select count(*)::int from (select from board_own o
          where o.user_id = mine and o.application_status_id = s and o.engagement_type_id = y limit p_most + 1) each)
        from generate_series(0, 7) s, generate_series(1, 2) y;
    end if;
  end $$;`;

const newest = `
  -- The newest of the board that are found, of which nobody asks how many there are. What is found often is among the newest
  -- of all, which are looked through first.
  create function app.newest_on_board(p_query tsquery, p_size int) returns uuid[]
    language plpgsql volatile security definer set search_path = public
    set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  declare
    supplier constant uuid := app.tenant();
    mine constant uuid := app.works_as();
    asked constant tsquery := case when mine is null then p_query else p_query && ('''u:' || mine || '''')::tsquery end;
    looked_through int;
    ids uuid[];
  begin
    if not app.may_see_board() then return '{}'; end if;
    foreach looked_through in array '{100, 500}'::int[] loop
      ids := array(select w.engagement_id from (select b.engagement_id, b.words from board_row b where b.supplier_id = supplier
        order by b.created_at desc, b.engagement_id desc limit looked_through) w where w.words @@ asked limit p_size);
      if cardinality(ids) = p_size then return ids; end if;
      -- What is seldom among a hundred is not looked for among five times as many.
      exit when cardinality(ids) * 5 < p_size;
    end loop;
    return (select f.ids from app.find_on_board(p_query, false, null, now(), 'createdWhen', true, 0, p_size, 500) f);
  end $$;

  -- All that is found, in no order; null where there are more than \`p_most\`.
  create function app.few_on_board(p_query tsquery, p_most int) returns uuid[]
    language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  declare
    supplier constant uuid := app.tenant();
    mine constant uuid := app.works_as();
    asked constant tsquery := case when mine is null then p_query
      else coalesce(p_query && ('''u:' || mine || '''')::tsquery, ('''u:' || mine || '''')::tsquery) end;
    ids uuid[];
  begin
    if not app.may_see_board() then return '{}'; end if;
    if asked is null then
      ids := array(select b.engagement_id from board_row b where b.supplier_id = supplier limit p_most + 1);
    else
      ids := array(select b.engagement_id from board_row b where b.supplier_id = supplier and b.words @@ asked limit p_most + 1);
    end if;
    return case when cardinality(ids) <= p_most then ids end;
  end $$;

  create or replace function app.find_own_candidates(p_query tsquery, p_most int) returns uuid[]
    language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
  declare
    gathered constant int := 100;
    found_ids uuid[];
    n int;
  begin
    if not app.may_see_board() then return '{}'; end if;
    with few as materialized (
      select w.candidate_id, w.date_submitted from (select * from candidate_words o where o.words @@ p_query offset 0) w
      where w.supplier_id = app.tenant() and (app.works_as() is null or exists (select from board_row b
        where b.engagement_id = w.engagement_id and b.supplier_id = w.supplier_id and app.works_as() = any (b.users)))
      limit gathered + 1)
    select (select count(*) from few), array(select s.candidate_id from few s order by s.date_submitted desc, s.candidate_id desc limit p_most)
      into n, found_ids;
    if n <= gathered then return found_ids; end if;
    return array(select w.candidate_id from candidate_words w
      where w.supplier_id = app.tenant() and (w.words @@ p_query) is true
        and (app.works_as() is null or exists (select from board_row b
          where b.engagement_id = w.engagement_id and b.supplier_id = w.supplier_id and app.works_as() = any (b.users)))
      order by w.date_submitted desc, w.candidate_id desc limit p_most);
  end $$;`;
