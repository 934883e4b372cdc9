import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import {
  cancelEngagementEndpoint,
  completeEngagementEndpoint,
  discontinueEngagementEndpoint,
  readOwnEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import type { Database } from '#server/database.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTalentRequest } from '../factories.ts';

let server: TestServer;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let engagementId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  place = await makeSubmissionFixture(server.kit.db);
  engagementId = place.engagement.id;
});

const reason = { reasonId: 2, reasonText: 'The board has decided against it.' };
const own = async () => (await server.call(place.employer.id, readOwnEngagementEndpoint, { engagementId })).body;
const addCandidates = async (...statusIds: CandidateStatusId[]) => {
  for (const statusId of statusIds) {
    await makeCandidate(server.kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId });
  }
};
const statusesOf = async (table: 'candidate' | 'application') =>
  (
    await server.kit.db
      .selectFrom(table)
      .select('statusId')
      .where('engagementId', '=', engagementId)
      .orderBy('statusId')
      .execute()
  ).map(({ statusId }) => statusId);

test('after its award an engagement is discontinued for a reason, with its open requests, applications and candidates', async () => {
  const waiting = await makeTenant(server.kit.db);
  await makeApplication(server.kit.db, { engagementId, supplierId: waiting.id, statusId: 1 });
  const cancelled = await makeTalentRequest(server.kit.db, { engagementId, statusId: 7 });
  await makeCandidate(server.kit.db, { talentRequestId: cancelled.id, supplierId: place.agency.id, statusId: 4 });
  await makeTalentRequest(server.kit.db, { engagementId, statusId: 8 });
  await addCandidates(1, 9, 3, 5);
  expect(
    await server.call(place.employer.id, discontinueEngagementEndpoint, { engagementId, ...reason }),
  ).toMatchObject({
    status: 200,
    body: {
      status: 'cancelled',
      engagementStatus: 'Discontinued',
      stage: 'ended',
      notice: 'This Engagement has been discontinued.',
    },
  });
  expect(await statusesOf('candidate')).toEqual([3, 5, 7, 7, 7]);
  expect(await statusesOf('application')).toEqual([2, 6]);
  expect(await own()).toMatchObject({
    endedAt: server.kit.clock.now().toISOString(),
    talentRequests: [
      { talentRequestStatus: 'Cancelled', reason: 'Budget withdrawn', reasonText: reason.reasonText },
      { talentRequestStatus: 'Cancelled' },
      { talentRequestStatus: 'Cancelled', reason: 'Budget withdrawn' },
    ],
    can: {
      cancel: { allowed: false },
      discontinue: { allowed: false, reasons: [{ text: 'This Engagement has been discontinued.' }] },
    },
  });
});

test('before its award it is cancelled, and all its applications are closed', async () => {
  place = await makeSubmissionFixture(server.kit.db, {
    engagement: { kind: 'competitive', stage: 'bidding' },
    request: { statusId: 2 },
  });
  engagementId = place.engagement.id;
  expect(
    await server.call(place.employer.id, discontinueEngagementEndpoint, { engagementId, ...reason }),
  ).toMatchObject({
    status: 409,
    body: { code: 'not-to-end', reasons: [{ code: 'engagement-before-fulfillment' }] },
  });
  expect(await server.call(place.employer.id, cancelEngagementEndpoint, { engagementId, ...reason })).toMatchObject({
    status: 200,
    body: { engagementStatus: 'Cancelled', notice: 'This Engagement has been cancelled.' },
  });
  expect(await statusesOf('application')).toEqual([6]);
});

test('completed early, its requests are fulfilled and its open candidates Not Selected', async () => {
  await addCandidates(6);
  expect(
    await server.call(place.employer.id, completeEngagementEndpoint, { engagementId, reasonId: 3, reasonText: '' }),
  ).toMatchObject({
    status: 200,
    body: { status: 'completed', engagementStatus: 'Completed', notice: 'This Engagement has been completed.' },
  });
  expect(await statusesOf('candidate')).toEqual([7]);
  expect(await statusesOf('application')).toEqual([2]);
  expect(await own()).toMatchObject({ talentRequests: [{ talentRequestStatus: 'Fulfilled' }] });
});

test('the database enforces that an ended engagement stays ended, stages only advance, and kind and currency never change', async () => {
  const change = (set: Updateable<Database['engagement']>) =>
    server.kit.db.updateTable('engagement').set(set).where('id', '=', engagementId).execute();
  await expect(change({ stage: 'application' })).rejects.toMatchObject({ code: 'RC004' });
  await expect(change({ kind: 'competitive' })).rejects.toMatchObject({ code: 'RC005' });
  await expect(change({ currencyId: 152 })).rejects.toMatchObject({ code: 'RC005' });
  await server.call(place.employer.id, completeEngagementEndpoint, { engagementId, ...reason });
  await expect(change({ status: 'open', endedAs: null, stage: 'fulfillment' })).rejects.toMatchObject({
    code: 'RC003',
  });
  const request = server.kit.db.updateTable('talentRequest').where('id', '=', place.request.id);
  await expect(request.set({ statusId: 5 }).execute()).rejects.toMatchObject({ code: 'RC006' });
});
