import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Names by which an agency finds its own candidates; who was withdrawn or erased is found by none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'candidate_words',
    { kind: 'index' },
    `candidate_id uuid primary key references candidate on delete cascade,
     supplier_id uuid not null references tenant,
     engagement_id uuid not null,
     date_submitted timestamptz not null,
     words tsvector not null`,
  );
  await sql
    .raw(
      `create index candidate_words_words on candidate_words using gin (words) with (fastupdate = off);
       create index candidate_words_newest on candidate_words (supplier_id, date_submitted, candidate_id);
       create view app.candidate_words_now as
         select c.id as candidate_id, c.supplier_id, c.engagement_id, c.date_submitted,
           app.lexemes(k.key || 'p:', c.first_name || ' ' || c.last_name, '1')::tsvector || array_to_tsvector(
             array[k.key || '#:' || c.number, k.key || '#:' || lpad(c.number::text, greatest(6, length(c.number::text)), '0')]) as words
         from candidate c cross join lateral (select right(c.supplier_id::text, 8) as key) k
         where c.status_id <> 5 and c.erased_at is null;
       create function app.index_candidate() returns trigger
         language plpgsql security definer set search_path = public set app.side = 'system' as $$
       begin
         insert into candidate_words select * from app.candidate_words_now where candidate_id = new.id
           on conflict (candidate_id) do update set words = excluded.words, date_submitted = excluded.date_submitted;
         if not found then delete from candidate_words where candidate_id = new.id; end if;
         return null;
       end $$;
       create trigger candidate_added_found_by after insert on candidate for each row execute function app.index_candidate();
       create trigger candidate_found_by after update of first_name, last_name, number, status_id, erased_at, date_submitted on candidate
         for each row when ((old.first_name, old.last_name, old.number, old.status_id = 5, old.erased_at is null, old.date_submitted)
           is distinct from (new.first_name, new.last_name, new.number, new.status_id = 5, new.erased_at is null, new.date_submitted))
         execute function app.index_candidate();

       -- The newest candidates of the caller's agency whom all words find; of those in whose engagements the caller works,
       -- where they see no other. So many are gathered and put in order; where there are more, the newest are walked through.
       create function app.find_own_candidates(p_query tsquery, p_most int) returns uuid[]
         language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
         set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
       declare
         gathered constant int := 500;
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
       end $$;

       -- How many candidates of the caller's agency are in each status in the engagements of a large part of its board,
       -- counted up to one more than \`p_most\`; as the lists show them, so of a cancelled request only the rejected ones.
       create function app.count_candidates_on_board(p_query tsquery, p_statuses int[], p_most int)
         returns table (status_id int, n int)
         language plpgsql volatile rows 9 security definer set search_path = public set plan_cache_mode = force_custom_plan
         set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
       declare
         supplier constant uuid := app.tenant();
         mine constant uuid := app.works_as();
       begin
         if not app.may_see_board() then return; end if;
         -- Said with what narrows alone: what may be left out is gathered for all of the board first.
         return query execute 'select s, (select count(*)::int from (select from candidate k
             where k.supplier_id = $1 and k.status_id = s'
             || case when p_query is null and mine is null then '' else ' and exists (select from board_row b
                  where b.engagement_id = k.engagement_id and b.supplier_id = $1' end
             || case when mine is null then '' else ' and $2 = any (b.users)' end
             || case when p_query is null then '' else ' and (b.words @@ $3) is true' end
             || case when p_query is null and mine is null then '' else ')' end || '
               and (s = 3 or (select r.status_id from talent_request r where r.id = k.talent_request_id) <> 7)
             limit $4 + 1) each)
           from unnest($5) s' using supplier, mine, p_query, p_most, p_statuses;
       end $$;
       select set_config('app.side', 'system', true);
       insert into candidate_words select * from app.candidate_words_now;
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};
