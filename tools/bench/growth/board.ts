import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** Returns an ID that SQL and TypeScript both derive from a name. */
const idOf = (name: string): string => {
  const hash = createHash('md5').update(name).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

export const growthAgencyCount = 30;
/** The number of users in each agency. The first one is its owner; the others see only their assigned engagements. */
const usersPerAgency = 8;

export const agencyOwnerId = (agency: number): string => idOf(`user${String(agency)}/0`);
export const agencyColleagueId = (agency: number): string => idOf(`user${String(agency)}/1`);

const firstNames =
  'Ada,Ben,Chloe,Dev,Elena,Farid,Grace,Hugo,Ines,Jonas,Kira,Liam,Mina,Noor,Owen,Petra,Quinn,Rosa,Sven,Tara'.split(',');
const lastNames =
  'Abbot,Bauer,Castillo,Dunne,Eriksen,Fontaine,Grant,Hale,Iqbal,Jansen,Kowal,Larsen,Moreau,Novak,Okafor,Pereira,Quist,Rossi,Sato,Turner,Ueda,Vance,Weiss,Xu,Young,Zeller'.split(
    ',',
  );

const agencyId = sql`md5('agency' || agency)::uuid`;
const ownerId = sql`md5('user' || agency || '/0')::uuid`;
const assigneeId = sql`md5('user' || agency || '/' || n % ${sql.lit(usersPerAgency)})::uuid`;

/**
 * Creates the agencies' boards. All have worked on the same engagements: 12 for each 100 open ones. Most have ended,
 * and at most 400 are running, in every stage. Each engagement that an agency was approved for has four candidates,
 * about ten for each open engagement overall. Titles and places are copied from the market. Each agency recruits for
 * two classifications.
 */
export const createBoards = async (db: Kysely<unknown>, market: number, now: Date): Promise<void> => {
  const worked = Math.round(market * 0.12);
  const running = Math.min(400, Math.round(worked / 10));
  const clients = Math.max(20, Math.round(worked / 400));
  await sql`insert into tenant (id, side, name, status, is_assessment_completed, created_at, is_demo)
    select ${agencyId}, 'agency', 'Agency ' || agency, 'approved', true, ${now}, true
    from generate_series(1, ${growthAgencyCount}::int) agency`.execute(db);
  await sql`insert into app_user (id, tenant_id, email, is_email_verified, username, first_name, last_name, is_owner, created_at)
    select ${assigneeId}, ${agencyId}, 'user' || n || '@agency' || agency || '.example', true, 'user' || n, 'User', n::text, n = 0, ${now}
    from generate_series(1, ${growthAgencyCount}::int) agency, generate_series(0, ${usersPerAgency - 1}::int) n`.execute(
    db,
  );
  await sql`insert into tenant_classification (id, tenant_id, classification_id, with_all_sub_classifications, created_at)
    select gen_random_uuid(), ${agencyId}, 1 + (agency * 7 + n) % 24, true, ${now}
    from generate_series(1, ${growthAgencyCount}::int) agency, generate_series(0, 1) n`.execute(db);
  // Every row copies one of the market's rows under a new ID, with a different end.
  await sql`insert into engagement select made.* from (
      select n, n <= ${running}::int as runs, ${now}::timestamptz - n * interval '4 hours' - interval '5 days' as began,
        1 + floor(power(random(), 2) * ${clients}::int)::int as client, random() as luck
      from generate_series(1, ${worked}::int) n) each
    join engagement one on one.number = 1000001 + each.n * 7 % ${market}::int
    cross join lateral (select case when each.runs then case
        when one.kind = 'competitive' and each.luck < 0.1 then 'clarification'
        when one.kind = 'competitive' and each.luck < 0.4 then 'bidding'
        when each.luck < 0.4 then 'application' else 'fulfillment' end else 'ended' end as stage) at
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', md5('worked' || each.n)::uuid,
      'number', 5000000 + each.n, 'client_id', md5('client' || each.client)::uuid,
      'stage', at.stage, 'status', case when each.runs then 'open' when each.luck < 0.8 then 'completed' else 'cancelled' end,
      'ended_as', case when each.runs then null when each.luck < 0.5 then 'success' when each.luck < 0.8 then 'completed'
        when each.luck < 0.95 then 'cancelled' else 'discontinued' end,
      'ended_at', case when each.runs then null else each.began + interval '60 days' * each.luck end,
      'closing_at', case when at.stage in ('application', 'clarification') then ${now}::timestamptz + each.luck * interval '60 days'
        else each.began + interval '20 days' * each.luck end,
      'published_at', each.began, 'created_at', each.began)) made`.execute(db);
  const board = sql`from engagement e cross join lateral (select e.number - 5000000 as n) each`;
  const boards = sql`${board} cross join generate_series(1, ${growthAgencyCount}::int) agency where e.number > 5000000`;
  await sql`insert into talent_request (id, number, engagement_id, client_id, job_title, location, no_of_roles, no_of_roles_filled,
      status_id, base_salary_from, base_salary_to, published_at, status_changed_at, created_at)
    select md5('request' || e.number)::uuid, e.number, e.id, e.client_id, split_part(e.title, ',', 1), e.location, 1 + n % 5,
      case when e.status = 'completed' then 1 else 0 end, case e.stage when 'ended' then case e.status when 'cancelled' then 7 else 6 end
        when 'fulfillment' then 5 else 2 end, 80000, 120000, e.published_at, e.created_at, e.created_at
    ${board} where e.number > 5000000`.execute(db);
  await sql`insert into application (id, engagement_id, supplier_id, client_id, supplier_name, status_id, terms_version, terms_hash, terms,
      applied_by, applied_by_name, applied_at)
    select md5('application' || agency || '/' || e.number)::uuid, e.id, ${agencyId}, e.client_id, 'Agency ' || agency,
      case e.stage when 'application' then 1 + (n % 3 = 0)::int when 'ended' then (array[2, 2, 2, 2, 2, 2, 2, 2, 3, 5])[1 + n % 10] else 2 end,
      1, '', jsonb_build_object('engagementId', e.id), ${ownerId}, 'Somebody', e.created_at + interval '1 day' ${boards}`.execute(
    db,
  );
  await sql`insert into assignment (id, engagement_id, supplier_id, user_id, created_by, created_at)
    select md5('assignment' || agency || '/' || e.number)::uuid, e.id, ${agencyId}, ${assigneeId}, ${ownerId}, e.created_at
    ${boards}`.execute(db);
  await sql`insert into candidate (id, number, engagement_id, talent_request_id, application_id, supplier_id, client_id, supplier_name,
      first_name, last_name, email_address, currency_id, base_salary, fee_type_id, agency_fee, status_id, submitted_by,
      submitted_by_name, date_submitted, updated_at)
    select md5('candidate' || agency || '/' || e.number || '/' || part)::uuid, (n * ${growthAgencyCount}::int + agency) * 4 + part + 10000000, e.id,
      md5('request' || e.number)::uuid, md5('application' || agency || '/' || e.number)::uuid, ${agencyId}, e.client_id, 'Agency ' || agency,
      (${firstNames}::text[])[1 + floor(random() * ${firstNames.length}::int)::int],
      (${lastNames}::text[])[1 + floor(random() * ${lastNames.length}::int)::int] || case when n % 3 = 0 then '-' || n else '' end,
      'person' || n || '-' || part || '@people.example', e.currency_id, 90000 + n, 2, 12000 + n,
      case when e.stage = 'ended' and e.status = 'completed' and part = 0 then 2
        when e.stage = 'ended' then (array[3, 3, 3, 7, 7, 5])[1 + floor(random() * 6)::int]
        else (array[1, 1, 4, 6, 8, 9, 3, 5])[1 + floor(random() * 8)::int] end,
      ${assigneeId}, 'Somebody', e.created_at + (3 + part) * interval '1 day', e.created_at + (3 + part) * interval '1 day'
    ${board} cross join generate_series(1, ${growthAgencyCount}::int) agency cross join generate_series(0, 3) part
    where e.number > 5000000 and (e.stage = 'ended' and n % 10 < 8 or e.stage = 'fulfillment' and n % 3 > 0)`.execute(
    db,
  );
};
