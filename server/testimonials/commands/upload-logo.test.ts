import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadTestimonialImageEndpoint } from '#contract/testimonials/endpoints.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTestimonial } from '../factories.ts';
import { parseLogoId } from '../queries/testimonial-rows.ts';
import { hashLinkToken } from './link-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const linked = async () => {
  const token = newId();
  const { id: tenantId } = await makeTenant(server.kit.db);
  const { id } = await makeTestimonial(server.kit.db, { tenantId, tokenHash: hashLinkToken(token) });
  return { token, id };
};
const upload = (token: string, file: { name: string; bytes: Uint8Array }) =>
  server.call(
    undefined,
    uploadTestimonialImageEndpoint,
    { token, containername: 'testimonial', filename: file.name },
    { file },
  );
const logosOf = (testimonialId: string) =>
  server.kit.db.selectFrom('testimonialLogo').selectAll().where('testimonialId', '=', testimonialId).execute();

test('a png or jpg is stored with the request of its link', async () => {
  const { token, id } = await linked();
  const { status, body } = await upload(token, { name: 'Northwind.png', bytes: png });
  expect(status).toBe(200);
  const [logo] = await logosOf(id);
  expect(parseLogoId((body as { uploadFile: string }).uploadFile)).toBe(logo?.id);
  expect(logo).toMatchObject({ fileName: 'Northwind.png', mediaType: 'image/png', sizeBytes: png.length });
});

test.each([
  ['a text', { name: 'logo.txt', bytes: new TextEncoder().encode('logo') }, 415],
  ['a text that is called a png', { name: 'logo.png', bytes: new TextEncoder().encode('logo') }, 415],
  ['a picture that could run', { name: 'logo.svg', bytes: new TextEncoder().encode('<svg></svg>') }, 415],
  ['a picture of more than 500 kb', { name: 'logo.png', bytes: Buffer.concat([png, Buffer.alloc(500_001)]) }, 413],
])('%s is refused, and nothing of it is stored', async (_what, file, status) => {
  const { token, id } = await linked();
  expect(await upload(token, file)).toMatchObject({
    status,
    body: { message: 'The logo must be a jpg or png of at most 500 kb.' },
  });
  expect(await logosOf(id)).toEqual([]);
});

test('the uploads of a link are limited: too-many-uploads', async () => {
  const { token } = await linked();
  const answers = [];
  for (let time = 0; time < 11; time += 1) answers.push(await upload(token, { name: 'logo.png', bytes: png }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'too-many-uploads' });
});

test('an upload without a valid link is refused: link-unknown', async () => {
  expect(await upload('no-such-token', { name: 'logo.png', bytes: png })).toMatchObject({
    status: 404,
    body: { code: 'link-unknown' },
  });
});
