import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { viewCandidate } from './view-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("the view shows the owner of the person, and the reader's rights with reasons", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: new Date('2026-11-18T00:00:00Z'),
  });
  const view = (userId: string, talentRequestId?: string) =>
    kit.asAgency(userId, (scope) => viewCandidate(scope, { candidateId, talentRequestId }));
  expect(await view(place.recruiter.id)).toMatchObject({
    isOwnershipValid: true,
    isReplaceCvAllow: true,
    ownedUntil: '2027-05-17T00:00:00.000Z',
    hiringLeadEmail: place.engagement.hiringLeadEmail,
    can: { edit: { allowed: true }, withdraw: { allowed: true }, undoWithdraw: { allowed: false } },
  });
  const reader = await makeUser(kit.db, { tenantId: place.agency.id, role: 'tech-support' });
  expect(await view(reader.id)).toMatchObject({
    can: { edit: { allowed: false, reasons: [{ code: 'no-permission' }] }, replaceCv: { allowed: false } },
  });
  expect(await view(place.recruiter.id, place.engagement.id)).toBeInstanceOf(Refused);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  expect(await view(rival.recruiter.id)).toBeInstanceOf(Refused);
});

it('an ownership is valid unless another agency or the client owns the person', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: kit.clock.now(),
  });
  const owned = kit.db.updateTable('candidateOwnership').where('candidateId', '=', candidateId);
  const seen = async () => {
    const view = await kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId }));
    return view instanceof Refused ? view : [view.isOwnershipValid, view.ownedUntil === null];
  };
  expect(await seen()).toEqual([true, false]);
  for (const owner of [rival.agency, place.client]) {
    await owned.set({ supplierId: owner.id }).execute();
    expect(await seen()).toEqual([false, true]);
  }
  // Nobody owns the person any more.
  await owned.set({ ownedUntil: kit.clock.now() }).execute();
  expect(await seen()).toEqual([true, true]);
});
