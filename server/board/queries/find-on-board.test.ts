import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardSorts, type BoardFilters } from '#contract/board/rules.ts';
import { makeApplication, makeMarket, type Market } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { boardQuery } from '../rules/board-query.ts';
import { findOnBoard } from './find-on-board.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarket(kit.db);
  const { engagementId, talentRequestId, agency, rival } = market;
  await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', talentRequestId).execute();
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeApplication(kit.db, { engagementId, supplierId: rival.id });
});
afterAll(() => kit.close());

const newest = { sortBy: 'createdWhen', sortOrder: 'desc', offset: 0, pageSize: 100 } as const;
const found = (userId: string, filters: BoardFilters = {}) =>
  kit.asAgency(userId, (scope) => findOnBoard(scope, filters, newest));
const waitingFor = async (userId: string) => (await found(userId, { waits: true })).total;

test("a rival's candidate does not answer what waits for the own agency", async () => {
  expect([await waitingFor(market.owner.id), await waitingFor(market.rivalOwner.id)]).toEqual([1, 1]);
  await makeCandidate(kit.db, { talentRequestId: market.talentRequestId, supplierId: market.rival.id });
  expect([await waitingFor(market.owner.id), await waitingFor(market.rivalOwner.id)]).toEqual([1, 0]);
});

test('nothing waits for somebody who may not submit candidates', async () => {
  const support = await makeUser(kit.db, { tenantId: market.agency.id, role: 'tech-support' });
  expect(await waitingFor(support.id)).toBe(0);
});

test('an agency that has neither applied nor works on anything has an empty board, as has one that is not approved', async () => {
  for (const status of ['approved', 'pending'] as const) {
    const newcomer = await makeTenant(kit.db, { status });
    const owner = await makeUser(kit.db, { tenantId: newcomer.id });
    if (status === 'pending') {
      await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: newcomer.id });
    }
    expect(await found(owner.id)).toEqual({ ids: [], total: 0 });
  }
});

