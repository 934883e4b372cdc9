import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { completeRequestAt, fillInternallyAt, readOwnEngagementAt } from '#contract/engagements/addresses/employer.ts';
import { makeCandidate, makeSubmissionPlace } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/platform/testing/server.ts';

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

test('completed: open candidates are Not Selected, the request says why, and the success fee ends with it', async () => {
  for (const statusId of [1, 9, 3]) await candidate(statusId);
  expect(await server.call(place.employer.id, completeRequestAt, { talentRequestId, reasonId: 3 })).toMatchObject({
    status: 200,
    body: { talentRequestStatus: 'Fulfilled' },
  });
  expect(await statusesOf()).toEqual([3, 7, 7]);
  expect(await own()).toMatchObject({ engagementStatus: 'Success', notice: 'This Engagement has been completed.' });
  expect(await requestNow()).toMatchObject({ reason: 'Fewer roles needed' });
});

test('roles filled internally only rise; with the last one the request is fulfilled', async () => {
  const fill = (internallyFilledRoles: number) =>
    server.call(place.employer.id, fillInternallyAt, { talentRequestId, internallyFilledRoles });
  await candidate(4);
  const { noOfRoles } = place.request;
  expect(await fill(1)).toMatchObject({ status: 200, body: { noOfRolesFilled: 1, internallyFilledRoles: 1 } });
  expect(await fill(0)).toMatchObject({ status: 200, body: { noOfRolesFilled: 1, internallyFilledRoles: 1 } });
  expect(await fill(noOfRoles + 1)).toMatchObject({ status: 400, body: { code: 'more-than-roles' } });
  expect(await statusesOf()).toEqual([4]);
  expect(await fill(noOfRoles)).toMatchObject({
    status: 200,
    body: { noOfRolesFilled: noOfRoles, talentRequestStatus: 'Fulfilled' },
  });
  expect(await statusesOf()).toEqual([7]);
  expect((await events()).map(([kind]) => kind)).toEqual([
    'talent-request.filled-internally',
    'talent-request.filled-internally',
    'talent-request.fulfilled',
  ]);
});
