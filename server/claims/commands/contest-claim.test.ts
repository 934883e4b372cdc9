import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeContactBefore, makeOwnershipClaim } from '../factories.ts';
import { contestClaim } from './contest-claim.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a contested claim waits for Rolecall, three working days, and is contested once', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const employer = await makeUser(kit.db, { tenantId: place.client.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: kit.clock.now(),
  });
  const { id: claimId } = await makeOwnershipClaim(kit.db, { candidateId, claimedBy: employer.id });
  const contest = (userId: string) =>
    kit.asAgency(userId, (scope) =>
      contestClaim(scope, {
        claimId,
        contacts: [makeContactBefore(scope.now, 2)],
        statement: 'She came to us on her own.',
      }),
    );
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  expect(await contest(rival.recruiter.id)).toMatchObject({ refusal: { code: 'not-found' } });
  // A Wednesday in the employer's time zone.
  kit.clock.set(new Date('2026-11-18T05:00:00Z'));
  expect(await contest(place.recruiter.id)).toMatchObject({
    state: 'contested',
    agencyStatement: 'She came to us on her own.',
    contestedAt: '2026-11-18T05:00:00.000Z',
    decideBy: expect.stringMatching(/^2026-11-23T/) as string,
    can: { accept: { allowed: true }, contest: { allowed: false } },
  });
  expect(await contest(place.recruiter.id)).toMatchObject({ reasons: [{ code: 'claim-decided' }] });
});
