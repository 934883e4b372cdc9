import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTestimonialFormEndpoint } from '#contract/testimonials/endpoints.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { createTestServerOn, type TestServer } from '#server/testing/server-on.ts';
import { makeTestimonial } from '../factories.ts';
import { hashLinkToken } from '../commands/link-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServerOn(await createTestKit(), { RATE_LIMIT_PUBLIC: '12', UPLOAD_LIMIT_BYTES: '200000' });
});
afterAll(() => server.close());

const read = (token: string) => server.call(undefined, readTestimonialFormEndpoint, { token });

test('a link shows the prefilled form and the size limit of files, and nothing else of the request', async () => {
  const { id: tenantId } = await makeTenant(server.kit.db, { name: 'Harbour Talent' });
  const row = await makeTestimonial(server.kit.db, { tenantId, tokenHash: hashLinkToken('the-token') });
  const { status, body } = await read('the-token');
  expect([status, body]).toEqual([
    200,
    {
      token: 'the-token',
      fullName: row.fullName,
      jobTitle: row.jobTitle,
      company: row.company,
      email: row.email,
      organizationName: 'Harbour Talent',
      tenantLogoPath: null,
      expiry: row.expiresAt.toISOString(),
      uploadLimitBytes: 200_000,
    },
  ]);
});

test('guessing links finds nothing and is soon limited: link-unknown', async () => {
  const answers = [];
  for (let time = 0; time < 15; time += 1) answers.push(await read(`guess-${String(time)}`));
  const [first] = answers;
  expect(first).toMatchObject({ status: 404, body: { code: 'link-unknown' } });
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
});
