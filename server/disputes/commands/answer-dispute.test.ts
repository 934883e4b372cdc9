import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContactBefore } from '#server/claims/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { answerDispute } from './answer-dispute.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the owner answers once, after the dispute has been raised; the agency that opened it cannot', async () => {
  const { candidate, rival, recruiter } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const given = { candidateId: candidate.id, supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const { id: disputeId } = await makeDispute(kit.db, { ...given, openedAt: kit.clock.now() });
  const answer = (userId: string) =>
    kit.asAgency(userId, (scope) =>
      answerDispute(scope, { disputeId, contacts: [makeContactBefore(scope.now, 3)], statement: 'We met him twice.' }),
    );
  expect(await answer(rival.recruiter.id)).toMatchObject({ refusal: { code: 'not-found' } });
  const setRaised = (isRaised: boolean) =>
    kit.db.updateTable('ownershipDefence').set({ isRaised }).where('disputeId', '=', disputeId).execute();
  await setRaised(false);
  expect(await answer(recruiter.id)).toMatchObject({ refusal: { code: 'not-found' } });
  await setRaised(true);
  const answered = await answer(recruiter.id);
  expect(answered).toMatchObject({
    statement: 'We met him twice.',
    answeredAt: kit.clock.now().toISOString(),
    can: { answer: { allowed: false } },
  });
  expect(JSON.stringify(answered)).not.toContain('never heard of another agency');
  expect(await answer(recruiter.id)).toMatchObject({
    refusal: { code: 'not-possible' },
    reasons: [{ code: 'dispute-answered' }],
  });
});
