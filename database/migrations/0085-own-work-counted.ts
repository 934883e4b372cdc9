import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * What somebody is assigned to, narrow enough to be counted: who sees their own work alone had all of it read for the
 * figures over their board. Decision 0030.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'board_own',
    { kind: 'index' },
    `user_id uuid not null,
     engagement_id uuid not null,
     supplier_id uuid not null,
     application_status_id int not null,
     engagement_type_id int not null,
     client_id uuid not null,
     primary key (user_id, engagement_id),
     foreign key (engagement_id, supplier_id) references board_row on delete cascade`,
  );
  await sql
    .raw(
      `create index board_own_standing on board_own (user_id, application_status_id, engagement_type_id);
       create index board_own_client on board_own (user_id, client_id);
       create index board_own_of_row on board_own (engagement_id, supplier_id)`,
    )
    .execute(db);
  await sql.raw(keeping).execute(db);
  await sql.raw(counting).execute(db);
  await sql
    .raw(
      `select set_config('app.side', 'system', true);
       insert into board_own select * from app.board_own_now;
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};

const keeping = `
  create view app.board_own_now as
    select u as user_id, b.engagement_id, b.supplier_id, b.application_status_id, b.engagement_type_id, b.client_id
    from board_row b cross join lateral unnest(b.users) u;
  create function app.index_own_work() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    delete from board_own o where o.engagement_id = new.engagement_id and o.supplier_id = new.supplier_id
      and o.user_id <> all (new.users);
    insert into board_own as o select n.* from app.board_own_now n
      where n.engagement_id = new.engagement_id and n.supplier_id = new.supplier_id order by n.user_id
      on conflict (user_id, engagement_id) do update set application_status_id = excluded.application_status_id,
        engagement_type_id = excluded.engagement_type_id, client_id = excluded.client_id
      where o is distinct from excluded;
    return null;
  end $$;
  create trigger board_row_added_own after insert on board_row
    for each row when (new.users <> '{}') execute function app.index_own_work();
  create trigger board_row_own after update of users, application_status_id, engagement_type_id, client_id on board_row
    for each row when ((old.users, old.application_status_id, old.engagement_type_id, old.client_id)
      is distinct from (new.users, new.application_status_id, new.engagement_type_id, new.client_id))
    execute function app.index_own_work();`;

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
        count(*) filter (where $2 = any (b.users) and b.stage_rank = 4 and b.application_status_id = 2)
      from board_row b
      cross join lateral (select b.closing_at + coalesce(least(b.paused_until, $3) - b.paused_at, interval ''0'') as at) c
      where b.supplier_id = $1 and b.is_open' || own || ') f (s1, s2, s3, s4, c, o, m)
      cross join lateral (select count(*) from (select from board_row b where $6 and b.supplier_id = $1 and b.is_open
        and b.application_status_id = 2' || own || ' and exists (select from talent_request r
        where r.engagement_id = b.engagement_id and r.published_at is not null and r.status_id = 5
          and r.no_of_roles_filled < r.no_of_roles
          and not exists (select from candidate k where k.engagement_id = b.engagement_id and k.supplier_id = $1
            and k.talent_request_id = r.id and k.status_id not in (3, 5, 7))) limit $7 + 1) each) w (n)
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
  end $$;
  create or replace function app.clients_on_board(p_most int) returns table (client_id uuid, engagements int)
    language plpgsql stable rows 50 security definer set search_path = public as $$
  declare
    mine constant uuid := app.works_as();
  begin
    if not app.may_see_board() then return; end if;
    if mine is null then
      return query select c.client_id, c.engagements from board_client c
        where c.supplier_id = app.tenant() and c.engagements > 0 order by c.engagements desc, c.client_id limit p_most;
    else
      return query select o.client_id, count(*)::int from board_own o where o.user_id = mine
        group by o.client_id order by 2 desc, 1 limit p_most;
    end if;
  end $$;`;
