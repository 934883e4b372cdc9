import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLogoEndpoint } from '#contract/profile/endpoints/logo.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeLogo } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('a logo is read without a sign-in, in full and as a thumbnail, and may be cached', async () => {
  const { id: tenantId } = await makeTenant(server.kit.db);
  const { logoId, storageKey, thumbnailKey } = await makeLogo(server.kit.db, { tenantId });
  await server.product.files.write(storageKey, new TextEncoder().encode('full'));
  await server.product.files.write(thumbnailKey, new TextEncoder().encode('thumb'));
  const full = await server.call(undefined, readLogoEndpoint, { logoId, size: 'full' });
  const thumb = await server.call(undefined, readLogoEndpoint, { logoId, size: 'thumb' });
  expect([full.bytes.toString(), thumb.bytes.toString()]).toEqual(['full', 'thumb']);
  expect(full.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('an ID that is not a logo is not found', async () => {
  const logoId = '0199a0c0-0000-7000-8000-00000000dead';
  expect((await server.call(undefined, readLogoEndpoint, { logoId, size: 'full' })).status).toBe(404);
});
