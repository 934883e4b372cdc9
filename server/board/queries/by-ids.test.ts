import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBoard as operation } from '#contract/board/operations.ts';
import { maxExactCount, maxExactMatchCount } from '#contract/board/rules.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { selectOwnBoardRowsByIds } from './by-ids.ts';
import { listBoard } from './list-board.ts';
import { summarizeBoard } from './summarize-board.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test("of the given engagements only those of the caller's board are found, even if others are visible", async () => {
  const { client, agency, owner, standard, rivalOwner } = market;
  const make = async () => (await makeEngagement(kit.db, { clientId: client.id })).id;
  const [applied, assigned, open] = [await make(), await make(), await make()];
  await makeApplication(kit.db, { engagementId: applied, supplierId: agency.id });
  await makeAssignment(kit.db, { engagementId: assigned, userId: standard.id });
  const of = (userId: string) =>
    kit.asAgency(userId, async (scope) => {
      const rows = await selectOwnBoardRowsByIds(scope, [applied, assigned, open]).select('e.id').execute();
      return rows.map(({ id }) => id).toSorted();
    });
  expect(await of(owner.id)).toEqual([applied, assigned].toSorted());
  expect(await of(standard.id)).toEqual([assigned]);
  expect(await of(rivalOwner.id)).toEqual([]);
});

type Page = { records: { engagementId: string }[] };
const board = (input: object, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) => listBoard(scope, operation.input.parse(input)));

test('a count beyond the limit is marked as such, and pages continue to the last one', async () => {
  const { client, agency, owner, rivalOwner } = market;
  const { id } = await makeEngagement(kit.db, { clientId: client.id, title: 'One of many' });
  await sql`insert into engagement select made.* from engagement one cross join generate_series(1, ${maxExactCount}::int) n
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 700000 + n)) made
    where one.id = ${id}`.execute(kit.db);
  const many = await kit.db.selectFrom('engagement').select('id').where('title', '=', 'One of many').execute();
  for (const one of many) await makeApplication(kit.db, { engagementId: one.id, supplierId: agency.id, statusId: 1 });
  const page = async (pageCurrent: number, more: object = {}) =>
    board({ keyword: 'one of many', pageCurrent, pageSize: 100, ...more });
  expect(await page(0)).toMatchObject({ total: maxExactMatchCount, isTotalAtLeast: true, recordCount: 100 });
  expect(await board({})).toMatchObject({ total: maxExactCount, isTotalAtLeast: true });
  const last = maxExactCount / 100;
  expect(await page(last - 1)).toMatchObject({ total: maxExactCount + 1, isTotalAtLeast: true, recordCount: 100 });
  expect(await page(last)).toMatchObject({ total: maxExactCount + 1, isTotalAtLeast: false, recordCount: 1 });
  const seen = new Set<string>();
  for (let at = 0; at <= last; at += 1) {
    for (const { engagementId } of ((await page(at)) as Page).records) seen.add(engagementId);
  }
  expect(seen.size).toBe(maxExactCount + 1);
  const summary = await kit.asAgency(owner.id, (scope) => summarizeBoard(scope));
  expect(summary).toMatchObject({ views: { all: maxExactCount + 1, pending: maxExactCount + 1 } });
  expect(await board({ keyword: 'one of many' }, rivalOwner.id)).toMatchObject({ total: 0 });
}, 60_000);
