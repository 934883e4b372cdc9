import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * What is on the board of each agency, as narrow as its orders and filters need it: a page of a board of many years is
 * walked to, and what is counted is counted up to where counting ends. Row security hides from an index what a search
 * looks for, so nobody reads these tables: named functions give out ids and counts, and the rows behind those are read as
 * everybody's.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = { kind: 'index' } as const;
  await makeTable(
    db,
    'board_row',
    index,
    `engagement_id uuid not null references engagement on delete cascade,
     supplier_id uuid not null references tenant,
     client_id uuid not null,
     number int not null,
     engagement_type_id int not null,
     application_status_id int not null,
     is_open boolean not null,
     stage_rank int not null,
     created_at timestamptz not null,
     closes_at timestamptz not null,
     closing_at timestamptz not null,
     paused_at timestamptz,
     paused_until timestamptz,
     title text not null,
     client text not null,
     users uuid[] not null,
     words tsvector not null,
     primary key (engagement_id, supplier_id)`,
  );
  await makeTable(
    db,
    'board_client',
    index,
    `supplier_id uuid not null references tenant,
     client_id uuid not null,
     engagements int not null check (engagements >= 0),
     primary key (supplier_id, client_id)`,
  );
  await sql
    .raw(
      `create index board_row_words on board_row using gin (words) with (fastupdate = off);
       create index board_row_created on board_row (supplier_id, created_at, engagement_id);
       create index board_row_closing on board_row (supplier_id, is_open, closes_at, engagement_id);
       create index board_row_title on board_row (supplier_id, title, engagement_id);
       create index board_row_client on board_row (supplier_id, client, engagement_id);
       create index board_row_number on board_row (supplier_id, number, engagement_id);
       create index board_row_stage on board_row (supplier_id, stage_rank, engagement_id);
       create index board_row_standing on board_row (supplier_id, application_status_id, engagement_type_id);
       create index board_row_running on board_row (supplier_id, application_status_id, stage_rank, engagement_id)
         include (closing_at, paused_at, paused_until) where is_open`,
    )
    .execute(db);
  for (const part of [reading, keeping, finding, counting]) await sql.raw(part).execute(db);
  await sql
    .raw(
      `select set_config('app.side', 'system', true);
       insert into board_row select * from app.board_now;
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};

/**
 * Everything by which an engagement of an agency is found is a lexeme that begins with the end of the agency's id, but
 * who works on it. The words have the weight of where they stand: A title, B client, C location, D job titles.
 */
const reading = `
  create function app.lexemes(p_before text, p_text text, p_place text) returns text language sql immutable parallel safe as $$
    select coalesce(string_agg('''' || p_before || w || ''':' || p_place, ' '), '') from unnest(app.words_in(p_text)) w $$;
  create view app.board_now as
    select e.id as engagement_id, m.supplier_id, e.client_id, e.number, e.engagement_type_id,
      coalesce(a.status_id, 0) as application_status_id, e.status = 'open' as is_open, app.stage_rank(e.stage) as stage_rank,
      e.created_at, case when e.paused_at is null then e.closing_at else 'infinity' end as closes_at, e.closing_at,
      e.paused_at, e.paused_until, lower(e.title) as title, lower(c.name) as client, work.users,
      concat_ws(' ', app.lexemes(k.key || 'w:', e.title, '1A'), app.lexemes(k.key || 'w:', c.name, '2B'),
          app.lexemes(k.key || 'w:', e.location, '3C'), app.lexemes(k.key || 'w:', requests.titles, '4D'))::tsvector
        || array_to_tsvector(array[k.key || '#:' || e.number,
             k.key || '#:' || lpad(e.number::text, greatest(6, length(e.number::text)), '0'),
             k.key || 'g:' || case when e.status = 'completed' then 3 when e.status = 'cancelled' then 4
               when e.stage = 'fulfillment' then 2 else 1 end,
             k.key || 's:' || e.stage, k.key || 'a:' || coalesce(a.status_id, 0), k.key || 'y:' || e.engagement_type_id,
             k.key || 'k:' || e.kind, k.key || 'c:' || e.client_id]
        || array(select 'u:' || u from unnest(work.users) u)) as words
    from (select engagement_id, supplier_id from application
          union select engagement_id, supplier_id from assignment where deleted_at is null) m
    join engagement e on e.id = m.engagement_id
    join tenant c on c.id = e.client_id
    left join application a on a.engagement_id = m.engagement_id and a.supplier_id = m.supplier_id
    cross join lateral (select right(m.supplier_id::text, 8) as key) k
    cross join lateral (select coalesce(array_agg(s.user_id order by s.user_id), '{}') as users from assignment s
      where s.engagement_id = m.engagement_id and s.supplier_id = m.supplier_id and s.deleted_at is null) work
    cross join lateral (select coalesce(string_agg(t.job_title, ' '), '') as titles from talent_request t
      where t.engagement_id = m.engagement_id and t.published_at is not null) requests
    where e.published_at is not null and c.side = 'client' and c.status = 'approved'`;

/** How the rows follow what they are made of, in the same transaction. */
const keeping = `
  create function app.index_board(p_engagement uuid, p_supplier uuid) returns void
    language plpgsql security definer set search_path = public set app.side = 'system' as $$
  begin
    insert into board_row as b select n.* from app.board_now n
      where n.engagement_id = p_engagement and (p_supplier is null or n.supplier_id = p_supplier)
      order by n.supplier_id
      on conflict (engagement_id, supplier_id) do update set client_id = excluded.client_id, number = excluded.number,
        engagement_type_id = excluded.engagement_type_id, application_status_id = excluded.application_status_id,
        is_open = excluded.is_open, stage_rank = excluded.stage_rank, created_at = excluded.created_at,
        closes_at = excluded.closes_at, closing_at = excluded.closing_at, paused_at = excluded.paused_at,
        paused_until = excluded.paused_until, title = excluded.title, client = excluded.client, users = excluded.users,
        words = excluded.words
      where b is distinct from excluded;
    delete from board_row b where b.engagement_id = p_engagement and (p_supplier is null or b.supplier_id = p_supplier)
      and not exists (select from app.board_now n where n.engagement_id = b.engagement_id and n.supplier_id = b.supplier_id);
  end $$;
  create function app.engagement_on_board() returns trigger language plpgsql as $$
    begin perform app.index_board(new.id, null); return null; end $$;
  create trigger engagement_on_board after update of title, location, status, stage, kind, engagement_type_id, client_id,
      number, created_at, closing_at, paused_at, paused_until, published_at on engagement
    for each row execute function app.engagement_on_board();
  create function app.request_on_board() returns trigger language plpgsql as $$
    begin perform app.index_board(coalesce(new.engagement_id, old.engagement_id), null); return null; end $$;
  create trigger request_added_on_board after insert or delete on talent_request
    for each row execute function app.request_on_board();
  create trigger request_on_board after update of job_title, published_at on talent_request
    for each row when ((old.job_title, old.published_at) is distinct from (new.job_title, new.published_at))
    execute function app.request_on_board();
  create function app.client_on_board() returns trigger language plpgsql as $$
    begin perform app.index_board(e.id, null) from engagement e where e.client_id = new.id order by e.id; return null; end $$;
  create trigger client_on_board after update of name, status on tenant
    for each row when (new.side = 'client' and (old.name, old.status) is distinct from (new.name, new.status))
    execute function app.client_on_board();
  -- An application or an assignment of one agency, which concerns its own board alone.
  create function app.own_work_on_board() returns trigger language plpgsql as $$
    begin
      perform app.index_board(coalesce(new.engagement_id, old.engagement_id), coalesce(new.supplier_id, old.supplier_id));
      return null;
    end $$;
  create trigger application_added_on_board after insert or delete on application
    for each row execute function app.own_work_on_board();
  create trigger application_on_board after update of status_id on application
    for each row when (old.status_id is distinct from new.status_id) execute function app.own_work_on_board();
  create trigger assignment_added_on_board after insert or delete on assignment
    for each row execute function app.own_work_on_board();
  create trigger assignment_on_board after update of user_id, deleted_at on assignment
    for each row when ((old.user_id, old.deleted_at) is distinct from (new.user_id, new.deleted_at))
    execute function app.own_work_on_board();

  -- How many engagements of each client an agency has on its board.
  create function app.count_board() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if tg_op <> 'INSERT' then
      update board_client set engagements = engagements - 1 where supplier_id = old.supplier_id and client_id = old.client_id;
    end if;
    if tg_op <> 'DELETE' then
      insert into board_client as c (supplier_id, client_id, engagements) values (new.supplier_id, new.client_id, 1)
        on conflict (supplier_id, client_id) do update set engagements = c.engagements + 1;
    end if;
    return null;
  end $$;
  create trigger board_row_counted after insert or delete on board_row for each row execute function app.count_board();
  create trigger board_row_moved after update of client_id on board_row
    for each row when (old.client_id is distinct from new.client_id) execute function app.count_board();`;

/** What is given out: ids and counts of the caller's own board, and of their own work where they see no other. */
const finding = `
  create function app.may_see_board() returns boolean language sql stable as $$
    select app.side() = 'agency' and app.is_approved_agency() and app.tenant() is not null $$;

  -- One page of the board as ids, and how many there are, counted up to one more than \`p_most\`. So many are gathered and
  -- put in order; of more, the index of the order is walked until the page is full, which is soon, since many fit.
  create function app.find_on_board(p_query tsquery, p_waits boolean, p_until timestamptz, p_now timestamptz,
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
    if p_waits then
      narrowed := narrowed || ' and b.is_open and b.application_status_id = 2 and exists (select from talent_request r
        where r.engagement_id = b.engagement_id and r.published_at is not null and r.status_id = 5
          and r.no_of_roles_filled < r.no_of_roles
          and not exists (select from candidate k where k.engagement_id = b.engagement_id and k.supplier_id = $1
            and k.talent_request_id = r.id and k.status_id not in (3, 5, 7)))';
    end if;
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

/** The figures over the board. What runs is counted whole; what goes back years, up to one more than \`p_most\`. */
const counting = `
  create function app.count_on_board(p_user uuid, p_submits boolean, p_now timestamptz, p_until timestamptz, p_most int)
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
        count(*) filter (where b.stage_rank = 4), count(*) filter (where c.at > $3 and c.at <= $4)
      from board_row b
      cross join lateral (select b.closing_at + coalesce(least(b.paused_until, $3) - b.paused_at, interval ''0'') as at) c
      where b.supplier_id = $1 and b.is_open' || own || ') f (s1, s2, s3, s4, c)
      cross join lateral (select count(*), count(*) filter (where b.stage_rank = 4 and b.application_status_id = 2)
        from board_row b where b.words @@ (''''''u:'' || $2 || '''''''')::tsquery and b.supplier_id = $1 and b.is_open' || own || ') me (o, m)
      cross join lateral (select count(*) from (select from board_row b where $6 and b.supplier_id = $1 and b.is_open
        and b.application_status_id = 2' || own || ' and exists (select from talent_request r
        where r.engagement_id = b.engagement_id and r.published_at is not null and r.status_id = 5
          and r.no_of_roles_filled < r.no_of_roles
          and not exists (select from candidate k where k.engagement_id = b.engagement_id and k.supplier_id = $1
            and k.talent_request_id = r.id and k.status_id not in (3, 5, 7))) limit $7 + 1) each) w (n)
      cross join lateral (values (''application'', f.s1), (''clarification'', f.s2), (''bidding'', f.s3), (''fulfillment'', f.s4),
        (''closing'', f.c), (''open'', me.o), (''mine'', me.m), (''waits'', w.n)) each (what, n)'
      using supplier, p_user, p_now, p_until, mine, p_submits, p_most;
    if mine is null then
      return query select 'standing:' || s || ':' || y, (select count(*)::int from (select from board_row b
          where b.supplier_id = supplier and b.application_status_id = s and b.engagement_type_id = y limit p_most + 1) each)
        from generate_series(0, 7) s, generate_series(1, 2) y;
    else
      return query select 'standing:' || b.application_status_id || ':' || b.engagement_type_id, count(*)::int
        from board_row b where b.words @@ ('''u:' || mine || '''')::tsquery and b.supplier_id = supplier
        group by b.application_status_id, b.engagement_type_id;
    end if;
  end $$;

  -- The clients of most engagements on the board.
  create function app.clients_on_board(p_most int) returns table (client_id uuid, engagements int)
    language plpgsql stable rows 50 security definer set search_path = public as $$
  declare
    mine constant uuid := app.works_as();
  begin
    if not app.may_see_board() then return; end if;
    if mine is null then
      return query select c.client_id, c.engagements from board_client c
        where c.supplier_id = app.tenant() and c.engagements > 0 order by c.engagements desc, c.client_id limit p_most;
    else
      return query select b.client_id, count(*)::int from board_row b
        where b.words @@ ('''u:' || mine || '''')::tsquery and b.supplier_id = app.tenant()
        group by b.client_id order by 2 desc, 1 limit p_most;
    end if;
  end $$;`;
