import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type MadeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeArea } from '../factories.ts';
import { listAreas } from '../queries/read-areas.ts';
import { deleteArea } from './delete-area.ts';

let kit: TestKit;
let owner: MadeUser;
let rival: MadeUser;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test('an area is taken away, and nobody takes that of somebody else', async () => {
  const own = await makeArea(kit.db, { tenantId: owner.tenantId });
  const others = await makeArea(kit.db, { tenantId: rival.tenantId });
  expect(await kit.asAgency(owner.id, (scope) => deleteArea(scope, { areaId: others }))).toMatchObject({
    refusal: { code: 'not-found' },
  });
  expect(await kit.asAgency(owner.id, (scope) => deleteArea(scope, { areaId: own }))).toEqual({ areaId: own });
  expect(await kit.asAgency(owner.id, listAreas)).toEqual([]);
  expect(await kit.asAgency(rival.id, listAreas)).toHaveLength(1);
});
