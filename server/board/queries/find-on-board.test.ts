import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { boardSorts, type BoardFilters } from '#contract/board/rules.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { boardTsquery } from '../rules/board-query.ts';
import { findBoardIds, findNewestBoardIds } from './find-on-board.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId, talentRequestId, agency, rival } = market;
  await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', talentRequestId).execute();
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeApplication(kit.db, { engagementId, supplierId: rival.id });
});
afterAll(() => kit.close());

const newest = { sortBy: 'createdWhen', sortOrder: 'desc', offset: 0, pageSize: 100 } as const;
const found = (userId: string, filters: BoardFilters = {}) =>
  kit.asAgency(userId, (scope) => findBoardIds(scope, filters, newest));
const waitingFor = async (userId: string) => (await found(userId, { waits: true })).total;

test("a rival's candidate does not fill a request for the caller's agency", async () => {
  expect([await waitingFor(market.owner.id), await waitingFor(market.rivalOwner.id)]).toEqual([1, 1]);
  await makeCandidate(kit.db, { talentRequestId: market.talentRequestId, supplierId: market.rival.id });
  expect([await waitingFor(market.owner.id), await waitingFor(market.rivalOwner.id)]).toEqual([1, 0]);
});

test('a user who may not submit candidates has no next action', async () => {
  const support = await makeUser(kit.db, { tenantId: market.agency.id, role: 'tech-support' });
  expect(await waitingFor(support.id)).toBe(0);
});

