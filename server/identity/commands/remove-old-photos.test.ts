import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Files } from '#server/platform/files/files.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makePhoto, makeTenant, makeUser } from '../factories.ts';
import { removeOldPhotos } from './remove-old-photos.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('photos that were replaced a day ago are removed with their files, and no others', async () => {
  const { id } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const old = await makePhoto(kit.db, id);
  const now = await makePhoto(kit.db, id);
  const removed: unknown[] = [];
  const files = { remove: (file: unknown) => Promise.resolve(void removed.push(file)) } as unknown as Files;
  expect(await kit.asSystem((scope) => removeOldPhotos(scope, files))).toBe(1);
  expect(removed).toEqual([expect.objectContaining({ storageKey: old.storageKey })]);
  const left = await kit.db.selectFrom('userPhoto').select('id').where('userId', '=', id).execute();
  expect(left).toEqual([{ id: now.photoId }]);
});
