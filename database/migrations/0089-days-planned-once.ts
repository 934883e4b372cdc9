import { sql, type Kysely } from 'kysely';

/**
 * What is found day by day of its closing is asked for by statements that are planned once: to plan them took longer than
 * to answer them. Where little matches, the part of a day in the index holds so little of it that looking up the day beside
 * the words is dearer than reading past the other days.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(byDays).execute(db);
  await sql.raw(finding).execute(db);
};

/** As migration 0087 has them. */
const parts = 16;

const found = (inner: string): string =>
  `return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
        from (select o.engagement_id, o.words from opportunity_text o where ${inner}) f;`;

// The sums keep the index of closing times out of it, which the planner would read in full beside the words.
const closing = `o.closing_at + interval '0'`;
const soonest = `order by ${closing}, o.engagement_id limit`;

const byDays = `
  -- How many of the first two hundred to close match.
  create function app.among_the_first(p_query tsquery, p_now timestamptz) returns int
    language plpgsql stable set search_path = public set plan_cache_mode = force_generic_plan as $$
  begin
    return (select count(*) from (select o.words from opportunity_text o where o.closing_at > p_now
      order by o.closing_at, o.engagement_id limit 200) f where f.words @@ p_query);
  end $$;
  -- The soonest that match, day by day; where the days hold too few, the others are taken from all that matches.
  create function app.soonest_by_days(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int, p_with_day boolean)
    returns table (engagement_id uuid, rank real)
    language plpgsql volatile rows 100 set search_path = public set plan_cache_mode = force_generic_plan as $$
  declare
    -- Fewer than the parts, so that what shares the part of a day closes after it or has closed.
    most_days constant int := 12;
    today constant int := app.day_of(p_now);
    day int := today;
    asked tsquery := p_query;
    until timestamptz;
    remaining int := p_most;
    more int;
  begin
    while day < today + most_days loop
      until := app.start_of_day(day + 1);
      if p_with_day then asked := p_query && ('''~w:' || day || '''')::tsquery; end if;
      case mod(day, ${String(parts)})
      ${Array.from(
        { length: parts },
        (_, part) =>
          `when ${String(part)} then ${found(
            `o.part_of_days = ${String(part)} and o.words @@ asked and ${closing} > p_now and ${closing} < until ${soonest} remaining`,
          )}`,
      ).join('\n      ')}
      end case;
      get diagnostics more = row_count;
      remaining := remaining - more;
      if remaining = 0 then return; end if;
      day := day + 1;
      -- The first days tell whether the others will do; weekends close little.
      exit when day >= today + 3 and remaining * (day - today) > most_days * (p_most - remaining);
    end loop;
    ${found(`o.words @@ p_query and ${closing} > p_now and ${closing} >= app.start_of_day(day) ${soonest} remaining`)}
  end $$;`;

const finding = `
  -- What matches, the soonest to close first. How it is looked for depends on how much there will be: what is rare is taken
  -- from the index of words and put in order; what is more is taken day by day of its closing; of what is frequent the
  -- first that close are looked through until there is enough.
  create or replace function app.find_opportunities(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int)
    returns table (engagement_id uuid, rank real)
    -- Volatile, for nothing else may ask the planner.
    language plpgsql volatile rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  declare
    plan json;
    every float8;
    expected float8;
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
    -- Words stand together more often than the planner thinks, who takes each for independent of the others.
    if expected > greatest(every / 12, 15 * p_most)
      or p_text is not null and expected > every / 100 and app.among_the_first(p_query, p_now) > 25 then
      ${found('o.closing_at > p_now and (o.words @@ p_query) is true order by o.closing_at, o.engagement_id limit p_most')}
      return;
    end if;
    if expected > 2 * p_most then
      return query select * from app.soonest_by_days(p_query, p_text, p_now, p_most, expected > every / 100);
      return;
    end if;
    ${found(`o.words @@ p_query and ${closing} > p_now ${soonest} p_most`)}
  end $$;`;
