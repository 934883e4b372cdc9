import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelRequestAt, readOwnEngagementAt, restoreRequestAt } from '#contract/engagements/addresses/employer.ts';
import { makeCandidate, makeSubmissionPlace } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/platform/testing/server.ts';

const day = 86_400_000;
const begin = new Date('2026-11-20T04:00:00Z');

let server: TestServer;
let place: Awaited<ReturnType<typeof makeSubmissionPlace>>;
let talentRequestId: string;
beforeAll(async () => {
  server = await createTestServer({ now: begin });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(begin);
  place = await makeSubmissionPlace(server.kit.db);
  talentRequestId = place.request.id;
});

const own = async () => {
  const { body } = await server.call(place.employer.id, readOwnEngagementAt, { engagementId: place.engagement.id });
  return body as { closingAt: string; isPaused: boolean; talentRequests: readonly Record<string, unknown>[] };
};
const requestNow = async () => (await own()).talentRequests.find((one) => one['talentRequestId'] === talentRequestId);
const statusesOf = async () =>
  (
    await server.kit.db
      .selectFrom('candidate')
      .select('statusId')
      .where('talentRequestId', '=', talentRequestId)
      .orderBy('statusId')
      .execute()
  ).map(({ statusId }) => statusId);
const events = async () =>
  (
    await server.kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('talentRequestId', '=', talentRequestId)
      .where('kind', 'like', 'talent-request.%')
      .orderBy('sequence')
      .execute()
  ).map(({ kind, data }) => [kind, data]);
const candidate = (statusId: number) =>
  makeCandidate(server.kit.db, { talentRequestId, supplierId: place.agency.id, statusId });

describe('a cancellation', () => {
  const cancel = () => server.call(place.employer.id, cancelRequestAt, { talentRequestId, reasonId: 2 });
  const restore = () => server.call(place.employer.id, restoreRequestAt, { talentRequestId });

  test('keeps the status of every candidate, and a restored request has them back', async () => {
    for (const statusId of [1, 8, 3]) await candidate(statusId);
    expect(await cancel()).toMatchObject({ status: 200, body: { talentRequestStatus: 'Cancelled' } });
    expect(await statusesOf()).toEqual([1, 3, 8]);
    expect(await requestNow()).toMatchObject({
      reason: 'Budget withdrawn',
      restorableUntil: new Date(begin.getTime() + 30 * day).toISOString(),
      can: { restore: { allowed: true } },
    });
    server.kit.clock.set(new Date(begin.getTime() + 29 * day));
    expect(await restore()).toMatchObject({ status: 200, body: { talentRequestStatus: 'Available' } });
    expect(await requestNow()).toMatchObject({ reason: null, restorableUntil: null });
    expect((await events()).map(([kind]) => kind)).toEqual(['talent-request.cancelled', 'talent-request.restored']);
  });

  test('cannot be taken back after 30 days', async () => {
    await cancel();
    server.kit.clock.set(new Date(begin.getTime() + 30 * day));
    expect(await restore()).toMatchObject({
      status: 409,
      body: { code: 'request-settled', reasons: [{ code: 'restore-passed' }] },
    });
  });

  test('is refused when somebody was hired', async () => {
    await server.kit.db
      .updateTable('talentRequest')
      .set({ noOfRolesFilled: 1 })
      .where('id', '=', talentRequestId)
      .execute();
    expect(await cancel()).toMatchObject({ status: 409, body: { reasons: [{ code: 'somebody-hired' }] } });
  });
});
