import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findOpportunityPage, closingOrderSearch, maxRankedMatches, rankedSearch } from './index-search.ts';

let kit: TestKit;
let user: string;
const now = new Date('2026-11-20T04:01:00Z');
const hours = [1, 3, 9, 26, 60, 200, 900, 3000];
beforeAll(async () => {
  kit = await createTestKit({ now });
  user = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  for (const each of hours) {
    await makeEngagement(kit.db, {
      clientId,
      title: `In ${String(each)}`,
      closingAt: new Date(now.getTime() + each * 3_600_000),
    });
  }
});
afterAll(() => kit.close());

const find = (query: string | null, pageCurrent = 0) =>
  kit.asAgency(user, (scope) => findOpportunityPage(scope, closingOrderSearch(query), { pageCurrent, pageSize: 5 }));

test('an engagement with any closing time is found once, soonest first', async () => {
  const [all, narrowed] = [await find(null), await find(`'~k:successfee'`)];
  expect(all).toEqual(narrowed);
  const rest = await find(`'~k:successfee'`, 1);
  const rows = await kit.db.selectFrom('engagement').select(['id', 'title']).execute();
  expect([...narrowed.ids, ...rest.ids].map((id) => rows.find((row) => row.id === id)?.title)).toEqual(
    hours.map((each) => `In ${String(each)}`),
  );
  expect(narrowed).toMatchObject({ total: hours.length, isTotalAtLeast: false });
});

test('a caller that is no approved agency finds nothing in the index', async () => {
  const pending = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { status: 'pending' })).id });
  const nothing = await kit.asAgency(pending.id, (scope) =>
    findOpportunityPage(scope, closingOrderSearch(null), { pageCurrent: 0, pageSize: 5 }),
  );
  expect(nothing).toEqual({ ids: [], facets: {}, total: 0, isTotalAtLeast: false });
});

test('results are counted by the requested facets only', async () => {
  const { clientId, engagementTypeId } = await kit.db
    .selectFrom('engagement')
    .select(['clientId', 'engagementTypeId'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { facets } = await kit.asAgency(user, (scope) =>
    findOpportunityPage(scope, closingOrderSearch(null), { pageCurrent: 0, pageSize: 5 }, [
      'kind',
      'clientId',
      'engagementTypeId',
    ]),
  );
  expect(facets).toEqual({
    kind: [['successfee', 8]],
    clientId: [[clientId, 8]],
    engagementTypeId: [[engagementTypeId, 8]],
  });
  expect((await find(null)).facets).toEqual({});
});

test('a search reads a hundred matches, a list or a search without terms two hundred', async () => {
  const clients = [];
  for (let n = 0; n < 21; n += 1) clients.push((await makeTenant(kit.db, { side: 'client' })).id);
  const { id } = await makeEngagement(kit.db, { clientId: clients[0] ?? '', title: 'One of many' });
  await sql`insert into engagement select made.* from engagement one cross join generate_series(1, ${maxRankedMatches}::int) n
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 800000 + n,
      'client_id', (${clients}::uuid[])[1 + n % 21])) made where one.id = ${id}`.execute(kit.db);
  const all = hours.length + 1 + maxRankedMatches;
  const count = (wanted: Parameters<typeof findOpportunityPage>[1]) =>
    kit.asAgency(user, (scope) => findOpportunityPage(scope, wanted, { pageCurrent: 0, pageSize: 5 }, ['clientId']));
  const { facets, ...searched } = await count(rankedSearch({ words: [], kind: 'successfee' }));
  expect(searched).toMatchObject({ total: maxRankedMatches, isTotalAtLeast: true });
  // The list shows only the clients with the most matches.
  expect(facets.clientId).toHaveLength(20);
  expect(await count(rankedSearch({ words: [] }))).toMatchObject({ total: all, isTotalAtLeast: false });
  expect(await count(closingOrderSearch(`'~k:successfee'`))).toMatchObject({ total: all, isTotalAtLeast: false });
}, 30_000);

/** Adds more engagements than the index sorts at once. They close half an hour apart, some of them in the past. */
const fillMarket = () =>
  kit.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`insert into engagement select filled.* from generate_series(-50, 2500) n
      join engagement e on e.title = 'In 1'
      cross join lateral jsonb_populate_record(e, jsonb_build_object('id', md5(n::text)::uuid, 'number', 900000 + n,
        'closing_at', ${now}::timestamptz + n * interval '30 minutes', 'title', concat_ws(' ', 'copied',
          case when n % 7 = 0 then 'seventh sunday' end, case when n % 40 = 0 then 'fortieth' end,
          case when n % 300 = 0 then 'seldom' end, case when n > 2440 then 'late' when n = 1 then 'early' end))) filled`.execute(
      db,
    );
    await sql`insert into opportunity_text (engagement_id, closing_at, words, phrases)
      select engagement_id, closing_at, words, phrases from app.opportunity_now on conflict do nothing`.execute(db);
    await sql`analyze opportunity_text`.execute(db);
  });

test('of any number of matches the soonest to close are found: few are sorted, many are read in closing order', async () => {
  await fillMarket();
  for (const query of [
    'copi',
    "copi & '~k:successfee'",
    'copi & (late | earli)',
    'seventh & sunday',
    'fortieth',
    'seldom',
    'late',
    'earli | late',
    'seventh & fortieth',
    'nobody',
    'copi & nobody',
  ]) {
    const { rows: soonest } = await sql<{ id: string }>`select engagement_id as id from opportunity_text
      where closing_at > ${now} and (words @@ ${query}::tsquery) is true order by closing_at, engagement_id limit 3`.execute(
      kit.db,
    );
    for (const words of [null, query]) {
      const { rows: found } = await kit.asAgency(user, (scope) =>
        sql<{ id: string }>`select engagement_id as id
          from app.find_open(${query}::tsquery, ${words}::tsquery, ${now}, 3)`.execute(scope.db),
      );
      expect([query, found.map(({ id }) => id).sort()]).toEqual([query, soonest.map(({ id }) => id).sort()]);
    }
    expect([query, soonest.length]).toEqual([query, query.includes('nobody') ? 0 : 3]);
  }
});
