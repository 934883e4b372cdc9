import { expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { readDefence } from './defences.ts';

test('the owner reads the dispute at every candidacy of the person, without the other agency and its proof', async () => {
  const kit = await createTestKit();
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const { candidate, rival, agency, recruiter, engagement } = place;
  const second = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const elsewhere = await makeCandidate(kit.db, {
    talentRequestId: second.id,
    supplierId: agency.id,
    emailAddress: candidate.emailAddress,
  });
  const read = (userId: string, candidateId: string) =>
    kit.asAgency(userId, (scope) => readDefence(scope, { candidateId }));
  expect(await read(recruiter.id, candidate.id)).toEqual({ disputes: [], opened: [] });
  const { id } = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
    openedAt: kit.clock.now(),
  });
  for (const { id: candidateId } of [candidate, elsewhere]) {
    const found = await read(recruiter.id, candidateId);
    expect(found).toMatchObject({ disputes: [{ disputeId: id, outcome: null, can: { answer: { allowed: true } } }] });
    expect(JSON.stringify(found)).not.toContain('Soren Vang');
    expect(JSON.stringify(found)).not.toContain('never heard of another agency');
  }
  const third = await makeApprovedAgency(kit.db, engagement.id);
  const { id: another } = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: third.agency.id,
    openedBy: third.recruiter.id,
    openedAt: kit.clock.now(),
  });
  const all = await read(recruiter.id, elsewhere.id);
  expect('disputes' in all && all.disputes.map(({ disputeId }) => disputeId).toSorted()).toEqual(
    [another, id].toSorted(),
  );
  // A dispute about ownership in one talent request doesn't affect the others.
  await kit.db.updateTable('ownershipDefence').set({ scopeId: candidate.talentRequestId }).execute();
  expect(await read(recruiter.id, elsewhere.id)).toEqual({ disputes: [], opened: [] });
  expect(await read(rival.recruiter.id, candidate.id)).toMatchObject({ refusal: { code: 'not-found' } });
  await kit.close();
});

test('at a candidate of its own the agency reads the disputes that it opened about the person at this client', async () => {
  const kit = await createTestKit();
  const { candidate, rival, request } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const opened = { supplierId: rival.agency.id, openedBy: rival.recruiter.id, openedAt: kit.clock.now() };
  const { id } = await makeDispute(kit.db, { candidateId: candidate.id, ...opened, state: 'upheld' });
  await kit.db.updateTable('candidateIdentity').set({ active: false }).execute();
  const given = { talentRequestId: request.id, supplierId: rival.agency.id };
  const { emailAddress } = candidate;
  const [own, somebodyElse] = [
    await makeCandidate(kit.db, { ...given, emailAddress }),
    await makeCandidate(kit.db, { ...given, emailAddress: 'somebody.else@inbox.example' }),
  ];
  const read = (candidateId: string) =>
    kit.asAgency(rival.recruiter.id, (scope) => readDefence(scope, { candidateId }));
  expect(await read(own.id)).toMatchObject({
    disputes: [],
    opened: [
      {
        disputeId: id,
        state: 'upheld',
        openedByName: 'Soren Vang',
        reasons: 'Only one of you has an answer of the candidate.',
      },
    ],
  });
  expect(await read(somebodyElse.id)).toEqual({ disputes: [], opened: [] });
  await kit.close();
});
