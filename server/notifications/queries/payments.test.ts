import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePayment } from '../factories.ts';
import { findPaymentRecipients } from './payments.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("an agency's owners and all employer users are emailed, except deleted ones", async () => {
  const { agency, client, employer, recruiter: owner } = await makeSubmissionFixture(kit.db);
  await makeUser(kit.db, { tenantId: agency.id, role: 'admin' });
  const gone = await makeUser(kit.db, { tenantId: client.id, role: 'none' });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  const parties = { supplierId: agency.id, clientId: client.id };
  const ids = async (party: 'agency' | 'employer') =>
    (await kit.asSystem((scope) => findPaymentRecipients(scope, parties, party))).map(({ id }) => id);
  expect(await ids('agency')).toEqual([owner.id]);
  expect(await ids('employer')).toEqual([employer.id]);
});

test('the counts of a payment are visible only to its parties, even without a WHERE', async () => {
  const [one, other] = [await makeSubmissionFixture(kit.db), await makeSubmissionFixture(kit.db)];
  const { id } = await makeCandidate(kit.db, { talentRequestId: one.request.id, supplierId: one.agency.id });
  const payment = await makePayment(kit.db, { candidateId: id });
  await kit.db
    .insertInto('paymentNotice')
    .values({ transactionId: payment.id, party: 'agency', userId: one.recruiter.id })
    .execute();
  const counted = (userId: string) =>
    kit.as(userId, async (scope) => {
      const { rows } = await sql<{
        recipients: number;
      }>`select * from app.mails_of_payment(${payment.id}, 'agency')`.execute(scope.db);
      const seen = await scope.db.selectFrom('paymentTransaction').select('id').execute();
      return [rows[0]?.recipients, seen.some((row) => row.id === payment.id)];
    });
  expect(await counted(one.recruiter.id)).toEqual([1, true]);
  expect(await counted(one.employer.id)).toEqual([1, true]);
  expect(await counted(other.recruiter.id)).toEqual([0, false]);
});
