import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { readManifest } from './read-manifest.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a fresh database has the schema that the manifest says', async () => {
  const written: unknown = JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(await readManifest(kit.db)))).toEqual(written);
});

test('the functions that see past row security are these and no others', async () => {
  const { functions } = await readManifest(kit.db);
  const definers = Object.entries(functions)
    .filter(([, one]) => one.definer)
    .map(([name]) => name);
  expect(definers).toEqual([
    'claim_person',
    'close_sign_in',
    'hold_engagement',
    'idempotency_begin',
    'idempotency_finish',
    'lock_talent_request',
    'mails_of_event',
    'mails_of_payment',
    'own_sessions',
    'person_owner',
    'provider_staff',
    'read_session',
    'release_person',
  ]);
});
