import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeAssessmentFile, makeLogo } from '../factories.ts';
import { removeOldProfileFiles } from './remove-old-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('logos and answer files are deleted a day after they were replaced; current ones stay', async () => {
  const { kit, product } = server;
  const { db, clock } = kit;
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  const made = [];
  for (const hours of [25, 23, null]) {
    const { id: tenantId } = await makeTenant(db);
    const logo = await makeLogo(db, { tenantId });
    const file = await makeAssessmentFile(db, { tenantId });
    for (const key of [logo.storageKey, logo.thumbnailKey, file.storageKey]) {
      await product.files.write(key, new TextEncoder().encode('x'));
    }
    if (hours !== null) {
      await db
        .updateTable('companyLogo')
        .set({ replacedAt: ago(hours) })
        .where('tenantId', '=', tenantId)
        .execute();
      await db
        .updateTable('assessmentFile')
        .set({ removedAt: ago(hours) })
        .where('tenantId', '=', tenantId)
        .execute();
    }
    made.push({ logo, file });
  }
  const removed = await inSystemScope(kit.source, 'a test', (scope) => removeOldProfileFiles(scope, product.files));
  expect(removed).toBe(2);
  const left = await Promise.all(
    made.map(({ logo, file }) =>
      Promise.all(
        [logo.storageKey, logo.thumbnailKey, file.storageKey].map((key) =>
          product.files.bytes(key).then(
            () => 'there',
            () => 'gone',
          ),
        ),
      ),
    ),
  );
  expect(left).toEqual([
    ['gone', 'gone', 'gone'],
    ['there', 'there', 'there'],
    ['there', 'there', 'there'],
  ]);
});
