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

test('two at once ask a client once', async () => {
  const again = await ask((await makeTenant(kit.db)).id);
  const rows = await Promise.all([again(), again()]);
  expect(rows.filter((row) => row !== undefined)).toHaveLength(1);
});

test('another agency asks the same client without hindrance', async () => {
  expect(await (await ask((await makeTenant(kit.db)).id))()).toBeDefined();
  expect(await (await ask((await makeTenant(kit.db)).id))()).toBeDefined();
});

test('a request whose link has expired makes room for a new one; one that was answered does not stand in its way', async () => {
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
