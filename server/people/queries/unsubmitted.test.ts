import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeDispute, makeDisputeFixture } from '#server/disputes/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonHold } from '../factories.ts';
import { listErasuresOfUnsubmitted, listUnsubmittedSteps, findUnsubmittedStep } from './unsubmitted.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('drafts are listed at the end of the period, with what keeps them; a user without the work does not see them', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  const own = { supplierId: place.agency.id, talentRequestId: place.request.id };
  const draft = (createdAt: string, more: object = {}) =>
    makeDraftCandidate(kit.db, { ...own, askedBy: place.recruiter.id, createdAt: new Date(createdAt), ...more });
  const old = await draft('2024-11-21T00:00:00Z', { firstName: 'Oda', lastName: 'Brandt' });
  const held = await draft('2024-11-22T00:00:00Z', { emailAddress: 'held@inbox.example' });
  await draft('2026-11-01T00:00:00Z');
  const { id: candidateId } = await makeCandidate(kit.db, { ...own, emailAddress: 'held@inbox.example' });
  await makePersonHold(kit.db, { candidateId, placedBy });
  const listed = await kit.asAgency(place.recruiter.id, (scope) => listErasuresOfUnsubmitted(scope));
  expect(listed).toMatchObject({
    records: [
      { kind: 'draft', recordId: old.id, firstName: 'Oda', step: 'notify', block: null },
      { kind: 'draft', recordId: held.id, step: 'kept', block: 'held' },
    ],
  });
  const steps = await kit.asSystem(async (scope) => ({
    run: (await listUnsubmittedSteps(scope, place.agency.id)).map(({ step }) => step),
    one: await findUnsubmittedStep(scope, { supplierId: place.agency.id, id: old.id }),
    none: await findUnsubmittedStep(scope, { supplierId: place.agency.id, id: candidateId }),
  }));
  expect(steps).toEqual({ run: ['notify', 'nothing'], one: 'notify', none: undefined });
  const subUser = await makeUser(kit.db, { tenantId: place.agency.id, role: 'sub-user' });
  expect(await kit.asAgency(subUser.id, (scope) => listErasuresOfUnsubmitted(scope))).toEqual({ records: [] });
});

test('a consent and a draft without a candidate wait for the dispute that the agency has opened about the person', async () => {
  const { candidate, rival, request } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const own = { supplierId: rival.agency.id, talentRequestId: request.id };
  const { emailAddress } = candidate;
  const answeredAt = new Date('2024-01-01T00:00:00Z');
  const consentOf = (email: string) =>
    makeConsentRequest(kit.db, {
      supplierId: rival.agency.id,
      requestedBy: rival.recruiter.id,
      state: 'agreed',
      requestedAt: answeredAt,
      answeredAt,
      submission: { talentRequestId: request.id, firstName: 'Oda', lastName: 'Brandt', emailAddress: email } as never,
    });
  const consent = await consentOf(emailAddress.toUpperCase());
  const draft = await makeDraftCandidate(kit.db, {
    ...own,
    askedBy: rival.recruiter.id,
    createdAt: answeredAt,
    emailAddress,
  });
  const stranger = await consentOf('oda.brandt@inbox.example');
  const stepOf = ({ id }: { id: string }) =>
    kit.asSystem((scope) => findUnsubmittedStep(scope, { supplierId: rival.agency.id, id }));
  expect(await stepOf(consent)).toBe('notify');
  // The agency has never submitted the person, so nothing else says that it needs these records.
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  expect([await stepOf(consent), await stepOf(draft), await stepOf(stranger)]).toEqual([
    'nothing',
    'nothing',
    'notify',
  ]);
  const listed = await kit.asAgency(rival.recruiter.id, (scope) => listErasuresOfUnsubmitted(scope));
  expect('records' in listed && listed.records.find(({ recordId }) => recordId === consent.id)).toMatchObject({
    step: 'kept',
    block: 'dispute-open',
  });
  const end = { state: 'dismissed', endedAt: kit.clock.now() } as const;
  await kit.db.updateTable('ownershipDispute').set(end).where('id', '=', dispute.id).execute();
  expect(await stepOf(consent)).toBe('notify');
});
