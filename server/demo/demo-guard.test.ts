import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDemoWorld } from './demo.ts';
import { assertNoDemoData } from './demo-guard.ts';

let kit: TestKit;
beforeEach(async () => {
  kit = await createTestKit();
});
afterEach(() => kit.close());
const people = async (): Promise<number> =>
  (
    await kit.db
      .selectFrom('appUser')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

test('the demo world is not created in a database with real companies, because its users have a known password', async () => {
  await makeTenant(kit.db);
  const root = mkdtempSync(join(tmpdir(), 'rolecall-mixing-'));
  const files = createFileService(await createFileStore({ driver: 'disk', root }), 1_000_000);
  await expect(makeDemoWorld({ source: kit.source, files })).rejects.toThrow('contains real companies');
  expect(await people()).toBe(0);
  rmSync(root, { recursive: true });
});

test('production refuses a database with the demo world, and starts on a real or empty one', async () => {
  await assertNoDemoData(kit.source);
  await makeTenant(kit.db);
  await assertNoDemoData(kit.source);
  await makeTenant(kit.db, { isDemo: true });
  await expect(assertNoDemoData(kit.source)).rejects.toThrow('contains the demo data');
});
