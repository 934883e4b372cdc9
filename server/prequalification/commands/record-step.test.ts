import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '../factories.ts';
import { recordExpiry } from './record-step.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a step of the system, such as an expiry, has no name in the history', async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const request = await makePrequalification(kit.db, { supplierId, clientId, endsOn: '2026-11-19' });
  await kit.asSystem((scope) => recordExpiry(scope, request));
  expect(await kit.db.selectFrom('prequalificationStep').selectAll().execute()).toMatchObject([
    { requestId: request.id, statusId: 4, byName: '', byUserId: null, endsOn: '2026-11-19', at: kit.clock.now() },
  ]);
  expect(await kit.db.selectFrom('prequalificationRequest').select('statusId').execute()).toEqual([{ statusId: 4 }]);
});
