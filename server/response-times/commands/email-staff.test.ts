import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { emailStaff } from './email-staff.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));

test('every member of the staff gets an email with client, agency and engagement, and nobody else does', async () => {
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const staff = [await makeUser(kit.db, { tenantId: provider.id }), await makeUser(kit.db, { tenantId: provider.id })];
  const left = await makeUser(kit.db, { tenantId: provider.id });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', left.id).execute();
  const { agency, client, engagement } = await makeSubmissionFixture(kit.db);
  const { id: applicationId } = await kit.db
    .selectFrom('application')
    .select('id')
    .where('engagementId', '=', engagement.id)
    .executeTakeFirstOrThrow();
  const { title, number } = engagement;
  const record = { kind: 'candidate', applicationId, clientName: client.name, title, number } as const;
  await kit.asSystem((scope) => emailStaff(scope, mail, { ...record, serviceLevelDays: 5 }));
  const sent = await kit.db.selectFrom('mail').selectAll().execute();
  expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(staff.map(({ id }) => id)));
  expect(sent).toHaveLength(2);
  expect(sent[0]?.subject).toBe(`${client.name} has not answered ${agency.name}`);
  expect(sent[0]?.bodyText).toContain(title);
  expect(sent[0]?.bodyText).toContain('/provider/escalations');
});
