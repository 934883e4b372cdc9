import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBiographyEndpoint, updateBiographyEndpoint } from '#contract/profile/endpoints/biography.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let owner: string;
let standard: string;

beforeAll(async () => {
  server = await createTestServer();
  const { id: tenantId } = await makeTenant(server.kit.db, { status: 'pending' });
  owner = (await makeUser(server.kit.db, { tenantId })).id;
  standard = (await makeUser(server.kit.db, { tenantId, role: 'standard' })).id;
});
afterAll(() => server.close());

const save = async (biography: string) => {
  const { status, body } = await server.call(owner, updateBiographyEndpoint, { biography });
  return { status, ...(body as { biography: string; length: number; max: number; code: string; message: string }) };
};

test('a saved biography is read with its visible length and the limit', async () => {
  expect((await server.call(owner, readBiographyEndpoint, {})).body).toMatchObject({
    biography: '',
    length: 0,
    max: 700,
    updatedWhen: null,
  });
  expect(await save('<p>We place <strong>nurses</strong>.</p>')).toMatchObject({ status: 200, length: 14 });
  expect((await server.call(standard, readBiographyEndpoint, {})).body).toMatchObject({
    biography: '<p>We place <strong>nurses</strong>.</p>',
    can: { edit: { allowed: false } },
  });
});

test('everything but text is removed: scripts, handlers, pictures, styles and unsafe URLs', async () => {
  const { biography } = await save(
    '<p onclick="alert(1)" style="position:fixed">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>' +
      '<a href="javascript:alert(1)">a</a> <a href="https://ours.example" target="_top">b</a><svg><a href="data:x">c</a></svg>',
  );
  expect(biography).not.toMatch(/script|onclick|onerror|style|img|svg|javascript|data:|_top/);
  expect(biography).toContain('<a href="https://ours.example" rel="noopener noreferrer nofollow">b</a>');
});

test('only visible characters count: seven hundred are accepted, one more is refused with biography-too-long', async () => {
  const words = (count: number) => `<p>${'<strong>a</strong> &nbsp; '.repeat(count)}</p>`;
  expect(await save(words(700))).toMatchObject({ status: 200, length: 700 });
  expect(await save(words(701))).toMatchObject({
    status: 422,
    code: 'biography-too-long',
    message: 'Company Biography must not exceed 700 characters!',
  });
});

test('a biography without visible text counts as none', async () => {
  expect(await save('<p>&nbsp;</p><p></p>')).toMatchObject({ status: 200, biography: '', length: 0 });
});

test('a text longer than any biography with all its tags is refused before it is parsed', async () => {
  expect((await save('a'.repeat(20_001))).status).toBe(400);
});
