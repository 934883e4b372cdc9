import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAudit } from '../factories.ts';
import { sendAuditorEmail } from './send-auditor-email.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));
const named = async ({ hasPassword }: { hasPassword: boolean }) => {
  const { auctionId } = await auction.closedLot();
  const firm = await makeTenant(kit.db, { side: 'auditor', name: 'Marlow Assurance' });
  const user = await makeUser(kit.db, { tenantId: firm.id, firstName: 'Odile', lastName: 'Renner' });
  if (!hasPassword) await kit.db.deleteFrom('credential').where('userId', '=', user.id).execute();
  const auditId = await makeAudit(kit.db, {
    engagementId: auctionId,
    auditorId: firm.id,
    namedAt: kit.clock.now(),
  });
  return { auditId, user };
};
const send = (auditId: string, userId: string) =>
  kit.asSystem((scope) =>
    sendAuditorEmail(scope, { data: { auditId, userId } } as unknown as RecordedEvent<'audit.named'>, mail),
  );
const mailsTo = (email: string) => kit.db.selectFrom('mail').selectAll().where('toAddress', '=', email).execute();

test('a new auditor gets a link to a first password, which only the email contains', async () => {
  const { auditId, user } = await named({ hasPassword: false });
  await send(auditId, user.id);
  const [written] = await mailsTo(user.email);
  expect(written).toMatchObject({ template: 'auditor-named', toName: 'Odile Renner', userId: user.id });
  expect(written?.html).toMatch(/http:\/\/localhost:3000\/reset-password#[\w-]{43}/);
  expect(written?.bodyText).toContain(auction.market.client.name);
});

test('an auditor with a password is led to their audits', async () => {
  const { auditId, user } = await named({ hasPassword: true });
  await send(auditId, user.id);
  const [written] = await mailsTo(user.email);
  expect(written?.html).toContain('http://localhost:3000/audits');
  expect(written?.html).not.toContain('reset-password');
});

test('an audit that has ended meanwhile sends no email', async () => {
  const { auditId, user } = await named({ hasPassword: true });
  await kit.db
    .updateTable('audit')
    .set({ endedAt: kit.clock.now(), endedByName: 'Nadia Brandt' })
    .where('id', '=', auditId)
    .execute();
  await send(auditId, user.id);
  expect(await mailsTo(user.email)).toEqual([]);
});
