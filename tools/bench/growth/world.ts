import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createDemoWorld } from '../demo.ts';
import { createBoards } from './board.ts';

const log = pino({ level: 'error' });

const levels = ['', 'Senior', 'Lead', 'Junior', 'Principal', 'Graduate', 'Deputy', 'Head'];
const jobs =
  `Registered Nurse,Software Engineer,Accountant,Electrician,Project Manager,Teacher,Data Analyst,Chef,Driver,Carpenter,Pharmacist,Physiotherapist,Solicitor,Paralegal,Underwriter,Actuary,Bookkeeper,Payroll Officer,Receptionist,Executive Assistant,Recruiter,Architect,Surveyor,Estimator,Site Supervisor,Geologist,Metallurgist,Welder,Boilermaker,Plumber,Mechanic,Store Manager,Buyer,Merchandiser,Copywriter,Designer,Statistician,Chemist,Biologist,Dietitian,Radiographer,Sonographer,Midwife,Paramedic,Counsellor,Psychologist,Librarian,Auditor,Treasurer,Economist`.split(
    ',',
  );
const fields =
  `Emergency,Aged Care,Intensive Care,Payments,Claims,Retail Banking,Rail,Water,Renewables,Mining,Logistics,Warehouse,Primary School,Secondary School,Oncology,Paediatrics,Tax,Treasury,Cloud Platforms,Cyber Security,Embedded Systems,Hospitality,Property,Facilities,Procurement,Manufacturing,Quality,Safety,Compliance,Litigation,Pensions,Wholesale,Agriculture,Fisheries,Forestry,Aviation,Shipping,Defence,Local Government,Housing`.split(
    ',',
  );
const towns =
  `Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Darwin,Canberra,Newcastle,Wollongong,Geelong,Cairns,Singapore,Manila,Cebu,Davao,London,Leeds,Bristol,Glasgow,Cardiff,Belfast,Manchester,Liverpool,Denver,Austin,Boston,Chicago,Seattle,Portland,Phoenix,Dallas,Auckland,Wellington,Hamilton,Dunedin,Toronto,Vancouver,Dublin,Cork`.split(
    ',',
  );
const quarters = ['', 'North', 'South', 'East', 'West'];
const sentences = [
  'You work in a team of twelve with rotating shifts and a supervisor on site.',
  'The role reports to the director of operations and carries a budget.',
  'Experience with regulators, contracts and suppliers is expected.',
  'We offer relocation, training, a pension and flexible hours.',
  'A current licence and the right to work are checked before the start.',
  'Travel between branches happens once a month and is paid.',
  'You write reports, lead meetings and answer for the quality of the results.',
  'The position is new and grows with the programme that it belongs to.',
];

/**
 * Adds a market with `count` open engagements to the demo world, and the boards of thirty agencies. Titles, places and
 * text consist of everyday words with a realistic skew, and all engagements close within sixty days. Rows are written
 * with triggers off.
 */
