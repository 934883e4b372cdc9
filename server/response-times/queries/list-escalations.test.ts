import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeResponseReminder } from '../factories.ts';
import { listEscalations } from './list-escalations.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ now: new Date('2026-11-20T18:00:00Z') });
});
afterAll(() => kit.close());

test('the provider sees escalated waits without the name of the candidate, until the client answers', async () => {
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const staff = await makeUser(kit.db, { tenantId: provider.id });
  const place = await makeSubmissionFixture(kit.db);
  const waitingSince = new Date('2026-11-02T09:00:00Z');
  const submit = () =>
    makeCandidate(kit.db, {
      talentRequestId: place.request.id,
      supplierId: place.agency.id,
      dateSubmitted: waitingSince,
    });
  const reminded = await submit();
  await makeResponseReminder(kit.db, {
    applicationId: reminded.applicationId,
    candidateId: reminded.id,
    waitingSince,
  });
  const { id: candidateId, applicationId, lastName, number } = await submit();
  const escalatedAt = new Date('2026-11-16T17:00:00Z');
  await makeResponseReminder(kit.db, { applicationId, candidateId, waitingSince, escalatedAt });
  const list = () => kit.asProvider(staff.id, (scope) => listEscalations(scope, { pageCurrent: 0, pageSize: 10 }));
  const listed = await list();
  expect(listed).toMatchObject({
    total: 1,
    records: [
      {
        candidateId,
        candidateNumber: number,
        clientName: place.client.name,
        supplierName: place.agency.name,
        workingDays: 14,
        serviceLevelDays: 5,
        escalatedAt: escalatedAt.toISOString(),
      },
    ],
  });
  expect(JSON.stringify(listed)).not.toContain(lastName);
  await kit.db.updateTable('candidate').set({ firstViewedAt: kit.clock.now() }).where('id', '=', candidateId).execute();
  expect(await list()).toMatchObject({ total: 0, records: [] });
});
