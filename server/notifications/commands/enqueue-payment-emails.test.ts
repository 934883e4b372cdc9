import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import {
  paymentNoticeToAgencyEndpoint,
  paymentNoticeToEmployerEndpoint,
  paymentNoticeToMarketplaceEndpoint,
} from '#contract/notifications/endpoints.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { enqueuePaymentEmails } from './enqueue-payment-emails.ts';

let server: TestServer;
let staff: { id: string; email: string };
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  staff = await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id, role: 'none' });
});
afterAll(() => server.close());

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));
const place = async () => {
  const made = await makeSubmissionFixture(server.kit.db);
  const { id } = await makeCandidate(server.kit.db, {
    talentRequestId: made.request.id,
    supplierId: made.agency.id,
    statusId: 9,
  });
  return { ...made, owner: made.recruiter, candidateId: id };
};
const hire = async ({ employer, candidateId }: Awaited<ReturnType<typeof place>>) => {
  const { baseSalary, agencyFee } = await server.kit.db
    .selectFrom('candidate')
    .select(['baseSalary', 'agencyFee'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return server.call(employer.id, moveCandidateEndpoint, { candidateId, candidateStatusId: 2, baseSalary, agencyFee });
};
const mailPaymentOf = (candidateId: string) =>
  server.kit.asSystem((scope) => enqueuePaymentEmails(scope, candidateId, mail));
const mailsTo = (email: string) =>
  server.kit.db.selectFrom('mail').selectAll().where('toAddress', '=', email).execute();

test('a hire has a transaction that is emailed to the marketplace, the employer and the agency, as each call reports [Y01]', async () => {
  const one = await place();
  for (const at of [
    paymentNoticeToMarketplaceEndpoint,
    paymentNoticeToEmployerEndpoint,
    paymentNoticeToAgencyEndpoint,
  ]) {
    expect(await server.call(one.owner.id, at, { candidateId: one.candidateId })).toMatchObject({
      status: 409,
      body: { code: 'did-not-happen' },
    });
  }
  server.kit.enqueued.length = 0;
  expect((await hire(one)).status).toBe(200);
  expect(server.kit.enqueued.map(({ queue }) => queue)).toContain('reaction.notifications.mail-payment');
  const { fee, candidateNumber } = await server.kit.db
    .selectFrom('paymentTransaction')
    .select(['fee', 'candidateNumber'])
    .where('candidateId', '=', one.candidateId)
    .executeTakeFirstOrThrow();

  await mailPaymentOf(one.candidateId);
  await mailPaymentOf(one.candidateId);
  for (const [email, sentence] of [
    [staff.email, 'hired a candidate from'],
    [one.employer.email, 'You hired a candidate from'],
    [one.owner.email, 'hired your candidate.'],
  ] as const) {
    const [written, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(written).toMatchObject({ template: 'payment-transaction', status: 'due' });
    expect(written?.bodyText.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect(written?.bodyText).toContain(String(candidateNumber).padStart(6, '0'));
    expect(written?.bodyText.replaceAll(',', '')).toContain(fee);
  }
  for (const [at, party] of [
    [paymentNoticeToMarketplaceEndpoint, 'marketplace'],
    [paymentNoticeToEmployerEndpoint, 'employer'],
    [paymentNoticeToAgencyEndpoint, 'agency'],
  ] as const) {
    for (const userId of [one.owner.id, one.employer.id, staff.id]) {
      expect(await server.call(userId, at, { candidateId: one.candidateId })).toMatchObject({
        status: 200,
        body: { party, fee, candidateNumber, recipients: 1, waiting: 1, sent: 0, dead: 0 },
      });
    }
  }
});

test('a hire that is rolled back has no transaction, and two simultaneous attempts have one', async () => {
  const one = await place();
  const both = await Promise.all([hire(one), hire(one)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const rows = await server.kit.db
    .selectFrom('paymentTransaction')
    .select('id')
    .where('candidateId', '=', one.candidateId)
    .execute();
  expect(rows).toHaveLength(1);
});

test("a rival learns nothing about another agency's hire", async () => {
  const [one, rival] = [await place(), await place()];
  await hire(one);
  for (const at of [
    paymentNoticeToMarketplaceEndpoint,
    paymentNoticeToEmployerEndpoint,
    paymentNoticeToAgencyEndpoint,
  ]) {
    expect(await server.call(rival.owner.id, at, { candidateId: one.candidateId })).toMatchObject({ status: 404 });
  }
});
