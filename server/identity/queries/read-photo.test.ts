import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePhoto, makeTenant, makeUser } from '../factories.ts';
import { readPhoto } from './read-photo.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a photo is visible to anyone who knows its ID, and a replaced one to no one', async () => {
  const { id } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const first = await makePhoto(kit.db, id);
  const read = (photoId: string, size: 'full' | 'thumb') =>
    kit.asSystem((scope) => readPhoto(scope, { photoId, size }));
  expect(await read(first.photoId, 'full')).toMatchObject({ storageKey: first.storageKey, inline: true });
  expect(await read(first.photoId, 'thumb')).toMatchObject({ mediaType: 'image/png' });
  await makePhoto(kit.db, id);
  expect(await read(first.photoId, 'full')).toMatchObject({ refusal: { code: 'not-found' } });
});
