import { sql, type Kysely } from 'kysely';

/**
 * The days of closing each have their own part of the index of words, so that the soonest that match are found by reading
 * what closes on those days alone. One index for all had to read past every other day. Decision 0035.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table opportunity_text add column part_of_days int
         generated always as (mod(app.day_of(closing_at), ${String(parts)})) stored;
       ${Array.from({ length: parts }, (_, part) => indexOf(part)).join('\n')}
       analyze opportunity_text`,
    )
    .execute(db);
  await sql.raw(finding).execute(db);
};

/** So many days stand apart before the next shares the part of the first. More parts take longer to plan and to write. */
const parts = 16;

const indexOf = (part: number): string =>
  `create index opportunity_text_words_${String(part)} on opportunity_text using gin (words) with (fastupdate = off)
     where part_of_days = ${String(part)};`;

const finding = `
  create function app.start_of_day(p_day int) returns timestamptz language sql immutable parallel safe as $$
    select (date '2000-01-01' + p_day)::timestamp at time zone 'UTC' $$;
  -- What matches, the soonest to close first. How it is looked for depends on how much there will be: what is rare is taken
  -- from the index of words and put in order; what is more is taken day by day of its closing; of what is frequent the
  -- first that close are looked through until there is enough.
  create or replace function app.find_opportunities(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int)
    returns table (engagement_id uuid, rank real)
    -- Volatile, for nothing else may ask the planner.
    language plpgsql volatile rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  declare
    -- Where so many days do not hold enough, all that matches is less to read than the days.
    most_days constant int := 5;
    today constant int := app.day_of(p_now);
    day int := today;
    remaining int := p_most;
    plan json;
    every float8;
    expected float8;
    -- How many of all close within those days.
    soon float8;
    more int;
  begin
    if not app.may_search() then return; end if;
    if p_query is null then
      return query select o.engagement_id, 0::real from opportunity_text o where o.closing_at > p_now
        order by o.closing_at, o.engagement_id limit p_most;
      return;
    end if;
    select c.reltuples into every from pg_class c where c.oid = 'opportunity_text'::regclass;
    execute format('explain (format json) select from opportunity_text where words @@ %L::tsquery', p_query) into plan;
    expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
    if expected > greatest(every / 12, 15 * p_most) then
      return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
        from (select o.engagement_id, o.words from opportunity_text o where o.closing_at > p_now and (o.words @@ p_query) is true
          order by o.closing_at, o.engagement_id limit p_most) f;
      return;
    end if;
    if expected > 2 * p_most then
      execute format('explain (format json) select from opportunity_text where closing_at > %L and closing_at < %L', p_now,
        app.start_of_day(today + most_days)) into plan;
      soon := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
      while expected * soon > p_most * every and day < today + most_days loop
        return query execute format(
          'select f.engagement_id, case when $4 is null then 0 else ts_rank(''{0.1, 0.4, 0.7, 1}'', f.words, $4) end::real
             from (select o.engagement_id, o.words from opportunity_text o
               -- The sum keeps the index of closing times out of it, which the planner would read in full beside the words.
               where o.part_of_days = %s and o.words @@ $1 and o.closing_at + interval ''0'' > $2
               order by o.closing_at + interval ''0'', o.engagement_id limit $3) f', mod(day, ${String(parts)}))
          using p_query && ('''~w:' || day || '''')::tsquery, p_now, remaining, p_text;
        get diagnostics more = row_count;
        remaining := remaining - more;
        day := day + 1;
        if remaining = 0 then return; end if;
        -- The first days tell whether the others will do; weekends close little.
        exit when day >= today + 3 and remaining * (day - today) > most_days * (p_most - remaining);
      end loop;
    end if;
    return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o
        where o.words @@ p_query and o.closing_at + interval '0' > p_now and o.closing_at + interval '0' >= app.start_of_day(day)
        order by o.closing_at + interval '0', o.engagement_id limit remaining) f;
  end $$;`;
