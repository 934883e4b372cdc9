import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { withdrawClaim } from '../commands/end-claim.ts';
import { makeOwnershipClaim } from '../factories.ts';
import { findCandidateClaim, listClaims } from './claims.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let employerId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  employerId = (await makeUser(kit.db, { tenantId: place.client.id })).id;
});
afterAll(() => kit.close());

const submitted = () =>
  makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: kit.clock.now(),
  });

test('both sides see until when a candidate may be claimed, and then the claim with what Rolecall recorded', async () => {
  const { id: candidateId } = await submitted();
  const forClient = () => kit.asClient(employerId, (scope) => findCandidateClaim(scope, { candidateId }));
  const forAgency = () => kit.asAgency(place.recruiter.id, (scope) => findCandidateClaim(scope, { candidateId }));
  const now = kit.clock.now().toISOString();
  expect(await forClient()).toMatchObject({
    claim: null,
    contactPeriod: { from: '2026-05-24', to: '2026-11-20' },
    can: { claim: { allowed: true } },
  });
  const uploaded = await makeCandidateDocument(kit.db, {
    supplierId: place.agency.id,
    uploadedBy: place.recruiter.id,
    candidateId,
    kind: 'cv',
  });
  await makeOwnershipClaim(kit.db, { candidateId, claimedBy: employerId, state: 'contested' });
  const claim = { state: 'contested', submittedAt: now, consentedAt: null };
  expect(await forClient()).toMatchObject({
    claim: { ...claim, can: { withdraw: { allowed: true }, accept: { allowed: false } } },
    can: { claim: { allowed: false } },
  });
  const seen = await forAgency();
  expect(seen).toMatchObject({ claim: { ...claim, can: { accept: { allowed: true } } } });
  expect(JSON.stringify(seen)).toContain(uploaded.createdAt.toISOString());
});

test("another employer's candidate does not exist", async () => {
  const { id: candidateId } = await submitted();
  const other = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id });
  const answer = await kit.asClient(other.id, (scope) => findCandidateClaim(scope, { candidateId }));
  expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
});

const withdrawn = async () => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: kit.clock.now(),
    statusId: candidateStatus.withdrew,
  });
  return candidateId;
};

test('the employer still reads and withdraws its claim after the candidate was withdrawn', async () => {
  const candidateId = await withdrawn();
  const { id: claimId } = await makeOwnershipClaim(kit.db, { candidateId, claimedBy: employerId, state: 'contested' });
  const read = () => kit.asClient(employerId, (scope) => findCandidateClaim(scope, { candidateId }));
  expect(await read()).toMatchObject({
    claim: { claimId, state: 'contested', can: { withdraw: { allowed: true } } },
    can: { claim: { allowed: false } },
  });
  await kit.asClient(employerId, (scope) => withdrawClaim(scope, { claimId }));
  expect(await read()).toMatchObject({ claim: { state: 'withdrawn' } });
});

test('the employer sees nothing of a withdrawn candidate that it has not claimed', async () => {
  const candidateId = await withdrawn();
  const answer = await kit.asClient(employerId, (scope) => findCandidateClaim(scope, { candidateId }));
  expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
});

test.each(['client', 'agency'] as const)(
  'row security hides the claim on a withdrawn candidate from another %s',
  async (side) => {
    const candidateId = await withdrawn();
    await makeOwnershipClaim(kit.db, { candidateId, claimedBy: employerId, state: 'contested' });
    const { id } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side })).id });
    const read = async (scope: AgencyScope | ClientScope) => ({
      answer: await findCandidateClaim(scope, { candidateId }),
      rows: await scope.db.selectFrom('ownershipClaim').select('id').where('candidateId', '=', candidateId).execute(),
    });
    const seen = await (side === 'client' ? kit.asClient(id, read) : kit.asAgency(id, read));
    expect(seen).toMatchObject({ answer: { refusal: { code: 'not-found' } }, rows: [] });
  },
);

test('the provider lists contested claims first, the earliest deadline at the top', async () => {
  await kit.db.deleteFrom('ownershipClaim').execute();
  const claim = async (state: 'open' | 'contested', decideBy?: Date) => {
    const { id: candidateId } = await submitted();
    const due = decideBy ? { decideBy } : {};
    return (await makeOwnershipClaim(kit.db, { candidateId, claimedBy: employerId, state, ...due })).id;
  };
  const open = await claim('open');
  const later = await claim('contested', new Date('2026-12-03T00:00:00Z'));
  const sooner = await claim('contested', new Date('2026-12-02T00:00:00Z'));
  const staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id });
  const listed = (given: object = {}) =>
    kit.asProvider(staff.id, (scope) => listClaims(scope, { pageCurrent: 0, pageSize: 10, ...given }));
  const all = await listed();
  expect(all).toMatchObject({ total: 3, records: [sooner, later, open].map((claimId) => ({ claimId })) });
  expect(await listed({ isContested: true })).toMatchObject({ total: 2 });
  expect(await listed({ pageSize: 1, pageCurrent: 1 })).toMatchObject({ records: [{ claimId: later }] });
});

test('a consent that the candidate has withdrawn is no proof', async () => {
  const { id: candidateId } = await submitted();
  await makeOwnershipClaim(kit.db, { candidateId, claimedBy: employerId, state: 'contested' });
  const { id: consentRequestId } = await makeConsentRequest(kit.db, {
    supplierId: place.agency.id,
    requestedBy: place.recruiter.id,
    state: 'agreed',
    submission: {
      talentRequestId: place.request.id,
      firstName: 'Aino',
      lastName: 'Aalto',
      emailAddress: 'aino@inbox.example',
    } as never,
  });
  const consentConfirmedAt = kit.clock.now();
  const consentShown = async (consentWithdrawnAt: Date | null) => {
    await kit.db
      .updateTable('candidate')
      .set({ consentRequestId, consentConfirmedAt, consentWithdrawnAt })
      .where('id', '=', candidateId)
      .execute();
    const seen = await kit.asClient(employerId, (scope) => findCandidateClaim(scope, { candidateId }));
    return 'claim' in seen ? seen.claim?.consentedAt : undefined;
  };
  expect(await consentShown(null)).toBe(consentConfirmedAt.toISOString());
  expect(await consentShown(kit.clock.now())).toBeNull();
});
