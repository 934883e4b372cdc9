import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEmail } from '../factories.ts';
import { readLatestEmails } from './outbox.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the mailbox shows the latest fifty emails with their texts, newest first', async () => {
  for (let n = 0; n < 52; n += 1) {
    await makeEmail(kit.db, { subject: `Mail ${String(n)}`, createdAt: new Date(Date.UTC(2026, 10, 1, 0, n)) });
  }
  const mails = await kit.asSystem(readLatestEmails);
  expect(mails).toHaveLength(50);
  expect(mails[0]).toMatchObject({ subject: 'Mail 51', bodyText: 'A candidate is now Screening.' });
});
