import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { selectWaitingRecords } from './waiting-records.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  place = await makeSubmissionFixture(kit.db);
});

const waiting = () =>
  kit.asSystem((scope) =>
    selectWaitingRecords(scope)
      .select(['w.id', 'w.kind', 'w.waitingSince'])
      .where('w.clientId', '=', place.client.id)
      .orderBy('w.waitingSince')
      .execute(),
  );
const at = (time: string) => new Date(time);
const appliedBy = async (statusId: (typeof applicationStatus)[keyof typeof applicationStatus]) =>
  makeApplication(kit.db, {
    engagementId: place.engagement.id,
    supplierId: (await makeTenant(kit.db)).id,
    statusId,
    appliedAt: at('2026-11-05T02:00:00Z'),
  });

test('only pending applications wait, from the last tender', async () => {
  const { pending, approved, declined, withdrew } = applicationStatus;
  for (const statusId of [approved, declined, withdrew]) await appliedBy(statusId);
  const { id, supplierId, clientId } = await appliedBy(pending);
  expect(await waiting()).toEqual([{ id, kind: 'application', waitingSince: at('2026-11-05T02:00:00Z') }]);
  const offer = { id: newId(), applicationId: id, supplierId, clientId };
  await kit.db
    .insertInto('applicationOffer')
    .values({
      ...offer,
      feeTypeId: 1,
      feePercent: '14.00',
      feeAmount: null,
      at: at('2026-11-06T02:00:00Z'),
      byUserId: null,
      byName: 'Mara Ellingsen',
    })
    .execute();
  expect(await waiting()).toMatchObject([{ id, waitingSince: at('2026-11-06T02:00:00Z') }]);
});

test('only pending candidates wait that the employer has neither opened nor moved', async () => {
  const submit = (given: object) =>
    makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, ...given });
  for (const { id: statusId } of candidateStatuses)
    if (statusId !== candidateStatus.pending) await submit({ statusId });
  await submit({ firstViewedAt: at('2026-11-11T00:00:00Z') });
  await submit({ erasedAt: at('2026-11-11T00:00:00Z') });
  const { id, dateSubmitted } = await submit({});
  expect(await waiting()).toEqual([{ id, kind: 'candidate', waitingSince: dateSubmitted }]);
});

test('nothing waits while the engagement is paused', async () => {
  await appliedBy(applicationStatus.pending);
  const change = (given: { pausedAt?: Date; pausedUntil?: Date }) =>
    kit.db.updateTable('engagement').set(given).where('id', '=', place.engagement.id).execute();
  await change({ pausedAt: at('2026-11-10T00:00:00Z') });
  expect(await waiting()).toEqual([]);
  await change({ pausedUntil: kit.clock.now() });
  expect(await waiting()).toHaveLength(1);
});
