import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  applicationEndpoints,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { listReceivedApplications } from '../queries/received-applications.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
});

const apply = (statusId: ApplicationStatusId, given: object = {}) =>
  makeApplication(server.kit.db, {
    engagementId: market.engagementId,
    supplierId: market.agency.id,
    statusId,
    ...given,
  });
const withdraw = (given: object = {}, userId = market.owner.id) =>
  server.call(userId, withdrawApplicationEndpoint, { engagementId: market.engagementId, reasonId: 1, ...given });
const undo = (userId = market.owner.id) =>
  server.call(userId, undoWithdrawalEndpoint, { engagementId: market.engagementId });
const stored = (id: string) =>
  server.kit.db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const presented = async (statusId: CandidateStatusId) =>
  makeCandidate(server.kit.db, { talentRequestId: market.talentRequestId, supplierId: market.agency.id, statusId });
const statusOf = async (id: string) =>
  (await server.kit.db.selectFrom('candidate').select('statusId').where('id', '=', id).executeTakeFirstOrThrow())
    .statusId;

describe('withdrawing an application', () => {
  test.each([1, 2, 7] as const)('is possible from status %i, with its reason, author and time', async (statusId) => {
    const { id } = await apply(statusId);
    const at = server.kit.clock.now();
    expect(await withdraw({ reasonId: 6, reasonText: 'Our nurse team is leaving.' })).toMatchObject({
      status: 200,
      body: {
        applicationId: id,
        applicationStatusId: 5,
        applicationStatus: 'Withdrew',
        withdrawnAt: at.toISOString(),
        undoUntil: new Date(at.getTime() + 600_000).toISOString(),
      },
    });
    expect(await stored(id)).toMatchObject({
      statusId: 5,
      previousStatusId: statusId,
      reasonCode: '6',
      reasonText: 'Our nurse team is leaving.',
      withdrawnAt: at,
    });
    const step = await server.kit.db
      .selectFrom('applicationStep')
      .selectAll()
      .where('applicationId', '=', id)
      .where('toStatusId', '=', 5)
      .executeTakeFirst();
    expect(step).toMatchObject({ fromStatusId: statusId, byName: 'Mara Ellingsen', bySide: 'agency', reasonCode: '6' });
  });

  test.each([3, 4, 6] as const)("is refused from status %i: 'cannot-withdraw'", async (statusId) => {
    await apply(statusId);
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'cannot-withdraw' } });
  });

  test("twice is refused and changes nothing: 'already-withdrawn'", async () => {
    const { id } = await apply(1);
    await withdraw();
    const before = await stored(id);
    expect(await withdraw({ reasonId: 2 })).toMatchObject({ status: 409, body: { code: 'already-withdrawn' } });
    expect(await stored(id)).toEqual(before);
  });

  test.each([
    [{ reasonId: undefined }, 'reasonId', 'Reason is required!'],
    [{ reasonId: 99 }, 'reasonId', 'Reason is not a valid choice.'],
    [{ reasonId: 6 }, 'reasonText', 'Explanation is required!'],
  ] as const)('needs a reason, and words for the other one: %o', async (given, field, message) => {
    await apply(1);
    expect(await withdraw(given)).toMatchObject({ status: 400, body: { fields: [{ field, message }] } });
  });

  test('withdraws open candidates, and no others', async () => {
    await apply(2);
    const [open, rejected] = [await presented(8), await presented(3)];
    await withdraw();
    expect([await statusOf(open.id), await statusOf(rejected.id)]).toEqual([5, 3]);
  });

  test("is refused after a hire, with the reason: 'cannot-withdraw'", async () => {
    await apply(2);
    const [open] = [await presented(4), await presented(2)];
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { code: 'cannot-withdraw', reasons: [{ code: 'candidate-hired' }] },
    });
    expect(await statusOf(open.id)).toBe(4);
  });

  test("does not find a rival's application", async () => {
    const own = await apply(1);
    expect(await withdraw({}, market.rivalOwner.id)).toMatchObject({
      status: 409,
      body: { reasons: [{ code: 'not-applied' }] },
    });
    expect(await withdraw({ applicationId: own.id }, market.rivalOwner.id)).toMatchObject({ status: 404 });
    expect(await stored(own.id)).toMatchObject({ statusId: 1 });
  });

  test('requires the permission', async () => {
    await apply(1);
    expect(await withdraw({}, market.standard.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('has the same effect through every endpoint', async () => {
    const all = applicationEndpoints.filter(({ operation }) => operation === 'applications.withdraw');
    expect(all).toHaveLength(4);
    for (const at of all) {
      market = await makeMarketFixture(server.kit.db);
      const { id: applicationId } = await apply(1);
      const input = { engagementId: market.engagementId, applicationId, reasonId: 1 };
      expect(await server.call(market.owner.id, at, input)).toMatchObject({ status: 200 });
    }
  });

  test('is guarded by the database, which refuses unknown transitions and a withdrawal after a hire', async () => {
    const { id } = await apply(3);
    const set = (statusId: ApplicationStatusId) =>
      server.kit.db.updateTable('application').set({ statusId }).where('id', '=', id).execute();
    await expect(set(2)).rejects.toThrow('cannot go from status 3 to status 2');
    market = await makeMarketFixture(server.kit.db);
    const hired = await apply(2);
    await presented(2);
    await expect(
      server.kit.db.updateTable('application').set({ statusId: 5 }).where('id', '=', hired.id).execute(),
    ).rejects.toThrow('after a hire');
  });
});

describe('undoing a withdrawal', () => {
  test.each([1, 2] as const)("restores the application's previous status within ten minutes (%i)", async (statusId) => {
    const { id } = await apply(statusId);
    await withdraw();
    server.kit.clock.advance(599_000);
    expect(await undo()).toMatchObject({ status: 200, body: { applicationStatusId: statusId } });
    expect(await stored(id)).toMatchObject({ statusId, withdrawnAt: null, reasonCode: null, reasonText: null });
  });

  test('restores the reason of the previous status', async () => {
    const { id } = await apply(7, { reasonText: 'The scope grew.' });
    await withdraw();
    await undo();
    expect(await stored(id)).toMatchObject({ statusId: 7, reasonText: 'The scope grew.' });
  });

  test('restores the candidates withdrawn with the application, not those withdrawn before', async () => {
    await apply(2);
    const available = server.kit.db.updateTable('talentRequest').set({ statusId: 5 });
    await available.where('id', '=', market.talentRequestId).execute();
    const [open, before] = [await presented(8), await presented(5)];
    await withdraw();
    await undo();
    expect([await statusOf(open.id), await statusOf(before.id)]).toEqual([8, 5]);
  });

  test("is refused afterwards, and without a withdrawal: 'undo-passed'", async () => {
    await apply(1);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'undo-passed' } });
    await withdraw();
    server.kit.clock.advance(600_000);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { code: 'undo-passed', reasons: [{ text: 'A withdrawal can be undone only within 10 minutes.' }] },
    });
  });

  test('succeeds for only one of two simultaneous calls', async () => {
    await apply(1);
    await withdraw();
    const answers = await Promise.all([undo(), undo()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const events = await server.kit.db
      .selectFrom('event')
      .select('kind')
      .where('engagementId', '=', market.engagementId)
      .where('kind', '=', 'application.withdrawal-undone')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('shows the employer the withdrawal, its reason and the deadline for undoing it', async () => {
    await apply(2);
    await withdraw({ reasonId: 2 });
    const received = await server.kit.asClient(market.employer.id, (scope) =>
      listReceivedApplications(scope, { pageCurrent: 0, pageSize: 10, engagementId: market.engagementId }),
    );
    expect(received).toMatchObject({
      records: [
        {
          applicationStatus: 'Withdrew',
          previousStatus: 'Approved',
          reason: 'Terms',
          undoUntil: new Date(server.kit.clock.now().getTime() + 600_000).toISOString(),
          steps: [{ applicationStatus: 'Pending' }, { applicationStatus: 'Approved' }, { reason: 'Terms' }],
        },
      ],
    });
  });
});
