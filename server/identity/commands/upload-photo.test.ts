import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSidebarEndpoint, removePhotoEndpoint, uploadPhotoEndpoint } from '#contract/identity/endpoints.ts';
import type { Files } from '#server/platform/files/files.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makePhoto, makeTenant, makeUser } from '../factories.ts';
import { purgeReplacedPhotos } from './upload-photo.ts';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  userId = (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id })).id;
});

const picture = (format: 'png' | 'jpeg' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#5746d7' } })
    .toFormat(format)
    .toBuffer();
const upload = async (name: string, bytes: Uint8Array) => {
  const { status, body } = await server.call(userId, uploadPhotoEndpoint, {}, { file: { name, bytes } });
  return { status, ...(body as { photoUrl: string; photoThumbUrl: string; message: string }) };
};
const read = (path: string) => server.product.app.inject({ method: 'GET', url: path });
const shown = async () => (await server.call(userId, readSidebarEndpoint, {})).body;

test('a photo is available in full size and as a thumbnail, and replaces the previous one', async () => {
  const first = await upload('me.png', await picture('png'));
  expect((await sharp((await read(first.photoUrl)).rawPayload).metadata()).width).toBe(300);
  expect((await sharp((await read(first.photoThumbUrl)).rawPayload).metadata()).width).toBeLessThan(300);
  const second = await upload('me.jpg', await picture('jpeg'));
  expect((await read(first.photoUrl)).statusCode).toBe(404);
  expect((await read(second.photoUrl)).headers['content-type']).toBe('image/jpeg');
  expect(await shown()).toMatchObject({ photoUrl: second.photoUrl, photoThumbUrl: second.photoThumbUrl });
});

test('a removed photo is no longer shown', async () => {
  const { photoUrl } = await upload('me.png', await picture('png'));
  expect((await server.call(userId, removePhotoEndpoint, {})).body).toEqual({ photoUrl: null, photoThumbUrl: null });
  expect((await read(photoUrl)).statusCode).toBe(404);
  expect(await shown()).toMatchObject({ photoUrl: null, photoThumbUrl: null });
});

test('only jpg and png are accepted, judged by the content of the file', async () => {
  const words = 'Photo must be a jpg or png.';
  expect(await upload('me.gif', await picture('gif'))).toMatchObject({ status: 415, message: words });
  expect(await upload('me.png', await picture('gif'))).toMatchObject({ status: 415, message: words });
});

test('photos replaced a day ago are removed with their files, and no others', async () => {
  const { id } = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  const old = await makePhoto(server.kit.db, id);
  const now = await makePhoto(server.kit.db, id);
  const removed: unknown[] = [];
  const files = { remove: (file: unknown) => Promise.resolve(void removed.push(file)) } as unknown as Files;
  expect(await server.kit.asSystem((scope) => purgeReplacedPhotos(scope, files))).toBe(1);
  expect(removed).toEqual([expect.objectContaining({ storageKey: old.storageKey })]);
  const left = await server.kit.db.selectFrom('userPhoto').select('id').where('userId', '=', id).execute();
  expect(left).toEqual([{ id: now.photoId }]);
});