const growMarket = async (db: Kysely<unknown>, count: number, now: Date): Promise<void> => {
  const clients = Math.max(20, Math.floor(count / 500));
  const skewed = (list: readonly string[]) =>
    sql`(${list}::text[])[1 + floor(power(random(), 2) * ${list.length}::int)::int]`;
  await sql`set session_replication_role = replica`.execute(db);
  await sql`select setseed(0.42)`.execute(db);
  await sql`insert into tenant (id, side, name, status, created_at, is_demo)
    select md5('client' || n)::uuid, 'client', ${skewed(towns)} || ' ' || ${skewed(fields)} || ' ' || n, 'approved', ${now}, true
    from generate_series(1, ${clients}::int) n`.execute(db);
  await sql`insert into engagement (id, number, kind, engagement_type_id, client_id, title, description, stage, recruitment_type_id,
      role_category_id, employment_class_id, classification_id, sub_classification_id, location, country_id, region_id, time_zone,
      currency_id, fee_type_id, fee_percent, bid_type_id, bid_method_id, award_type_id, terms, hiring_lead_name, hiring_lead_email,
      closing_at, published_at, created_at, requires_prequalification)
    select md5('grown' || n)::uuid, 1000000 + n, case when n % 4 = 0 then 'competitive' else 'successfee' end,
      case when n % 4 = 0 then 2 else 1 + n % 2 end, md5('client' || 1 + floor(power(random(), 2) * ${clients}::int)::int)::uuid,
      trim(${skewed(levels)} || ' ' || ${skewed(jobs)} || ', ' || ${skewed(fields)}),
      ${skewed(sentences)} || ' ' || ${skewed(sentences)} || ' ' || ${skewed(sentences)}, 'application', 1 + (n % 5 = 0)::int, 1 + n % 3, 1,
      k.id, k.part, trim(${skewed(quarters)} || ' ' || ${skewed(towns)}), c.id, c.region_id, 'UTC', 152,
      case when n % 4 = 0 then 3 else 1 end, case when n % 4 = 0 then null else 15 end, case when n % 4 = 0 then 2 end,
      case when n % 4 = 0 then 1 end, case when n % 4 = 0 then 1 end, 'Terms', 'Hiring Lead', 'lead@client.example',
      ${now}::timestamptz + random() * interval '60 days', ${now}::timestamptz - random() * interval '30 days', ${now}::timestamptz, n % 7 = 0
    from (select n, 1 + floor(power(random(), 2) * 8)::int as country, 1 + floor(random() * 24)::int as class, floor(random() * 6)::int as part
          from generate_series(1, ${count}::int) n) each
    join lateral (select (array[36, 702, 608, 840, 826, 554, 124, 372])[each.country] as id) y on true
    join country c on c.id = y.id
    join (select s.classification_id as id, s.id as part, row_number() over (partition by s.classification_id order by s.id) - 1 as place
          from sub_classification s) k on k.id = each.class and k.place = each.part`.execute(db);
  await sql`insert into talent_request (id, number, engagement_id, client_id, job_title, location, no_of_roles, status_id, base_salary_from,
      base_salary_to, published_at, status_changed_at, created_at)
    select md5('request' || e.number)::uuid, e.number, e.id, e.client_id, split_part(e.title, ',', 1), e.location, 1 + e.number % 5, 2,
      80000, 120000, e.published_at, e.created_at, e.created_at
    from engagement e where e.number > 1000000`.execute(db);
  await createBoards(db, count, now);
  await sql`insert into lot_rules (talent_request_id, engagement_id, client_id, published_at, bid_type_id, bid_method_id, award_type_id,
      reference_amount, ends_at)
    select r.id, e.id, e.client_id, r.published_at, e.bid_type_id, e.bid_method_id, e.award_type_id, r.base_salary_to, e.bidding_ends_at
    from talent_request r join engagement e on e.id = r.engagement_id
    where e.kind = 'competitive' and e.number > 1000000`.execute(db);
  // Building an index over all rows at once is faster than row by row.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where indexname in ('opportunity_text_words', 'board_row_words', 'candidate_words_words')`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`insert into opportunity_text (engagement_id, closing_at, words, phrases)
    select engagement_id, closing_at, words, phrases from app.opportunity_now on conflict do nothing`.execute(db);
  await sql`insert into board_row select * from app.board_now on conflict do nothing`.execute(db);
  await sql`insert into candidate_words select * from app.candidate_words_now on conflict do nothing`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`insert into applied_engagement (engagement_id, supplier_id) select engagement_id, supplier_id from application
    on conflict do nothing`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await sql`select app.update_word_counts()`.execute(db);
  await sql`vacuum analyze`.execute(db);
};

/** Whether the database exists and the query returns true. */
const isTrue = async (url: string, query: string, values: unknown[] = []): Promise<boolean> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const { rows } = await pool.query<{ is_true: boolean }>(query, values);
    return rows[0]?.is_true === true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
};

/** The number of candidates in the bare server's world when the limits were set. */
const baselineCandidates = 100_000;

/** Prepares the world for the bare server, whose speed shows how fast this machine is (decision 0019). */
const prepareBaseline = async (adminUrl: string, dataDir: string): Promise<string> => {
  const name = 'growth_baseline';
  const url = databaseUrl(adminUrl, name);
  if (!(await isTrue(url, 'select count(*) >= $1 as is_true from candidate', [baselineCandidates]))) {
    await dropDatabase(adminUrl, name);
    await createDatabase(adminUrl, name);
    await migrate(url);
    await createDemoWorld({ url, dataDir, log }, baselineCandidates);
    await isTrue(url, 'vacuum analyze');
  }
  await migrate(url);
  return url;
};

/**
 * Prepares markets of these sizes, cached in .cache between runs. An incomplete market is rebuilt, which takes minutes.
 */
export const prepareGrowthMarkets = async (sizes: readonly number[]) => {
  const dataDir = process.env.GROWTH_DATA_DIR ?? join(import.meta.dirname, '../../../.cache/bench-growth');
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const markets = [];
  for (const count of sizes) {
    const name = `growth_${String(count)}`;
    const url = databaseUrl(embedded.adminUrl, name);
    if (!(await isTrue(url, 'select count(*) >= $1 as is_true from opportunity_text where is_counted', [count]))) {
      process.stdout.write(`Making a market of ${String(count)} open engagements …\n`);
      await dropDatabase(embedded.adminUrl, name);
      await createDatabase(embedded.adminUrl, name);
      await migrate(url);
      await createDemoWorld({ url, dataDir, log }, 0);
      const pool = new pg.Pool({ connectionString: url, max: 1, options: '-c app.side=system' });
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      await growMarket(db, count, new Date());
      await db.destroy();
    }
    await migrate(url);
    markets.push({ url, count });
  }
  const baselineUrl = await prepareBaseline(embedded.adminUrl, dataDir);
  return { adminUrl: embedded.adminUrl, dataDir, markets, baselineUrl, close: embedded.stop };
};
