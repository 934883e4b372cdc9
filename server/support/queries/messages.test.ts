import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSupportMessage } from '../factories.ts';
import { latestSupportMessages } from './messages.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the mailbox of the demo shows messages to support, latest first, without running typed markup', async () => {
  const agency = await makeTenant(kit.db, { side: 'agency' });
  const user = await makeUser(kit.db, { tenantId: agency.id, email: `${newId()}@harbour.example` });
  const by = { tenantId: agency.id, userId: user.id };
  await makeSupportMessage(kit.db, { ...by, subject: 'Earlier' });
  await makeSupportMessage(kit.db, { ...by, description: '<b>Now</b>', createdAt: new Date('2026-11-19T04:00:00Z') });
  const [first, second] = await kit.asSystem(latestSupportMessages);
  expect(second?.subject).toBe('Contact Support: Earlier');
  expect(first).toMatchObject({ toName: 'Support', toAddress: 'support+owner_harbour.example', status: 'due' });
  expect(first?.html).toContain('&lt;b&gt;Now&lt;/b&gt;');
});
