import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSupportMessage } from '../factories.ts';
import { purgeMessages } from './purge-messages.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ now: new Date('2026-11-20T04:00:00Z') });
});
afterAll(() => kit.close());

test('messages delivered more than 30 days ago are deleted; waiting and given up ones stay', async () => {
  const agency = await makeTenant(kit.db, { side: 'agency' });
  const user = await makeUser(kit.db, { tenantId: agency.id, email: `${newId()}@harbour.example` });
  const make = (more: Partial<Parameters<typeof makeSupportMessage>[1]>) =>
    makeSupportMessage(kit.db, { tenantId: agency.id, userId: user.id, ...more });
  const long = new Date('2026-10-20T03:00:00Z');
  await make({ status: 'delivered', endedAt: long });
  const stays = [
    await make({ status: 'delivered', endedAt: new Date('2026-10-22T04:00:00Z') }),
    await make({ status: 'dead', endedAt: long }),
    await make({ createdAt: long }),
  ];
  await kit.asSystem(purgeMessages);
  const left = await kit.db.selectFrom('supportMessage').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(stays.map(({ id }) => id).toSorted());
});