describe('the rows of the index', () => {
  const onBoard = async (userId: string, engagementId: string, filters: BoardFilters = {}) =>
    (await found(userId, filters)).ids.includes(engagementId);

  test('follow the application, the assignment, the engagement, its requests and the name of its client', async () => {
    const { agency, owner, standard, rivalOwner } = market;
    const client = await makeTenant(kit.db, { side: 'client', name: 'Wattle Grove' });
    const { id } = await makeEngagement(kit.db, { clientId: client.id, title: 'Arborist', stage: 'application' });
    expect(await onBoard(owner.id, id)).toBe(false);

    const assignment = await makeAssignment(kit.db, { engagementId: id, userId: standard.id });
    expect(await onBoard(owner.id, id, { keyword: 'wattle arbor' })).toBe(true);
    expect(await onBoard(standard.id, id)).toBe(true);
    await kit.db.updateTable('assignment').set({ deletedAt: new Date() }).where('id', '=', assignment.id).execute();
    expect(await onBoard(owner.id, id)).toBe(false);

    const application = await makeApplication(kit.db, { engagementId: id, supplierId: agency.id, statusId: 1 });
    expect(await onBoard(owner.id, id, { applicationStatusId: [1] })).toBe(true);
    expect([await onBoard(standard.id, id), await onBoard(rivalOwner.id, id)]).toEqual([false, false]);
    await kit.db.updateTable('application').set({ statusId: 2 }).where('id', '=', application.id).execute();
    expect(await onBoard(owner.id, id, { applicationStatusId: [1] })).toBe(false);
    expect(await onBoard(owner.id, id, { applicationStatusId: [2] })).toBe(true);

    await kit.db
      .updateTable('engagement')
      .set({ title: 'Tree surgeon', location: 'Ghent' })
      .where('id', '=', id)
      .execute();
    expect(await onBoard(owner.id, id, { keyword: 'arborist' })).toBe(false);
    expect(await onBoard(owner.id, id, { keyword: 'surgeon ghent' })).toBe(true);
    await kit.db.updateTable('tenant').set({ name: 'Banksia Hill' }).where('id', '=', client.id).execute();
    expect(await onBoard(owner.id, id, { keyword: 'wattle' })).toBe(false);
    expect(await onBoard(owner.id, id, { keyword: 'banksia' })).toBe(true);

    expect(await onBoard(owner.id, id, { engagementStatusId: [1] })).toBe(true);
    await kit.db
      .updateTable('engagement')
      .set({ stage: 'ended', status: 'completed', endedAs: 'success', endedAt: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await onBoard(owner.id, id, { engagementStatusId: [1] })).toBe(false);
    expect(await onBoard(owner.id, id, { engagementStatusId: [3], stage: 'ended' })).toBe(true);
  });

  test('are what the whole would be if it were made anew', async () => {
    const { rows } = await sql<{ stale: number }>`
      select count(*) as stale from ((select * from board_row except select * from app.board_now)
        union all (select * from app.board_now except select * from board_row)) each`.execute(kit.db);
    expect(rows).toEqual([{ stale: 0 }]);
    const { rows: clients } = await sql<{ wrong: number }>`
      select count(*) as wrong from (select supplier_id, client_id, count(*)::int as n from board_row group by 1, 2) r
      full join (select * from board_client where engagements > 0) c using (supplier_id, client_id)
      where r.n is distinct from c.engagements`.execute(kit.db);
    expect(clients).toEqual([{ wrong: 0 }]);
  });

  test('of own work follow who is assigned, and what becomes of it', async () => {
    const { engagementId, agency, owner, standard } = market;
    const ownRows = async () => {
      const { rows } = await sql<{ userId: string; statusId: number }>`
        select user_id as "userId", application_status_id as "statusId" from board_own
        where engagement_id = ${engagementId}::uuid order by user_id`.execute(kit.db);
      const { rows: stale } = await sql`(select * from board_own except select * from app.board_own_now)
        union all (select * from app.board_own_now except select * from board_own)`.execute(kit.db);
      expect(stale).toEqual([]);
      return rows.map(({ userId, statusId }) => [userId === owner.id ? 'owner' : 'standard', statusId]);
    };
    expect(await ownRows()).toEqual([]);
    await makeAssignment(kit.db, { engagementId, userId: owner.id });
    const { id } = await makeAssignment(kit.db, { engagementId, userId: standard.id });
    expect(new Set(await ownRows())).toEqual(
      new Set([
        ['owner', 2],
        ['standard', 2],
      ]),
    );
    await kit.db.updateTable('assignment').set({ deletedAt: new Date() }).where('id', '=', id).execute();
    await kit.db.updateTable('application').set({ statusId: 4 }).where('supplierId', '=', agency.id).execute();
    expect(await ownRows()).toEqual([['owner', 4]]);
  });
});

test('a page that is walked to is the one that is put in order, in every order either way', async () => {
  const { client, agency, owner } = market;
  for (let one = 0; one < 12; one += 1) {
    const ended = one % 3 === 0;
    const { id: engagementId } = await makeEngagement(kit.db, {
      clientId: client.id,
      title: `Walker ${String.fromCodePoint(77 - one)}`,
      closingAt: new Date(Date.now() + ((one * 7) % 12) * 86_400_000),
      ...(ended ? { stage: 'ended', status: 'cancelled', endedAs: 'cancelled' } : { stage: 'application' }),
    });
    await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  }
  const page = (sortBy: string, isDown: boolean, offset: number, most: number, filters: BoardFilters) =>
    kit.asAgency(owner.id, async (scope) => {
      const { rows } = await sql<{ ids: string[]; total: number }>`
        select ids, total from app.find_on_board(${boardQuery(scope, filters)}::tsquery, false, null, ${scope.now}, ${sortBy},
          ${isDown}, ${offset}::int, 4::int, ${most}::int)`.execute(scope.db);
      return rows[0];
    });
  for (const filters of [{}, { keyword: 'walker' }, { keyword: 'walker', engagementStatusId: [1, 2] }]) {
    for (const sortBy of boardSorts) {
      for (const isDown of [true, false]) {
        for (const offset of [0, 3, 9]) {
          const gathered = await page(sortBy, isDown, offset, 1000, filters);
          const walked = await page(sortBy, isDown, offset, 2, filters);
          expect([sortBy, isDown, offset, walked?.ids]).toEqual([sortBy, isDown, offset, gathered?.ids]);
          expect([walked?.total, (gathered?.total ?? 0) > 2]).toEqual([3, true]);
        }
      }
    }
  }
});
