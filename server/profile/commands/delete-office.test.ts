import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type MadeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeOffice } from '../factories.ts';
import { listOffices } from '../queries/read-addresses.ts';
import { deleteOffice } from './delete-office.ts';

let kit: TestKit;
let owner: MadeUser;
let rival: MadeUser;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test('an address is deleted, and the completion goes with the last one', async () => {
  const officeAddressId = await makeOffice(kit.db, { tenantId: owner.tenantId });
  expect(await kit.asAgency(owner.id, (scope) => deleteOffice(scope, { officeAddressId }))).toEqual({
    officeAddressId,
  });
  expect(await kit.asAgency(owner.id, listOffices)).toEqual([]);
});

test('the head office, and an address of somebody else, is not there for this call', async () => {
  for (const officeAddressId of [
    await makeOffice(kit.db, { tenantId: owner.tenantId, type: 'Head Office' }),
    await makeOffice(kit.db, { tenantId: rival.tenantId }),
  ])
    expect(await kit.asAgency(owner.id, (scope) => deleteOffice(scope, { officeAddressId }))).toMatchObject({
      refusal: { code: 'not-found' },
    });
  expect(await kit.asAgency(rival.id, listOffices)).toHaveLength(1);
});
