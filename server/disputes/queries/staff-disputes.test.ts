import { expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { listStaffDisputes, readDecisionFacts } from './staff-disputes.ts';

test('the staff read both agencies and their proof, open disputes with the earliest deadline first', async () => {
  const kit = await createTestKit();
  const { candidate, rival, agency, recruiter, staff } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const given = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const openedAt = (days: number) => new Date(kit.clock.now().getTime() - days * 86_400_000);
  const ended = await makeDispute(kit.db, { ...given, keys: ['email:1'], state: 'withdrawn', openedAt: openedAt(1) });
  const open = await makeDispute(kit.db, { ...given, isAnswered: true, openedAt: openedAt(7) });
  const list = await kit.asProvider(staff.id, (scope) => listStaffDisputes(scope, { pageCurrent: 0, pageSize: 10 }));
  expect(list).toMatchObject({
    total: 2,
    records: [
      {
        disputeId: open.id,
        supplierName: rival.agency.name,
        statement: 'He asked us to present him, and has never heard of another agency.',
        owner: {
          supplierName: agency.name,
          statement: 'The candidate signed our agreement at the first interview.',
          submittedAt: candidate.dateSubmitted.toISOString(),
          hiredAt: null,
        },
        can: { uphold: { allowed: true }, dismiss: { allowed: true } },
      },
      { disputeId: ended.id, can: { uphold: { allowed: false } } },
    ],
  });
  const { id: consentRequestId } = await makeConsentRequest(kit.db, {
    supplierId: agency.id,
    requestedBy: recruiter.id,
    state: 'agreed',
    submission: {
      talentRequestId: candidate.talentRequestId,
      firstName: 'Aino',
      lastName: 'Aalto',
      emailAddress: 'aino@inbox.example',
    } as never,
  });
  const consentConfirmedAt = kit.clock.now();
  const ownerConsent = async (consentWithdrawnAt: Date | null) => {
    await kit.db
      .updateTable('candidate')
      .set({ consentRequestId, consentConfirmedAt, consentWithdrawnAt })
      .where('id', '=', candidate.id)
      .execute();
    const seen = await kit.asProvider(staff.id, (scope) => listStaffDisputes(scope, { pageCurrent: 0, pageSize: 10 }));
    return 'records' in seen ? seen.records[0]?.owner : undefined;
  };
  const consentedAt = consentConfirmedAt.toISOString();
  expect(await ownerConsent(null)).toMatchObject({ consentedAt, consentWithdrawnAt: null });
  const withdrawnAt = kit.clock.now();
  expect(await ownerConsent(withdrawnAt)).toMatchObject({ consentedAt, consentWithdrawnAt: withdrawnAt.toISOString() });
  const owner = async () =>
    (await kit.asProvider(staff.id, (scope) => readDecisionFacts(scope, [open.id]))).get(open.id);
  expect(await owner()).toMatchObject({ isClaimed: false });
  await kit.db
    .updateTable('candidate')
    .set({ statusId: 2, disputeState: null, claimState: 'pending' })
    .where('id', '=', candidate.id)
    .execute();
  expect(await owner()).toMatchObject({ isClaimed: true });
  await kit.close();
});

test('the staff see when each agency uploaded CVs of the person: the owner here, the other agency at any client', async () => {
  const kit = await createTestKit();
  const { candidate, rival, agency, recruiter, staff } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { agency: opener, recruiter: openedBy } = rival;
  await makeDispute(kit.db, { candidateId: candidate.id, supplierId: opener.id, openedBy: openedBy.id });
  const elsewhere = await makeSubmissionFixture(kit.db);
  await makeApplication(kit.db, { engagementId: elsewhere.engagement.id, supplierId: opener.id });
  const known = await makeCandidate(kit.db, {
    talentRequestId: elsewhere.request.id,
    supplierId: opener.id,
    emailAddress: candidate.emailAddress,
  });
  const [createdAt, earlier] = [new Date('2026-11-12T00:00:00Z'), new Date('2026-03-12T00:00:00Z')];
  const ofOwner = { supplierId: agency.id, uploadedBy: recruiter.id, candidateId: candidate.id };
  await makeCandidateDocument(kit.db, { ...ofOwner, createdAt });
  await makeCandidateDocument(kit.db, { ...ofOwner, kind: 'other' });
  const ofOpener = { supplierId: opener.id, uploadedBy: openedBy.id };
  await makeCandidateDocument(kit.db, { ...ofOpener, candidateId: known.id, createdAt: earlier });
  const list = await kit.asProvider(staff.id, (scope) => listStaffDisputes(scope, { pageCurrent: 0, pageSize: 10 }));
  const owner = { cvUploadedAt: [createdAt.toISOString()] };
  expect(list).toMatchObject({ records: [{ cvUploadedAt: [earlier.toISOString()], owner }] });
  await kit.close();
});

test('the staff see that the candidate withdrew the consent of the agency that opened the dispute', async () => {
  const kit = await createTestKit();
  const { candidate, rival, staff } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const consent = await makeConsentRequest(kit.db, {
    supplierId: rival.agency.id,
    requestedBy: rival.recruiter.id,
    state: 'agreed',
    submission: { talentRequestId: candidate.talentRequestId, ...(candidate as object) } as never,
  });
  const consentedAt = kit.clock.now();
  await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    consentedAt,
    consentRequestId: consent.id,
  });
  const seen = async () => {
    const list = await kit.asProvider(staff.id, (scope) => listStaffDisputes(scope, { pageCurrent: 0, pageSize: 10 }));
    return 'records' in list ? list.records[0] : undefined;
  };
  expect(await seen()).toMatchObject({ consentedAt: consentedAt.toISOString(), consentWithdrawnAt: null });
  const withdrawnAt = new Date(consentedAt.getTime() + 3_600_000);
  await kit.db
    .updateTable('consentRequest')
    .set({ state: 'withdrawn', withdrawnAt })
    .where('id', '=', consent.id)
    .execute();
  expect(await seen()).toMatchObject({
    consentedAt: consentedAt.toISOString(),
    consentWithdrawnAt: withdrawnAt.toISOString(),
  });
  await kit.close();
});
