import { expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { personIdOf, setLastActivity } from '#server/people/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { readPlannedRuns } from './planned-runs.ts';

test('a dry run is of the time of the next run, not of now', async () => {
  const kit = await createTestKit();
  kit.clock.set(new Date('2026-11-29T20:00:00Z'));
  const { agency, recruiter, engagement, request } = await makeSubmissionFixture(kit.db);
  const made = async (lastActivity: string, noticed: string | null, statusId: 1 | 3 = 3) => {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
    const { id } = await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId });
    await setLastActivity(kit.db, id, new Date(lastActivity));
    const personId = await personIdOf(kit.db, id);
    const retentionNoticedAt = noticed === null ? null : new Date(noticed);
    await kit.db.updateTable('person').set({ retentionNoticedAt }).where('id', '=', personId).execute();
    return personId;
  };
  // Each period, or notice, ends between now and 04:17 UTC.
  const erased = await made('2024-11-29T22:00:00Z', '2026-10-30T22:00:00Z');
  const notified = await made('2024-12-29T22:00:00Z', null);
  // And this one after it.
  await made('2024-11-30T05:00:00Z', '2026-10-31T06:00:00Z');
  await made('2024-11-29T22:00:00Z', null, 1);
  const draft = await makeDraftCandidate(kit.db, {
    supplierId: agency.id,
    talentRequestId: request.id,
    askedBy: recruiter.id,
    createdAt: new Date('2024-12-29T22:00:00Z'),
  });
  const { at, runs } = await kit.asSystem(readPlannedRuns);
  expect(at).toEqual(new Date('2026-11-30T04:17:00Z'));
  expect(runs).toEqual([
    {
      supplierId: agency.id,
      notify: [notified],
      erase: [erased],
      notifyRecords: [`draft ${draft.id}`],
      eraseRecords: [],
      others: 2,
    },
  ]);
  await kit.close();
});
