import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '#server/identity/factories.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeConsentFixture, makeLinkedRequest } from '../factories.ts';
import { submissionProblemText, submitConsentedCandidate } from './submit-consented-candidate.ts';

let kit: TestKit;
let place: Awaited<ReturnType<typeof makeConsentFixture>>;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeConsentFixture(kit.db);
});
afterAll(() => kit.close());

const asked = (row: object) =>
  makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row });
const submit = (consentRequestId: string, userId = place.recruiter.id) =>
  kit.asAgency(userId, (scope) => submitConsentedCandidate(scope, { consentRequestId }));

test('a colleague submits the candidate whose submission failed, once', async () => {
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id, email: 'colleague@agency.example' });
  const { id } = await asked({ state: 'agreed', problem: 'Ines Marchetti can no longer submit candidates.' });
  const answer = await submit(id, colleague.id);
  expect(answer).toMatchObject({ state: 'agreed', problem: null, can: { submit: { allowed: false } } });
  const candidate = await kit.db
    .selectFrom('candidate')
    .selectAll()
    .where('consentRequestId', '=', id)
    .executeTakeFirstOrThrow();
  expect(answer).toMatchObject({ candidateId: candidate.id });
  expect(candidate).toMatchObject({ submittedBy: colleague.id, consentConfirmedAt: kit.clock.now() });
  expect(await submit(id)).toMatchObject({ reasons: [{ code: 'consent-used' }] });
});

test('without a consent nothing is submitted', async () => {
  for (const state of ['waiting', 'refused', 'withdrawn', 'expired', 'cancelled'] as const) {
    expect(await submit((await asked({ state })).id)).toMatchObject({ reasons: [{ code: 'consent-missing' }] });
  }
});

test('what a submission refuses is refused here too', async () => {
  const { id } = await asked({ state: 'agreed' });
  await kit.db.updateTable('talentRequest').set({ statusId: 8 }).where('id', '=', place.request.id).execute();
  expect(await submit(id)).toMatchObject({
    refusal: { code: 'submission-closed' },
    reasons: [{ code: 'request-paused' }],
  });
  await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', place.request.id).execute();
});

test('a problem names its reasons and fields', () => {
  const refused = refuse(commonRefusals['invalid-input'], {
    fields: [{ field: 'documentId', message: 'The CV is gone.' }],
  });
  expect(submissionProblemText(refused)).toBe('Please check the marked fields. The CV is gone.');
});
