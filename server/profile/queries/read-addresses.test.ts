import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { updateHeadOffice } from '../commands/update-head-office.ts';
import { makeOffice, defaultAddress } from '../factories.ts';
import { findHeadOffice, findOffice, listOffices } from './read-addresses.ts';

let kit: TestKit;
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test("the head office is that of the caller's agency, with the names of its country and region", async () => {
  await kit.asAgency(rival.id, (scope) => updateHeadOffice(scope, defaultAddress));
  expect(await kit.asAgency(owner.id, findHeadOffice)).toBeNull();
  expect(await kit.asAgency(rival.id, findHeadOffice)).toMatchObject({
    country: 'Australia',
    region: 'Australia & New Zealand',
  });
});

test('the other addresses are listed without the head office, and found by their IDs', async () => {
  const one = await makeOffice(kit.db, { tenantId: rival.tenantId });
  const offices = await kit.asAgency(rival.id, listOffices);
  expect(offices.map(({ officeAddressId }) => officeAddressId)).toEqual([one]);
  expect(await kit.asAgency(rival.id, (scope) => findOffice(scope, one))).toEqual(offices[0]);
  expect(await kit.asAgency(owner.id, (scope) => findOffice(scope, one))).toBeUndefined();
});
