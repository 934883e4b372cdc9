import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { tenantId, userId } from '#server/demo/market.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { fillDemo } from '../demo.ts';
import { boardSizes, growBoard } from './board.ts';

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

/** How much of a growing market one busy agency has applied to: its board stays, however large the market becomes. */
const applied = 500;

/**
 * A market of `count` open engagements beside the demo world, the same for the same count: titles, places and texts of
 * everyday words with the usual skew, closing within sixty days. Rows are written with triggers off, and indexed at once.
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
  await sql`insert into application (id, engagement_id, supplier_id, client_id, supplier_name, status_id, terms_version, terms_hash, terms,
      applied_by, applied_by_name, applied_at)
    select md5('applied' || e.number)::uuid, e.id, ${tenantId('harbour')}, e.client_id, 'Harbour Talent', 1 + e.number % 2, 1, '',
      jsonb_build_object('engagementId', e.id), ${userId('owner@harbour.example')}, 'Somebody', ${now}
    from engagement e where e.number > 1000000 and (e.number - 1000000) % ${Math.floor(count / applied)}::int = 1`.execute(
    db,
  );
  await growBoard(db, count, now);
  // An index is made quicker at once than row by row.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where indexname like 'opportunity_text_words%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`insert into opportunity_text (engagement_id, closing_at, words, phrases)
    select engagement_id, closing_at, words, phrases from app.opportunity_now on conflict do nothing`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`insert into board_row select * from app.board_now on conflict do nothing`.execute(db);
  await sql`insert into board_own select * from app.board_own_now on conflict do nothing`.execute(db);
  await sql`insert into board_client select supplier_id, client_id, count(*) from board_row group by 1, 2
    on conflict (supplier_id, client_id) do update set engagements = excluded.engagements`.execute(db);
  await sql`insert into board_candidate select * from app.board_candidate_now on conflict do nothing`.execute(db);
  await sql`insert into candidate_words select * from app.candidate_words_now on conflict do nothing`.execute(db);
  await sql`insert into agency_earning select supplier_id, currency_id, sum(agency_fee), count(*) from candidate
    where status_id = 2 group by 1, 2
    on conflict (supplier_id, currency_id) do update set amount = excluded.amount, hired = excluded.hired`.execute(db);
  await sql`insert into applied_engagement (engagement_id, supplier_id) select engagement_id, supplier_id from application
    on conflict do nothing`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await sql`select app.learn_opportunities()`.execute(db);
  await sql`vacuum analyze`.execute(db);
};

/** Whether a database is there and says yes to a question. */
const holds = async (url: string, question: string, values: unknown[]): Promise<boolean> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const { rows } = await pool.query<{ is_there: boolean }>(question, values);
    return rows[0]?.is_there === true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
};

/** How many candidates the world has on which the bare server was measured where the bars were set. */
const yardstickCandidates = 100_000;

/** The world of the bare server that tells how slow this machine is now (decision 0019). */
const prepareYardstick = async (adminUrl: string, dataDir: string): Promise<string> => {
  const name = 'growth_yardstick';
  const url = databaseUrl(adminUrl, name);
  if (!(await holds(url, 'select count(*) >= $1 as is_there from candidate', [yardstickCandidates]))) {
    await dropDatabase(adminUrl, name);
    await createDatabase(adminUrl, name);
    await migrate(url);
    await fillDemo({ url, dataDir, log }, yardstickCandidates);
    await holds(url, 'vacuum analyze', []);
  }
  await migrate(url);
  return url;
};

/** Markets of these sizes, kept in .cache between runs; one that is not there whole is made, which takes its time. */
export const prepareGrowth = async (sizes: readonly number[]) => {
  const dataDir = process.env.GROWTH_DATA_DIR ?? join(import.meta.dirname, '../../../.cache/bench-growth');
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const markets = [];
  for (const count of sizes) {
    const name = `growth_${String(count)}`;
    const url = databaseUrl(embedded.adminUrl, name);
    const isThere = await holds(
      url,
      `select (select count(*) from opportunity_text where is_learnt) >= $1
         and (select count(*) from application where supplier_id = $2) >= $3 as is_there`,
      [count, tenantId('quayside'), boardSizes(count).ended],
    );
    if (!isThere) {
      process.stdout.write(`Making a market of ${String(count)} open engagements …\n`);
      await dropDatabase(embedded.adminUrl, name);
      await createDatabase(embedded.adminUrl, name);
      await migrate(url);
      await fillDemo({ url, dataDir, log }, 0);
      const pool = new pg.Pool({ connectionString: url, max: 1, options: '-c app.side=system' });
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      await growMarket(db, count, new Date());
      await db.destroy();
    }
    await migrate(url);
    markets.push({ url, count });
  }
  const yardstickUrl = await prepareYardstick(embedded.adminUrl, dataDir);
  return { adminUrl: embedded.adminUrl, dataDir, markets, yardstickUrl, close: embedded.stop };
};
