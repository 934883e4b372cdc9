import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * What opportunities are found by. Row security hides from an index what a condition of a search looks for, so the words
 * stand in tables that nobody reads: named functions give out ids, and the rows behind those are read as everybody's.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const index = { kind: 'index' } as const;
  await makeTable(
    db,
    'opportunity_text',
    index,
    `engagement_id uuid primary key references engagement on delete cascade,
     closing_at timestamptz not null,
     words tsvector not null,
     phrases text[] not null,
     counted text[] not null default '{}',
     is_learnt boolean not null default false`,
  );
  await makeTable(
    db,
    'search_phrase',
    index,
    `id int generated always as identity primary key,
     kind text not null check (kind in ('role', 'client', 'place', 'classification')),
     phrase text not null,
     uses int not null check (uses >= 0),
     unique (kind, phrase)`,
  );
  await makeTable(
    db,
    'search_start',
    index,
    `phrase_id int not null references search_phrase on delete cascade,
     start text collate "C" not null,
     uses int not null,
     primary key (phrase_id, start)`,
  );
  await makeTable(
    db,
    'search_word',
    index,
    `word text collate "C" primary key,
     stem text,
     near text[] not null`,
  );
  await sql
    .raw(
      `create index opportunity_text_words on opportunity_text using gin (words) with (fastupdate = off);
       alter table opportunity_text alter column words set statistics 300;
       create index opportunity_text_closing on opportunity_text (closing_at, engagement_id);
       create index opportunity_text_to_learn on opportunity_text (engagement_id) where not is_learnt;
       create index search_start_by_text on search_start (start);
       create index search_start_by_one on search_start ((left(start, 1)), uses desc) where uses > 0;
       create index search_start_by_two on search_start ((left(start, 2)), uses desc) where uses > 0;
       create index search_start_by_three on search_start ((left(start, 3)), uses desc) where uses > 0;
       create index search_word_near on search_word using gin (near);
       -- Not on the status, as engagement_open is: a statement that is planned for any value cannot use that.
       create index engagement_of_client_open on engagement (client_id, status, closing_at) where published_at is not null;
       create index engagement_published on engagement (published_at) where published_at is not null`,
    )
    .execute(db);
  await sql.raw(reading).execute(db);
  await sql.raw(keeping).execute(db);
  await sql.raw(finding).execute(db);
  await sql
    .raw(
      `select set_config('app.side', 'system', true);
       insert into opportunity_text (engagement_id, closing_at, words, phrases)
         select engagement_id, closing_at, words, phrases from app.opportunity_now;
       select app.learn_opportunities();
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};

/** What of a text counts: small letters without accents, and the words in it. */
const reading = `
  create function app.plain(p_text text) returns text language sql immutable parallel safe as $$
    select lower(regexp_replace(normalize(p_text, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$;
  create function app.words_in(p_text text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct w), '{}')
    from regexp_split_to_table(app.plain(p_text), '[^[:alnum:]]+') w where w <> '' and length(w) <= 60 $$;
  create function app.vector_of(p_text text, p_weight "char") returns tsvector language sql immutable parallel safe as $$
    select setweight(to_tsvector('pg_catalog.english', regexp_replace(app.plain(p_text), '[^[:alnum:]]+', ' ', 'g')), p_weight) $$;
  -- A word without one of its letters, a long one without two: two words that share one of these differ by a slip.
  create function app.near(p_word text) returns text[] language sql immutable parallel safe as $$
    select case when length(p_word) < 4 or length(p_word) > 24 then array[p_word]
      else array_agg(distinct n) end
    from (
      select p_word as n
      union all select overlay(p_word placing '' from i for 1) from generate_series(1, length(p_word)) i
      union all select overlay(overlay(p_word placing '' from j for 1) placing '' from i for 1)
        from generate_series(1, length(p_word)) i join generate_series(1, length(p_word)) j on i < j
        where length(p_word) >= 8
    ) each $$;
  create function app.stem(p_word text) returns text language sql immutable parallel safe as $$
    select (ts_lexize('english_stem', p_word))[1] $$;
  create function app.places_in(p_text text) returns text[] language sql immutable parallel safe as $$
    select array(select 'l:' || w from unnest(app.words_in(p_text)) w) $$;
  -- Everything that agencies may apply to, as it is found: by its words, by what it is, and by when it closes.
  create view app.opportunity_now as
    select e.id as engagement_id, closing.at as closing_at,
      app.vector_of(e.title, 'A') || app.vector_of(requests.titles, 'B') || app.vector_of(c.name, 'C')
        || app.vector_of(concat_ws(' ', e.location, requests.places, k.value, s.value, e.description), 'D')
        || array_to_tsvector(array_remove(array[
             '~k:' || e.kind, '~t:' || e.engagement_type_id, '~r:' || e.role_category_id, '~e:' || e.recruitment_type_id,
             '~f:' || e.classification_id, '~s:' || coalesce(e.sub_classification_id::text, 'any'), '~c:' || e.client_id, '~g:' || e.region_id,
             '~y:' || e.country_id, '~q:' || e.client_id || '/' || e.recruitment_type_id || '/' || e.role_category_id,
             case when e.is_demo then '~d:1' else '~d:0' end], null)
           || app.places_in(concat_ws(' ', e.location, requests.places, y.value))) as words,
      array(select distinct p from unnest(array['role|' || e.title, 'client|' || c.name, 'place|' || e.location,
          'classification|' || k.value, 'classification|' || s.value] || requests.phrases) p where p is not null) as phrases
    from engagement e
    join tenant c on c.id = e.client_id
    join classification k on k.id = e.classification_id
    join country y on y.id = e.country_id
    left join sub_classification s on s.id = e.sub_classification_id
    -- What stands still has no time at which it closes.
    cross join lateral (select case when e.paused_at is null then e.closing_at else 'infinity' end as at) closing
    cross join lateral (
      select coalesce(string_agg(t.job_title, ' '), '') as titles, coalesce(string_agg(t.location, ' '), '') as places,
        coalesce(array_agg('role|' || t.job_title) || array_agg('place|' || t.location), '{}') as phrases
      from talent_request t where t.engagement_id = e.id and t.published_at is not null and t.status_id <> 7) requests
    where e.published_at is not null and e.status = 'open' and not (e.kind = 'competitive' and e.stage = 'fulfillment')`;

/** How the tables follow the engagements: the text at once, in the same transaction; what is suggested a little later. */
const keeping = `
  create function app.index_opportunity(p_engagement uuid) returns void
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
  create function app.engagement_found_by() returns trigger language plpgsql as $$ begin perform app.index_opportunity(new.id); return null; end $$;
  create trigger engagement_found_by after insert or update of title, description, location, country_id, region_id, kind,
      engagement_type_id, recruitment_type_id, role_category_id, classification_id, sub_classification_id, client_id, status,
      stage, is_demo, closing_at, paused_at, published_at on engagement
    for each row execute function app.engagement_found_by();
  create function app.request_found_by() returns trigger language plpgsql as $$ begin perform app.index_opportunity(new.engagement_id); return null; end $$;
  create trigger request_added_found_by after insert on talent_request
    for each row execute function app.request_found_by();
  create trigger request_found_by after update of job_title, location, published_at, status_id on talent_request
    for each row when ((old.job_title, old.location, old.published_at, old.status_id = 7)
      is distinct from (new.job_title, new.location, new.published_at, new.status_id = 7))
    execute function app.request_found_by();
  create function app.client_found_by() returns trigger language plpgsql as $$
  begin
    perform app.index_opportunity(e.id) from engagement e
      where e.client_id = new.id and e.published_at is not null and e.status = 'open';
    return null;
  end $$;
  create trigger client_found_by after update of name on tenant
    for each row when (new.side = 'client' and old.name is distinct from new.name) execute function app.client_found_by();

  -- Words and phrases are counted apart from what is written: two employers who use the same word wait for nobody.
  create function app.learn_opportunities(p_most int default null) returns int
    language plpgsql security definer set search_path = public set app.side = 'system' as $$
  declare
    todo uuid[];
    changed int[];
  begin
    lock table search_phrase in share row exclusive mode;
    todo := array(select engagement_id from opportunity_text where not is_learnt order by engagement_id limit p_most);
    if cardinality(todo) = 0 then return 0; end if;
    with delta as (
      select p, sum(n) as uses from (
        select unnest(phrases) as p, 1 as n from opportunity_text where engagement_id = any (todo)
        union all select unnest(counted), -1 from opportunity_text where engagement_id = any (todo)) each
      group by p having sum(n) <> 0),
    known as (
      update search_phrase s set uses = s.uses + d.uses from delta d
      where s.kind = split_part(d.p, '|', 1) and s.phrase = substr(d.p, strpos(d.p, '|') + 1) returning s.id, d.p),
    added as (
      insert into search_phrase (kind, phrase, uses)
        select split_part(p, '|', 1), substr(p, strpos(p, '|') + 1), uses from delta d
        where not exists (select from known where known.p = d.p) returning id)
    select array(select id from known union all select id from added) into changed;
    update search_start t set uses = s.uses from search_phrase s where s.id = t.phrase_id and s.id = any (changed);
    insert into search_start (phrase_id, start, uses)
      select distinct s.id, left(rest.text, 60), s.uses
      from search_phrase s
      cross join lateral (select array_agg(w order by n) as words from regexp_split_to_table(app.plain(s.phrase), '\\s+') with ordinality as each (w, n)) split
      cross join lateral (select array_to_string(split.words[n:], ' ') as text from generate_subscripts(split.words, 1) n where n <= 8) rest
      where s.id = any (changed) and rest.text ~ '^[[:alnum:]]'
        and not exists (select from search_start known where known.phrase_id = s.id)
      on conflict do nothing;
    insert into search_word (word, stem, near)
      select w, app.stem(w), app.near(w)
      from (select distinct unnest(app.words_in(s.phrase)) as w from search_phrase s where s.id = any (changed)) each
      where not exists (select from search_word known where known.word = each.w)
      on conflict do nothing;
    delete from opportunity_text where engagement_id = any (todo) and phrases = '{}';
    update opportunity_text set counted = phrases, is_learnt = true where engagement_id = any (todo);
    return cardinality(todo);
  end $$;`;

/** What is given out: ids of what is published to agencies, and words and names that stand in it. */
const finding = `
  create function app.may_search() returns boolean language sql stable as $$
    select (app.side() = 'agency' and app.is_approved_agency()) or app.is_staff() $$;

  -- What matches, the soonest to close first. How it is looked for depends on how much there will be, as the planner
  -- knows it from its statistics: what is rare is taken from the index of words and put in order; of what is frequent
  -- the first that close are looked through until there is enough.
  create function app.find_opportunities(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int)
    returns table (engagement_id uuid, rank real)
    -- Volatile, for nothing else may ask the planner.
    language plpgsql volatile rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  declare
    plan json;
    every float8;
    expected float8;
    ids uuid[];
  begin
    if not app.may_search() then return; end if;
    if p_query is null then
      return query select o.engagement_id, 0::real from opportunity_text o where o.closing_at > p_now
        order by o.closing_at, o.engagement_id limit p_most;
      return;
    end if;
    execute 'explain (format json) select from opportunity_text where words @@ ' || quote_literal(p_query) || '::tsquery' into plan;
    select c.reltuples into every from pg_class c where c.oid = 'opportunity_text'::regclass;
    expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
    -- Words that often stand together are more frequent than the planner believes: where that may be, a look along the
    -- first that close costs little.
    if expected > every / 500 and expected > p_most and expected <= greatest(every / 25, 15 * p_most) then
      ids := array(
        select w.engagement_id from (
          select o.engagement_id, o.words from opportunity_text o where o.closing_at > p_now
          order by o.closing_at, o.engagement_id limit 20 * p_most) w
        where (w.words @@ p_query) is true limit p_most);
      if cardinality(ids) = p_most then
        return query select o.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', o.words, p_text) end::real
          from opportunity_text o where o.engagement_id = any (ids);
        return;
      end if;
    end if;
    if expected > greatest(every / 25, 15 * p_most) then
      return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
        from (select o.engagement_id, o.words from opportunity_text o where o.closing_at > p_now and (o.words @@ p_query) is true
          order by o.closing_at, o.engagement_id limit p_most) f;
    else
      return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
        from (select o.engagement_id, o.words from opportunity_text o
          -- The sum keeps the index of closing times out of it, which the planner would read in full beside the words.
          where o.words @@ p_query and o.closing_at + interval '0' > p_now
          order by o.closing_at, o.engagement_id limit p_most) f;
    end if;
  end $$;

  -- What is known of the words that somebody looks for: their stems, those of longer words, and words that are near.
  create function app.read_words(p_words text[])
    returns table (word text, stem text, is_known boolean, longer text[], near jsonb)
    language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  begin
    if not app.may_search() then return; end if;
    return query
      select w, app.stem(w), exists (select from search_word s where s.word = w),
        array(select distinct more.stem from (select s.stem from search_word s
          where s.word > w and s.word < w || U&'\\+10FFFF' and s.stem is not null order by s.word limit 20) more),
        case when length(w) between 4 and 24 then
          (select coalesce(jsonb_agg(jsonb_build_object('word', s.word, 'stem', s.stem)), '[]')
             from (select s.word, s.stem from search_word s where s.near && app.near(w) and s.stem is not null limit 200) s)
          else '[]' end
      from unnest(p_words) with ordinality as each (w, n) order by n;
  end $$;

  -- What the phrases of open engagements go on like, those first that stand in most.
  create function app.suggest(p_text text, p_most int) returns table (kind text, phrase text, uses int)
    language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  declare
    t constant text := app.plain(p_text);
  begin
    if not app.may_search() or t = '' then return; end if;
    return query
      with found as (
        (select s.phrase_id from search_start s where length(t) = 1 and left(s.start, 1) = t and s.uses > 0
           order by s.uses desc limit p_most * 4)
        union (select s.phrase_id from search_start s where length(t) = 2 and left(s.start, 2) = t and s.uses > 0
           order by s.uses desc limit p_most * 4)
        union (select s.phrase_id from search_start s where length(t) = 3 and left(s.start, 3) = t and s.uses > 0
           order by s.uses desc limit p_most * 4)
        union (select top.phrase_id from (select s.phrase_id, s.start from search_start s
             where length(t) > 3 and left(s.start, 3) = left(t, 3) and s.uses > 0 order by s.uses desc limit 500) top
           where starts_with(top.start, t) limit p_most * 4)
        union (select each.phrase_id from (select s.phrase_id, s.uses from search_start s
             where length(t) > 3 and s.start >= t and s.start < t || U&'\\+10FFFF' limit 300) each where each.uses > 0))
      select p.kind, p.phrase, p.uses from found join search_phrase p on p.id = found.phrase_id
      where p.uses > 0
      order by starts_with(app.plain(p.phrase), t) desc, p.uses desc, length(p.phrase), p.phrase limit p_most;
  end $$;`;
