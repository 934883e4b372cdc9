import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { createMailer, type Mailer } from '#server/platform/mail/mail.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { profileEvents } from '../events.ts';
import { makeAssessment } from '../factories.ts';
import { approveAgency, declineAgency } from './decide-agency.ts';
import { enqueueDecisionEmail } from './enqueue-decision-email.ts';

let kit: TestKit;
let mail: Mailer;
let staff: string;
beforeAll(async () => {
  kit = await createTestKit();
  mail = createMailer(
    readConfig({ NODE_ENV: 'test' }),
    async () => (await import('#server/email-templates.tsx')).emailRenderer,
  );
  const { id: tenantId } = await makeTenant(kit.db, { side: 'provider' });
  staff = (await makeUser(kit.db, { tenantId, role: 'none' })).id;
});
afterAll(() => kit.close());

const decided = async (decide: (tenantId: string) => Promise<unknown>) => {
  const { id: tenantId } = await makeTenant(kit.db, { status: 'pending', name: 'Lantern People' });
  const owner = await makeUser(kit.db, { tenantId });
  await makeUser(kit.db, { tenantId, role: 'admin' });
  await makeAssessment(kit.db, { tenantId });
  await decide(tenantId);
  return { tenantId, owner };
};
const eventIdOf = (tenantId: string, kind: string): Promise<{ id: string }> =>
  kit.db
    .selectFrom('event')
    .select('id')
    .where('supplierId', '=', tenantId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
const mailsOf = (tenantId: string) => kit.db.selectFrom('mail').selectAll().where('tenantId', '=', tenantId).execute();
const write = async (tenantId: string, kind: string) => {
  const { id } = await eventIdOf(tenantId, kind);
  await kit.asSystem(async (scope) => {
    const event = (await readEvent(scope, id)) as RecordedEvent<typeof profileEvents.agencyApproved>;
    await enqueueDecisionEmail(scope, event, mail);
  });
  return mailsOf(tenantId);
};

test('the approval is emailed to the user who registered the agency, and to no one else', async () => {
  const { tenantId, owner } = await decided((id) =>
    kit.asProvider(staff, (scope) => approveAgency(scope, { tenantId: id })),
  );
  const mails = await write(tenantId, profileEvents.agencyApproved);
  expect(mails.map(({ toAddress, subject, template }) => [toAddress, subject, template])).toEqual([
    [owner.email, 'Lantern People is approved', 'agency-approved'],
  ]);
  expect(mails[0]?.bodyText).toContain('/opportunities');
});

test('a decline is emailed with its reason and the next step', async () => {
  const reason = 'The certificate has run out.';
  const { tenantId } = await decided((id) =>
    kit.asProvider(staff, (scope) => declineAgency(scope, { tenantId: id, reason })),
  );
  const [written] = await write(tenantId, profileEvents.agencyDeclined);
  expect(written?.subject).toBe('Lantern People was not approved');
  expect(written?.bodyText).toContain(reason);
  expect(written?.bodyText).toContain('/profile/assessment');
});

test('a decline that is replaced before its email was written is not emailed', async () => {
  const { tenantId } = await decided((id) =>
    kit.asProvider(staff, async (scope) => {
      await declineAgency(scope, { tenantId: id, reason: 'Too soon.' });
      await approveAgency(scope, { tenantId: id });
    }),
  );
  expect(await write(tenantId, profileEvents.agencyDeclined)).toEqual([]);
});
