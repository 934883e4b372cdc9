import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTestimonialFormEndpoint, submitTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTestimonial, makeTestimonialLogo } from '../factories.ts';
import { clientLogoPath } from '../queries/testimonial-rows.ts';
import { hashLinkToken } from './link-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const linked = async (more: { expiresAt?: Date } = {}) => {
  const token = newId();
  const { id: tenantId } = await makeTenant(server.kit.db);
  const row = await makeTestimonial(server.kit.db, { tenantId, tokenHash: hashLinkToken(token), ...more });
  const logo = await makeTestimonialLogo(server.kit.db, { tenantId, testimonialId: row.id });
  const input = {
    token,
    fullName: 'Tove M. Aldermann',
    company: 'Northwind',
    jobTitle: 'People Lead',
    recommendation: ' They listen. ',
    logoPath: clientLogoPath(logo.id),
  };
  return { row, logo, input };
};
const submit = (input: object) => server.call(undefined, submitTestimonialEndpoint, input);
const rowOf = (id: string) =>
  server.kit.db.selectFrom('testimonial').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test("a client's testimonial goes to the review exactly as written", async () => {
  const { row, logo, input } = await linked();
  expect(await submit({ ...input, email: row.email.toUpperCase() })).toMatchObject({
    status: 200,
    body: { testimonialId: row.id },
  });
  expect(await rowOf(row.id)).toMatchObject({
    status: 'submitted',
    fullName: 'Tove M. Aldermann',
    company: 'Northwind',
    jobTitle: 'People Lead',
    recommendation: 'They listen.',
    logoId: logo.id,
    isPublished: false,
    submittedAt: server.kit.clock.now(),
  });
});

test('a link works once, also for concurrent calls: link-used', async () => {
  const { row, input } = await linked();
  const both = await Promise.all([submit(input), submit({ ...input, recommendation: 'Twice.' })]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await submit(input)).toMatchObject({ status: 409, body: { code: 'link-used' } });
  const form = await server.call(undefined, readTestimonialFormEndpoint, { token: input.token });
  expect(form).toMatchObject({ status: 409, body: { code: 'link-used' } });
  expect(JSON.stringify(form.body)).not.toContain(row.email);
});

test('a link expires after 30 days: link-expired', async () => {
  const { input } = await linked({ expiresAt: server.kit.clock.now() });
  expect(await submit(input)).toMatchObject({ status: 409, body: { code: 'link-expired' } });
});

test('a logo is required, and must have been uploaded with this link', async () => {
  const { row, input } = await linked();
  const strange = await linked();
  for (const logoPath of [strange.input.logoPath, '/elsewhere.png', clientLogoPath(newId())]) {
    const { status, body } = await submit({ ...input, logoPath });
    expect([status, body]).toMatchObject([
      400,
      { fields: [{ field: 'LogoPath', message: 'Please upload the Logo of your Organization!' }] },
    ]);
  }
  expect(await rowOf(row.id)).toMatchObject({ status: 'requested', recommendation: null });
});

test('an unknown link is refused', async () => {
  const { input } = await linked();
  expect(await submit({ ...input, email: 'somebody@else.example' })).toMatchObject({ status: 403 });
});
