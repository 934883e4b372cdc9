import { sql, type Kysely } from 'kysely';

/**
 * What is found often is looked for day by day of its closing: the day stands among the words, so that the index of words
 * finds the soonest by itself. A classification stands there together with each place and with the role category, for
 * these are asked for together, and each by itself is frequent.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(reading).execute(db);
  await sql.raw(finding).execute(db);
  await sql
    .raw(
      `select set_config('app.side', 'system', true);
       drop index opportunity_text_words;
       update opportunity_text o set words = n.words from app.opportunity_now n where n.engagement_id = o.engagement_id;
       create index opportunity_text_words on opportunity_text using gin (words) with (fastupdate = off);
       analyze opportunity_text;
       select set_config('app.side', '', true)`,
    )
    .execute(db);
};

const reading = `
  -- The day as a number, the same wherever the server stands.
  create function app.day_of(p_at timestamptz) returns int language sql immutable parallel safe as $$
    select case when isfinite(p_at) then (p_at at time zone 'UTC')::date - date '2000-01-01' end $$;
  create or replace view app.opportunity_now as
    select e.id as engagement_id, closing.at as closing_at,
      app.vector_of(e.title, 'A') || app.vector_of(requests.titles, 'B') || app.vector_of(c.name, 'C')
        || app.vector_of(concat_ws(' ', e.location, requests.places, k.value, s.value, e.description), 'D')
        || array_to_tsvector(array_remove(array[
             '~k:' || e.kind, '~t:' || e.engagement_type_id, '~r:' || e.role_category_id, '~e:' || e.recruitment_type_id,
             '~f:' || e.classification_id, '~s:' || coalesce(e.sub_classification_id::text, 'any'), '~c:' || e.client_id, '~g:' || e.region_id,
             '~y:' || e.country_id, '~q:' || e.client_id || '/' || e.recruitment_type_id || '/' || e.role_category_id,
             case when e.is_demo then '~d:1' else '~d:0' end, '~w:' || app.day_of(closing.at),
             '~fr:' || e.classification_id || '/' || e.role_category_id], null)
           || places.words || array(select '~f' || left(p, 1) || ':' || e.classification_id || '/' || substr(p, 3) from unnest(places.words) p)) as words,
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
    cross join lateral (select app.places_in(concat_ws(' ', e.location, requests.places, y.value)) as words) places
    where e.published_at is not null and e.status = 'open' and not (e.kind = 'competitive' and e.stage = 'fulfillment')`;

const finding = `
  -- What matches, the soonest to close first. How it is looked for depends on how much there will be, as the planner
  -- knows it from its statistics: what is rare is taken from the index of words and put in order; what is more is taken
  -- from there by the days in which it closes; of what is frequent the first that close are looked through until there
  -- is enough.
  create or replace function app.find_opportunities(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int)
    returns table (engagement_id uuid, rank real)
    -- Volatile, for nothing else may ask the planner.
    language plpgsql volatile rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  declare
    plan json;
    every float8;
    expected float8;
    days int := 2;
    within tsquery;
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
    if expected > greatest(every / 12, 15 * p_most) then
      return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
        from (select o.engagement_id, o.words from opportunity_text o where o.closing_at > p_now and (o.words @@ p_query) is true
          order by o.closing_at, o.engagement_id limit p_most) f;
      return;
    end if;
    -- More than a few days would be more to read than all that matches.
    while expected > greatest(every / 200, 5 * p_most) and days <= 8 loop
      select string_agg('''~w:' || app.day_of(p_now) + n || '''', '|')::tsquery into within from generate_series(0, days - 1) n;
      ids := array(select o.engagement_id from opportunity_text o
        -- The sums keep the index of closing times out of it, which the planner would read in full beside the words.
        where o.words @@ (p_query && within) and o.closing_at + interval '0' > p_now
        order by o.closing_at + interval '0', o.engagement_id limit p_most);
      if cardinality(ids) = p_most then
        return query select o.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', o.words, p_text) end::real
          from opportunity_text o where o.engagement_id = any (ids);
        return;
      end if;
      days := greatest(days + 1, least(1000, ceil(1.5 * days * p_most / (cardinality(ids) + 1))));
    end loop;
    return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o
        where o.words @@ p_query and o.closing_at + interval '0' > p_now
        order by o.closing_at + interval '0', o.engagement_id limit p_most) f;
  end $$;`;
