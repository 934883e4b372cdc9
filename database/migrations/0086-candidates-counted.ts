import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * The candidates that are counted over a board, each with its status: whether one is counted depends on its request, which
 * was read for every one of them. Decision 0030.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'board_candidate',
    { kind: 'index' },
    `candidate_id uuid primary key references candidate on delete cascade,
     supplier_id uuid not null,
     status_id int not null,
     engagement_id uuid not null`,
  );
  await sql
    .raw(`create index board_candidate_status on board_candidate (supplier_id, status_id, engagement_id)`)
    .execute(db);
  await sql.raw(keeping).execute(db);
  await sql.raw(counting).execute(db);
  await sql
    .raw(
      `select set_config('app.side', 'system', true);
       insert into board_candidate select * from app.board_candidate_now;
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};

const keeping = `
  -- As the lists show them: no withdrawn ones, and of a cancelled request the rejected alone.
  create view app.board_candidate_now as
    select k.id as candidate_id, k.supplier_id, k.status_id, k.engagement_id
    from candidate k join talent_request r on r.id = k.talent_request_id
    where k.status_id <> 5 and (r.status_id <> 7 or k.status_id = 3);
  create function app.count_candidate(p_candidate uuid) returns void
    language plpgsql security definer set search_path = public set app.side = 'system' as $$
  begin
    insert into board_candidate as b select * from app.board_candidate_now where candidate_id = p_candidate
      on conflict (candidate_id) do update set supplier_id = excluded.supplier_id, status_id = excluded.status_id
      where b is distinct from excluded;
    if not exists (select from app.board_candidate_now where candidate_id = p_candidate) then
      delete from board_candidate where candidate_id = p_candidate;
    end if;
  end $$;
  create function app.candidate_on_board() returns trigger language plpgsql as $$
    begin perform app.count_candidate(new.id); return null; end $$;
  create trigger candidate_added_on_board after insert on candidate for each row execute function app.candidate_on_board();
  create trigger candidate_on_board after update of status_id, supplier_id on candidate
    for each row when ((old.status_id, old.supplier_id) is distinct from (new.status_id, new.supplier_id))
    execute function app.candidate_on_board();
  create function app.candidates_of_request_on_board() returns trigger
    language plpgsql security definer set search_path = public set app.side = 'system' as $$
    begin perform app.count_candidate(k.id) from candidate k where k.talent_request_id = new.id order by k.id; return null; end $$;
  create trigger request_cancelled_on_board after update of status_id on talent_request
    for each row when ((old.status_id = 7) is distinct from (new.status_id = 7))
    execute function app.candidates_of_request_on_board();`;

const counting = `
  create or replace function app.count_candidates_on_board(p_query tsquery, p_statuses int[], p_most int)
    returns table (status_id int, n int)
    language plpgsql volatile rows 9 security definer set search_path = public set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  declare
    supplier constant uuid := app.tenant();
    mine constant uuid := app.works_as();
  begin
    if not app.may_see_board() then return; end if;
    -- Said with what narrows alone: what may be left out is gathered for all of the board first.
    return query execute 'select s, (select count(*)::int from (select from board_candidate k
        where k.supplier_id = $1 and k.status_id = s'
        || case when mine is null then '' else ' and exists (select from board_own o
             where o.user_id = $2 and o.engagement_id = k.engagement_id)' end
        || case when p_query is null then '' else ' and exists (select from board_row b
             where b.engagement_id = k.engagement_id and b.supplier_id = $1 and (b.words @@ $3) is true)' end || '
        limit $4 + 1) each)
      from unnest($5) s' using supplier, mine, p_query, p_most, p_statuses;
  end $$;`;
