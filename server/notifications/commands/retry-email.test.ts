import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEmail } from '../factories.ts';
import { retryEmail } from './retry-email.ts';

let kit: TestKit;
let staff: string;
beforeAll(async () => {
  kit = await createTestKit();
  const provider = await makeTenant(kit.db, { side: 'provider' });
  staff = (await makeUser(kit.db, { tenantId: provider.id, role: 'none' })).id;
});
afterAll(() => kit.close());

const retry = (mailId: string) => kit.asProvider(staff, (scope) => retryEmail(scope, { mailId }));

test('a dead email gets a new day of attempts, with a record of the staff member', async () => {
  const mail = await makeEmail(kit.db, { status: 'dead', attempts: 14 });
  expect(await retry(mail.id)).toEqual({ mailId: mail.id, status: 'due', dueAt: kit.clock.now().toISOString() });
  const row = await kit.db.selectFrom('mail').selectAll().where('id', '=', mail.id).executeTakeFirst();
  expect(row).toMatchObject({ status: 'due', attempts: 0, diedAt: null, messageId: mail.messageId });
  const event = await kit.db.selectFrom('event').selectAll().where('kind', '=', 'mail.retried').executeTakeFirst();
  expect(event).toMatchObject({ actorUserId: staff, data: { mailId: mail.id } });
});

test('a pending or sent email is refused: not-dead', async () => {
  for (const status of ['due', 'sent'] as const) {
    const mail = await makeEmail(kit.db, { status });
    expect(await retry(mail.id)).toMatchObject({ refusal: { code: 'not-dead' } });
  }
});

test('a missing email is not found', async () => {
  expect(await retry(newId())).toMatchObject({ refusal: { code: 'not-found' } });
});
