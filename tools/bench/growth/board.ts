import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { tenantId, userId } from '#server/demo/market.ts';

/** Who asks for the large board: the owner of its agency, and somebody who sees only their own work. */
export const boardOwner = userId('owner@quayside.example');
const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');
export const boardColleague = hashOf('colleague1').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** How many engagements are on the board of an agency in its first year, and after many: what ends stays on it. */
export const boardSizes = (market: number): { ended: number; running: number } =>
  market > 100_000 ? { ended: 19_600, running: 400 } : { ended: 440, running: 60 };

const colleagues = 7;
/** One of the agency's people: the first is the owner. */
const person = sql`(case when n % ${sql.lit(colleagues + 1)} = 0 then ${boardOwner}::uuid else md5('colleague' || n % ${sql.lit(colleagues + 1)})::uuid end)`;
const firstNames =
  'Ada,Ben,Chloe,Dev,Elena,Farid,Grace,Hugo,Ines,Jonas,Kira,Liam,Mina,Noor,Owen,Petra,Quinn,Rosa,Sven,Tara'.split(',');
const lastNames =
  'Abbot,Bauer,Castillo,Dunne,Eriksen,Fontaine,Grant,Hale,Iqbal,Jansen,Kowal,Larsen,Moreau,Novak,Okafor,Pereira,Quist,Rossi,Sato,Turner,Ueda,Vance,Weiss,Xu,Young,Zeller'.split(
    ',',
  );

/**
 * The second agency's engagements, beside the open market: most have ended over the years, as they end; the running ones
 * stand in every stage, in fulfillment mostly. Titles and places are those of the market; eight people share the work, and
 * there are three candidates to an engagement that was won.
 */
export const growBoard = async (
  db: Kysely<unknown>,
  market: number,
  now: Date,
  { ended, running } = boardSizes(market),
): Promise<void> => {
  const supplier = tenantId('quayside');
  const clients = ended > 1000 ? 200 : 20;
  await sql`insert into app_user (id, tenant_id, email, is_email_verified, username, first_name, last_name, created_at)
    select md5('colleague' || n)::uuid, ${supplier}, 'colleague' || n || '@quayside.example', true, 'colleague' || n, 'Colleague',
      'Number ' || n, ${now} from generate_series(1, ${colleagues}::int) n`.execute(db);
  // Every row is a row of the market under another id, with its own end.
  await sql`insert into engagement select made.* from (
      select n, n <= ${running}::int as runs, ${now}::timestamptz - n * interval '4 hours' - interval '5 days' as began,
        1 + floor(power(random(), 2) * ${clients}::int)::int as client, random() as luck
      from generate_series(1, ${ended + running}::int) n) each
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
  const ours = sql`from engagement e cross join lateral (select e.number - 5000000 as n) each where e.number > 5000000`;
  await sql`insert into talent_request (id, number, engagement_id, client_id, job_title, location, no_of_roles, no_of_roles_filled,
      status_id, base_salary_from, base_salary_to, published_at, status_changed_at, created_at)
    select md5('request' || e.number)::uuid, e.number, e.id, e.client_id, split_part(e.title, ',', 1), e.location, 1 + n % 5,
      case when e.status = 'completed' then 1 else 0 end, case e.stage when 'ended' then case e.status when 'cancelled' then 7 else 6 end
        when 'fulfillment' then 5 else 2 end, 80000, 120000, e.published_at, e.created_at, e.created_at ${ours}`.execute(
    db,
  );
  await sql`insert into application (id, engagement_id, supplier_id, client_id, supplier_name, status_id, terms_version, terms_hash, terms,
      applied_by, applied_by_name, applied_at)
    select md5('worked on' || e.number)::uuid, e.id, ${supplier}, e.client_id, 'Quayside Search',
      case e.stage when 'application' then 1 + (n % 3 = 0)::int when 'ended' then (array[2, 2, 2, 2, 2, 2, 6, 6, 3, 5])[1 + n % 10] else 2 end,
      1, '', jsonb_build_object('engagementId', e.id), ${boardOwner}, 'Somebody', e.created_at + interval '1 day' ${ours}`.execute(
    db,
  );
  await sql`insert into assignment (id, engagement_id, supplier_id, user_id, created_by, created_at)
    select md5('assigned' || e.number)::uuid, e.id, ${supplier}, ${person}, ${boardOwner}, e.created_at ${ours}`.execute(
    db,
  );
  await sql`insert into candidate (id, number, engagement_id, talent_request_id, application_id, supplier_id, client_id, supplier_name,
      first_name, last_name, email_address, currency_id, base_salary, fee_type_id, agency_fee, status_id, submitted_by,
      submitted_by_name, date_submitted, updated_at)
    select md5('candidate' || e.number || '/' || part)::uuid, e.number * 3 + part, e.id, r.id, a.id, ${supplier}, e.client_id, 'Quayside Search',
      (${firstNames}::text[])[1 + floor(random() * ${firstNames.length}::int)::int],
      (${lastNames}::text[])[1 + floor(random() * ${lastNames.length}::int)::int] || case when n % 3 = 0 then '-' || n else '' end,
      'person' || n || part || '@people.example', e.currency_id, 90000 + n, 2, 12000 + n,
      case when e.stage = 'ended' and e.status = 'completed' and part = 0 then 2
        when e.stage = 'ended' then (array[3, 3, 3, 7, 7, 5])[1 + floor(random() * 6)::int]
        else (array[1, 1, 4, 6, 8, 9, 3, 5])[1 + floor(random() * 8)::int] end,
      ${person}, 'Somebody', e.created_at + (3 + part) * interval '1 day', e.created_at + (3 + part) * interval '1 day'
    from engagement e cross join lateral (select e.number - 5000000 as n) each
    join talent_request r on r.engagement_id = e.id join application a on a.engagement_id = e.id
    cross join generate_series(0, 2) part
    where e.number > 5000000 and a.status_id = 2 and (e.stage = 'ended' or (e.stage = 'fulfillment' and n % 3 > 0))`.execute(
    db,
  );
};
