import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeQuestion } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeSubmissionPlace } from '../factories.ts';
import { readSubmission } from './submission.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('the form learns the fee, the currency, the questions and whether it may be sent, never what passes', async () => {
  const place = await makeSubmissionPlace(kit.db, { engagement: { requiresConsent: true } });
  const { id: talentRequestId } = place.request;
  await makeQuestion(kit.db, {
    talentRequestId,
    sort: 2,
    text: 'Which shifts?',
    kind: 'choice',
    options: ['Days', 'Nights'],
    passing: 'Nights',
  });
  await makeQuestion(kit.db, { talentRequestId, sort: 1, isMandatory: false });
  const answer = await kit.asAgency(place.recruiter.id, (scope) => readSubmission(scope, { talentRequestId }));
  expect(answer).toMatchObject({
    feeTypeId: 1,
    feePercent: '13.7500',
    currencyIso: 'AUD',
    currencyDigits: 2,
    requiresConsent: true,
    draft: null,
    questions: [{ isMandatory: false }, { text: 'Which shifts?', options: ['Days', 'Nights'] }],
    can: { submit: { allowed: true } },
  });
  expect(JSON.stringify(answer)).not.toContain('passing');
});

it('an unknown talent request is not found', async () => {
  const place = await makeSubmissionPlace(kit.db);
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    readSubmission(scope, { talentRequestId: place.agency.id }),
  );
  expect(answer instanceof Refused && answer.refusal.code).toBe('not-found');
});
