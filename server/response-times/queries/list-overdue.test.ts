import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listOverdue } from './list-overdue.ts';

let kit: TestKit;
beforeAll(async () => {
  // The date is a Friday.
  kit = await createTestKit({ now: new Date('2026-11-20T18:00:00Z') });
});
afterAll(() => kit.close());

test('a client sees what has waited for longer than its own service level, the longest wait first', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  const submit = (fixture: typeof place, dateSubmitted: string) =>
    makeCandidate(kit.db, {
      talentRequestId: fixture.request.id,
      supplierId: fixture.agency.id,
      dateSubmitted: new Date(dateSubmitted),
    });
  const candidate = await submit(place, '2026-11-13T09:00:00Z');
  await submit(place, '2026-11-14T09:00:00Z');
  await submit(place, '2026-11-16T09:00:00Z');
  await submit(other, '2026-11-02T09:00:00Z');
  const supplierId = (await makeTenant(kit.db)).id;
  const application = await makeApplication(kit.db, {
    engagementId: place.engagement.id,
    supplierId,
    statusId: applicationStatus.pending,
    appliedAt: new Date('2026-11-11T09:00:00Z'),
  });
  const list = () => kit.asClient(place.employer.id, (scope) => listOverdue(scope, { pageCurrent: 0, pageSize: 10 }));
  const listed = await list();
  expect(listed).toMatchObject({ total: 3, recordCount: 3 });
  expect(listed).toMatchObject({
    records: [
      { kind: 'application', applicationId: application.id, candidateId: null, candidateName: null, workingDays: 7 },
      {
        kind: 'candidate',
        candidateId: candidate.id,
        candidateName: `${candidate.firstName} ${candidate.lastName}`,
        jobTitle: place.request.jobTitle,
        supplierName: place.agency.name,
        workingDays: 5,
      },
      { kind: 'candidate', workingDays: 5 },
    ],
  });
  await kit.db.updateTable('tenant').set({ serviceLevelDays: 7 }).where('id', '=', place.client.id).execute();
  expect(await list()).toMatchObject({ total: 1, records: [{ kind: 'application' }] });
});
