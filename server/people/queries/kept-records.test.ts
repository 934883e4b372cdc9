import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeCandidateDocument, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import { makePersonHold } from '../factories.ts';
import { isHeldRecord, isKeptRecord } from './kept-records.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const holdCandidate = async (candidateId: string): Promise<void> => {
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  await makePersonHold(kit.db, { candidateId, placedBy });
};

test('a record is kept for its text, and for nobody else', async () => {
  const whole = await makePersonWithAllRecords(kit.db);
  await holdCandidate(whole.candidateId);
  const supplierId = `'${whole.place.agency.id}'::uuid`;
  const kept = async (text: string) => {
    const { isHeld, isKept } = await kit.db
      .selectNoFrom([
        isHeldRecord(supplierId, `'${text}'`).as('isHeld'),
        isKeptRecord(supplierId, `'${text}'`).as('isKept'),
      ])
      .executeTakeFirstOrThrow();
    return [isHeld, isKept];
  };
  expect(await kept('To Quilla@Featherstone.example')).toEqual([true, true]);
  expect(await kept('0491 570 156')).toEqual([true, true]);
  expect(await kept('linkedin.com/in/quilla-featherstone')).toEqual([true, true]);
  expect(await kept('somebody@else.example, 0491 570 199')).toEqual([false, false]);
});

test('a consent request is kept for its email address and its submission, a draft for its email address and its CV', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, talentRequestId: place.request.id };
  const [heldEmail, otherEmail] = ['rosalind@fairweather.example', 'ada@quill.example'];
  const { id: candidateId } = await makeCandidate(kit.db, { ...own, emailAddress: heldEmail });
  await holdCandidate(candidateId);
  const isHeld = async (textFunction: string, id: string) => {
    const held = isHeldRecord(`'${own.supplierId}'::uuid`, `app.${textFunction}('${id}')`);
    return (await kit.db.selectNoFrom(held.as('isHeld')).executeTakeFirstOrThrow()).isHeld;
  };
  const isHeldRequest = async (emailAddress: string, submittedEmail: string) => {
    const person = { firstName: 'Ada', lastName: 'Quill', emailAddress: submittedEmail };
    const { id } = await makeConsentRequest(kit.db, {
      supplierId: own.supplierId,
      requestedBy: place.recruiter.id,
      state: 'cancelled',
      emailAddress,
      submission: { talentRequestId: place.request.id, ...person } as never,
    });
    return isHeld('text_of_consent_request', id);
  };
  const isHeldDraft = async (emailAddress: string, textContent: string) => {
    const cv = { supplierId: own.supplierId, uploadedBy: place.recruiter.id, candidateId: null, textContent };
    const { id: documentId } = await makeCandidateDocument(kit.db, cv);
    const { id } = await makeDraftCandidate(kit.db, { ...own, askedBy: place.recruiter.id, emailAddress, documentId });
    return isHeld('text_of_draft_candidate', id);
  };
  for (const isHeldWith of [isHeldRequest, isHeldDraft]) {
    expect(await isHeldWith(heldEmail, otherEmail)).toBe(true);
    expect(await isHeldWith(otherEmail, heldEmail)).toBe(true);
    expect(await isHeldWith(otherEmail, otherEmail)).toBe(false);
  }
});
