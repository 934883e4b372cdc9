import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTestimonial } from '../factories.ts';
import { addTestimonialRequest } from './add-request.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const person = {
  fullName: 'Tove Aldermann',
  jobTitle: 'Head of Talent',
  company: 'Northwind Health',
  email: 'tove@northwind.example',
};
const ask = async (tenantId: string) => {
  const { id } = await makeUser(kit.db, { tenantId });
  return () => kit.asAgency(id, (scope) => addTestimonialRequest(scope, person, { isMailed: true, tokenHash: null }));
};

test('two concurrent requests ask a client only once', async () => {
  const again = await ask((await makeTenant(kit.db)).id);
  const rows = await Promise.all([again(), again()]);
  expect(rows.filter((row) => row !== undefined)).toHaveLength(1);
});

test('another agency can ask the same client', async () => {
  expect(await (await ask((await makeTenant(kit.db)).id))()).toBeDefined();
  expect(await (await ask((await makeTenant(kit.db)).id))()).toBeDefined();
});

test('an expired request can be replaced by a new one, and an answered one does not block it', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  await makeTestimonial(kit.db, { tenantId, email: person.email, status: 'approved' });
  const old = await makeTestimonial(kit.db, { tenantId, email: person.email, expiresAt: kit.clock.now() });
  const row = await (await ask(tenantId))();
  expect(row?.id).not.toBe(old.id);
  const { deletedAt } = await kit.db
    .selectFrom('testimonial')
    .select('deletedAt')
    .where('id', '=', old.id)
    .executeTakeFirstOrThrow();
  expect(deletedAt).toEqual(kit.clock.now());
});
