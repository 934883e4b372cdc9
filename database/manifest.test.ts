import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readManifest } from './read-manifest.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a fresh database has the schema of the manifest', async () => {
  const written: unknown = JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(await readManifest(kit.db)))).toEqual(written);
});

/**
 * Tables without the policy: users who assign must find assignments, as ids; ownership keys are hashes and only
 * compared; the policies themselves read the engagements applied to, as ids.
 */
const seenByAll = ['applied_engagement', 'assignment', 'candidate_identity'];
const hanging = ['engagement_id', 'candidate_id', 'application_id', 'talent_request_id'];

test('agencies see records of an engagement only through the assignments of their users', async () => {
  const { tables } = await readManifest(kit.db);
  const open = Object.entries(tables)
    .filter(
      ([, { kind, columns }]) =>
        !['system', 'reference', 'index'].includes(kind ?? '') && hanging.some((one) => one in columns),
    )
    .filter(([name, { policies }]) => !policies.some((one) => one.startsWith(`${name}_assigned:`)))
    .map(([name]) => name);
  expect(open).toEqual(seenByAll);
});

test('only the listed functions bypass row security', async () => {
  const { functions } = await readManifest(kit.db);
  const definers = Object.entries(functions)
    .filter(([, one]) => one.definer)
    .map(([name]) => name);
  expect(definers).toEqual([
    'claim_person',
    'client_responsiveness',
    'clients_on_board',
    'close_sign_in',
    'count_candidates_on_board',
    'count_hits',
    'count_on_board',
    'find_on_board',
    'find_open',
    'find_own_candidates',
    'hidden_engagements',
    'idempotency_begin',
    'idempotency_finish',
    'index_board',
    'index_candidate',
    'index_opportunity',
    'index_unfilled_requests',
    'lock_engagement_for_share',
    'lock_talent_request',
    'mails_of_event',
    'mails_of_payment',
    'matching_saved_searches',
    'notices_of_engagement',
    'own_sessions',
    'person_owner',
    'provider_staff',
    'read_session',
    'read_words',
    'release_person',
    'session_confirmed_at',
    'suggest',
    'title_of_past_assignment',
    'update_word_counts',
  ]);
});
