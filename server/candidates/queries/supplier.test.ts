import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLogo } from '#server/profile/factories.ts';
import { readOwnLogoPath, toSupplier } from './supplier.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("an agency's logo has a path; an agency without a logo has null", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  expect(await kit.asAgency(owner.id, readOwnLogoPath)).toBeNull();
  const { logoId } = await makeLogo(kit.db, { tenantId });
  expect(await kit.asAgency(owner.id, readOwnLogoPath)).toBe(`/api/v1/logos/${logoId}/full`);
});

test("the employer sees only the id, the name and the logo of a candidate's agency", () => {
  const candidate = { supplierId: 's1', supplierName: 'Harbour Talent', supplierLogoPath: null, agencyFee: '1.00' };
  expect(toSupplier(candidate)).toEqual({ supplierId: 's1', supplierName: 'Harbour Talent', supplierLogoPath: null });
});
