import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { recordPayment } from './record-payment.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a hire is recorded once with its fee, currency and the numbers of candidate and engagement, and never changes', async () => {
  const { request, agency, client } = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  await kit.asSystem((scope) => recordPayment(scope, id));
  const rows = () => kit.db.selectFrom('paymentTransaction').selectAll().where('candidateId', '=', id).execute();
  const candidate = await kit.db
    .selectFrom('candidate')
    .innerJoin('engagement', 'engagement.id', 'candidate.engagementId')
    .select([
      'candidate.number',
      'candidate.agencyFee',
      'candidate.currencyId',
      'engagement.number as engagementNumber',
    ])
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow();
  const [first, ...more] = await rows();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    candidateNumber: candidate.number,
    engagementNumber: candidate.engagementNumber,
    fee: candidate.agencyFee,
    currencyId: candidate.currencyId,
    supplierId: agency.id,
    clientId: client.id,
    recordedAt: kit.clock.now(),
  });
  kit.clock.advance(60_000);
  await kit.asSystem((scope) => recordPayment(scope, id));
  expect(await rows()).toEqual([first]);
  await expect(
    kit.db.updateTable('paymentTransaction').set({ fee: '1.00' }).where('candidateId', '=', id).execute(),
  ).rejects.toThrow('cannot be changed');
});
