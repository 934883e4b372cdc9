import { sql, type Kysely } from 'kysely';

/**
 * The index of opportunities is asked for each condition by itself: of conditions that are joined to one, it goes through
 * all that is read for each, where of several it leaps over what another leaves out.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('drop function app.soonest_by_days(tsquery, tsquery, timestamptz, int, boolean)').execute(db);
  await sql.raw(conditions).execute(db);
  await sql.raw(byDays).execute(db);
  await sql.raw(finding).execute(db);
};

/** As migration 0087 has them. */
const parts = 16;

/** So many conditions are asked for by themselves; the last of them is the rest, as one. */
const most = 4;

const found = (inner: string): string =>
  `return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
        from (select o.engagement_id, o.words from opportunity_text o where ${inner}) f;`;

const byThemselves = [
  'o.words @@ each[1] and o.words @@ each[2]',
  ...Array.from({ length: most - 2 }, (_, at) => `o.words @@ coalesce(each[${String(at + 3)}], each[1])`),
].join(' and ');

/** One condition is not asked for several times; of two and more each is, and the first in place of one that is missing. */
const foundByEach = (inner: string): string => `if each[2] is null then
          ${found(`o.words @@ each[1] and ${inner}`)}
        else
          ${found(`${byThemselves} and ${inner}`)}
        end if;`;

// The sums keep the index of closing times out of it, which the planner would read in full beside the words.
const closing = `o.closing_at + interval '0'`;
const soonest = `order by ${closing}, o.engagement_id limit`;

const conditions = `
  -- Conditions as one; null where there are none.
  create function app.all_of(p_conditions tsquery[]) returns tsquery
    language plpgsql immutable set search_path = public as $$
  declare
    whole tsquery;
    condition tsquery;
  begin
    foreach condition in array p_conditions loop
      whole := case when whole is null then condition else whole && condition end;
    end loop;
    return whole;
  end $$;
  -- The conditions to ask for by themselves; where there are more, the rest as the last one.
  create function app.each_of(p_conditions tsquery[]) returns tsquery[]
    language sql immutable set search_path = public as $$
    select case when cardinality(p_conditions) <= ${String(most)} then p_conditions
      else p_conditions[1:${String(most - 1)}] || app.all_of(p_conditions[${String(most)}:]) end
  $$;`;

const byDays = `
  -- The soonest that match, day by day, as migration 0089 has it.
  create function app.soonest_by_days(p_conditions tsquery[], p_text tsquery, p_now timestamptz, p_most int, p_with_day boolean)
    returns table (engagement_id uuid, rank real)
    language plpgsql volatile rows 100 set search_path = public set plan_cache_mode = force_generic_plan as $$
  declare
    -- Fewer than the parts, so that what shares the part of a day closes after it or has closed.
    most_days constant int := 12;
    today constant int := app.day_of(p_now);
    day int := today;
    each tsquery[] := app.each_of(p_conditions);
    until timestamptz;
    remaining int := p_most;
    more int;
  begin
    while day < today + most_days loop
      until := app.start_of_day(day + 1);
      if p_with_day then each := app.each_of(p_conditions || ('''~w:' || day || '''')::tsquery); end if;
      case mod(day, ${String(parts)})
      ${Array.from(
        { length: parts },
        (_, part) =>
          `when ${String(part)} then ${foundByEach(
            `o.part_of_days = ${String(part)} and ${closing} > p_now and ${closing} < until ${soonest} remaining`,
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
    each := app.each_of(p_conditions);
    ${foundByEach(`${closing} > p_now and ${closing} >= app.start_of_day(day) ${soonest} remaining`)}
  end $$;`;

const finding = `
  -- What matches all conditions, the soonest to close first. How it is looked for depends on how much there will be: what is
  -- rare is taken from the index of words and put in order; what is more is taken day by day of its closing; of what is
  -- frequent the first that close are looked through until there is enough.
  create function app.find_open(p_conditions tsquery[], p_text tsquery, p_now timestamptz, p_most int)
    returns table (engagement_id uuid, rank real)
    -- Volatile, for nothing else may ask the planner.
    language plpgsql volatile rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
  declare
    whole constant tsquery := app.all_of(p_conditions);
    each constant tsquery[] := app.each_of(p_conditions);
    plan json;
    every float8;
    expected float8;
  begin
    if not app.may_search() then return; end if;
    if whole is null then
      return query select o.engagement_id, 0::real from opportunity_text o where o.closing_at > p_now
        order by o.closing_at, o.engagement_id limit p_most;
      return;
    end if;
    select c.reltuples into every from pg_class c where c.oid = 'opportunity_text'::regclass;
    execute format('explain (format json) select from opportunity_text where words @@ %L::tsquery', whole) into plan;
    expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
    -- Words stand together more often than the planner thinks, who takes each for independent of the others.
    if expected > greatest(every / 12, 15 * p_most)
      or p_text is not null and expected > every / 100 and app.among_the_first(whole, p_now) > 25 then
      ${found('o.closing_at > p_now and (o.words @@ whole) is true order by o.closing_at, o.engagement_id limit p_most')}
      return;
    end if;
    if expected > 2 * p_most then
      return query select * from app.soonest_by_days(p_conditions, p_text, p_now, p_most, expected > every / 100);
      return;
    end if;
    ${foundByEach(`${closing} > p_now ${soonest} p_most`)}
  end $$;
  -- For a server of before, which serves until the newer one does.
  create or replace function app.find_opportunities(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int)
    returns table (engagement_id uuid, rank real)
    language sql volatile rows 200 set search_path = public as $$
    select * from app.find_open(case when p_query is null then '{}' else array[p_query] end, p_text, p_now, p_most)
  $$;`;
