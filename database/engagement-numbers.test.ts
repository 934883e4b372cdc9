import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';

let kit: TestKit;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});
afterAll(() => kit.close());

test('one sequence numbers the engagements of both kinds, and the database refuses duplicates', async () => {
  const one = await makeEngagement(kit.db, { clientId, kind: 'competitive' });
  const other = await makeEngagement(kit.db, { clientId, kind: 'successfee' });
  expect(other.number).toBe(one.number + 1);
  await expect(makeEngagement(kit.db, { clientId, kind: 'successfee', number: one.number })).rejects.toThrow(
    'engagement_number_key',
  );
});