test('an agency without applications and assignments has an empty board, and so has one that is not approved', async () => {
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

  test('have the unfilled flag after any change to it', async () => {
    const { agency, rival, client, owner } = market;
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: client.id, stage: 'fulfillment' });
    const application = await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 1 });
    const waits = () => onBoard(owner.id, engagementId, { waits: true });
    const request = await makeTalentRequest(kit.db, { engagementId, statusId: 2, noOfRoles: 2 });
    const ofRequest = (set: object) =>
      kit.db.updateTable('talentRequest').set(set).where('id', '=', request.id).execute();
    const seen: [string, boolean][] = [];
    const after = async (what: string, done: Promise<unknown>) => {
      await done;
      seen.push([what, await waits()]);
    };
    const ofApplication = (statusId: ApplicationStatusId) =>
      kit.db.updateTable('application').set({ statusId }).where('id', '=', application.id).execute();
    await after('in the market', ofApplication(2));
    await after('available', ofRequest({ statusId: 5 }));
    await after('application withdrawn', ofApplication(5));
    await after('application is back', ofApplication(2));
    await after('all roles filled', ofRequest({ noOfRolesFilled: 2 }));
    await after('one more role', ofRequest({ noOfRoles: 3 }));
    await after('not published', ofRequest({ publishedAt: null }));
    await after('published', ofRequest({ publishedAt: new Date() }));
    const candidate = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id, statusId: 1 });
    await after('submitted', Promise.resolve());
    const ofCandidate = (set: object) =>
      kit.db.updateTable('candidate').set(set).where('id', '=', candidate.id).execute();
    await after('hired', ofCandidate({ statusId: 2 }));
    await after('rejected', ofCandidate({ statusId: 3 }));
    await after('withdrawn', ofCandidate({ statusId: 5 }));
    await after('back', ofCandidate({ statusId: 4 }));
    await makeApplication(kit.db, { engagementId, supplierId: rival.id });
    await after("a rival's", ofCandidate({ supplierId: rival.id }));
    await after('own again', ofCandidate({ supplierId: agency.id }));
    await after('another request', makeTalentRequest(kit.db, { engagementId, statusId: 5 }));
    const other = kit.db.deleteFrom('talentRequest').where('engagementId', '=', engagementId);
    await after('which is gone', other.where('id', '<>', request.id).execute());
    await after(
      'ended',
      kit.db
        .updateTable('engagement')
        .set({ status: 'completed', stage: 'ended', endedAs: 'success', endedAt: new Date() })
        .where('id', '=', engagementId)
        .execute(),
    );
    const waited = [
      'available',
      'application is back',
      'one more role',
      'published',
      'rejected',
      'withdrawn',
      "a rival's",
    ];
    expect(seen.filter(([, does]) => does).map(([what]) => what)).toEqual([...waited, 'another request']);
  });

  test('are correct when two candidates are closed at once, in transactions that do not see each other', async () => {
    const { agency, client, owner } = market;
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: client.id, stage: 'fulfillment' });
    await makeApplication(kit.db, { engagementId, supplierId: agency.id });
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
    const make = async () => (await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 1 })).id;
    const [one, other] = [await make(), await make()];
    const leave = (db: typeof kit.db, id: string) =>
      db.updateTable('candidate').set({ statusId: 5 }).where('id', '=', id).execute();
    let second: Promise<unknown> = Promise.resolve();
    await kit.db.transaction().execute(async (db) => {
      await leave(db, one);
      second = leave(kit.db, other);
      await sql`select pg_sleep(0.2)`.execute(db);
    });
    await second;
    expect(await onBoard(owner.id, engagementId, { waits: true })).toBe(true);
  });

  test('equal a rebuilt index', async () => {
    const { rows } = await sql<{ stale: number }>`
      select count(*) as stale from ((select * from board_row except select * from app.board_now)
        union all (select * from app.board_now except select * from board_row)) each`.execute(kit.db);
    expect(rows).toEqual([{ stale: 0 }]);
  });

  test("for own work follow the assignments, and the engagement's changes", async () => {
    const { engagementId, agency, owner, standard } = market;
    const ownRows = async () => {
      const { rows } = await sql<{ users: string[]; statusId: number }>`
        select users, application_status_id as "statusId" from board_row
        where engagement_id = ${engagementId}::uuid and supplier_id = ${agency.id}::uuid`.execute(kit.db);
      return rows.flatMap(({ users, statusId }) =>
        users.map((userId) => [userId === owner.id ? 'owner' : 'standard', statusId]),
      );
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

test('are sorted correctly on a page at any offset, in every order and direction', async () => {
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
        select ids, total from app.find_on_board(${boardTsquery(scope, filters)}::tsquery, false, null, ${scope.now}, ${sortBy},
          ${isDown}, ${offset}::int, 4::int, ${most}::int)`.execute(scope.db);
      return rows[0];
    });
  for (const filters of [{}, { keyword: 'walker' }, { keyword: 'walker', engagementStatusId: [1, 2] }]) {
    for (const sortBy of boardSorts) {
      for (const isDown of [true, false]) {
        for (const offset of [0, 3, 9] as const) {
          const gathered = await page(sortBy, isDown, offset, 1000, filters);
          const walked = await page(sortBy, isDown, offset, 2, filters);
          expect([sortBy, isDown, offset, walked?.ids]).toEqual([sortBy, isDown, offset, gathered?.ids]);
          expect([walked?.total, (gathered?.total ?? 0) > 2]).toEqual([3, true]);
        }
      }
    }
  }
});

test('include the newest, whether many match or few', async () => {
  const { client, agency, owner, standard } = market;
  const { id } = await makeEngagement(kit.db, { clientId: client.id, title: 'Ferrier' });
  await sql`insert into engagement select made.* from engagement one cross join generate_series(1, 190) n
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 800000 + n,
      'created_at', one.created_at + n * interval '1 minute', 'title', concat_ws(' ', 'Ferrier',
        case when n % 9 = 0 then 'ninth' end, case when n % 60 = 1 then 'seldom' end, case when n < 40 then 'early' end))) made
    where one.id = ${id}`.execute(kit.db);
  const many = await kit.db
    .selectFrom('engagement')
    .select(['id', 'number', 'title', 'createdAt'])
    .where('title', 'like', 'Ferrier%')
    .execute();
  for (const one of many) {
    await makeApplication(kit.db, { engagementId: one.id, supplierId: agency.id });
    if (one.number % 3 === 0) await makeAssignment(kit.db, { engagementId: one.id, userId: standard.id });
  }
  const newestFirst = many.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const expected = (keyword: string, size: number, isVisible: (one: { number: number }) => boolean) =>
    newestFirst
      .filter((one) => isVisible(one) && one.title.toLowerCase().split(' ').includes(keyword))
      .slice(0, size)
      .map((one) => one.id);
  const find = (userId: string, keyword: string, size: number) =>
    kit.asAgency(userId, (scope) => findNewestBoardIds(scope, { keyword }, size));
  for (const [keyword, most] of Object.entries({ ferrier: 191, ninth: 21, seldom: 4, early: 39 })) {
    for (const size of [5, 30]) {
      const ids = await find(owner.id, keyword, size);
      expect(ids).toEqual(expected(keyword, size, () => true));
      expect(ids).toHaveLength(Math.min(size, most));
    }
    expect(await find(standard.id, keyword, 5)).toEqual(expected(keyword, 5, ({ number }) => number % 3 === 0));
  }
  expect(await find(market.rivalOwner.id, 'ferrier', 5)).toEqual([]);
}, 60_000);
