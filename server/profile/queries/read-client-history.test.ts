import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClientHistory } from '../factories.ts';
import { listClientHistory } from './read-client-history.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("the client history is the agency's own, latest first; a user without edit permission gets the reason", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const { id: rivalId } = await makeTenant(kit.db);
  const reader = await makeUser(kit.db, { tenantId, role: 'standard' });
  await makeClientHistory(kit.db, { tenantId, client: 'Earlier', engagedDate: '2024-05-01' });
  await makeClientHistory(kit.db, { tenantId, client: 'Later', engagedDate: '2025-05-01' });
  await makeClientHistory(kit.db, { tenantId: rivalId, client: 'Not ours' });
  const { records, can } = await kit.asAgency(reader.id, listClientHistory);
  expect(records.map(({ client, engagedDate }) => [client, engagedDate])).toEqual([
    ['Later', '2025-05-01'],
    ['Earlier', '2024-05-01'],
  ]);
  expect(can.edit.allowed).toBe(false);
});
