import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestChangeFields } from '#contract/engagements/states.ts';
import { createTestDatabase } from '#server/testing/database/test-database.ts';
import { createKitOn, type TestKit } from '#server/testing/kit-on.ts';
import { readManifest } from './read-manifest.ts';

// This kit runs on the real `received_now`, which the test kit otherwise replaces with its own version.
let kit: TestKit;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  kit = createKitOn(database.adminUrl, { now: new Date('2026-11-20T04:01:00Z') });
});
afterAll(async () => {
  await kit.close();
  await drop();
});

test('a fresh database has the schema of the manifest', async () => {
  const written: unknown = JSON.parse(readFileSync(new URL('./manifest.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(await readManifest(kit.db)))).toEqual(written);
});

test('the history of talent requests accepts every field that can change', async () => {
  const { tables } = await readManifest(kit.db);
  const check = tables['talent_request_change']?.constraints.find((one) => one.includes('field_check')) ?? '';
  const accepted = [...check.matchAll(/'(\w+)'::text/g)].map(([, field = '']) => field);
  expect(accepted.toSorted()).toEqual([...requestChangeFields].toSorted());
});

/**
 * The tables without this policy. Users who assign work must be able to find all assignments, which contain only IDs.
 * `candidate_identity` contains only hashes, used for comparison. The policies themselves read `applied_engagement`.
 * Agencies can't see audits.
 */
const seenByAll = ['applied_engagement', 'assignment', 'audit', 'candidate_identity'];
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
    'append_to_log',
    'audited_lots',
    'awaited_bids',
    'bid_restraint',
    'change_standing_bid',
    'claim_person',
    'client_responsiveness',
    'clients_on_board',
    'close_sign_in',
    'closed_bids',
    'consent_evidence',
    'count_candidates_on_board',
    'count_hits',
    'count_on_board',
    'count_submissions',
    'counting_bids',
    'create_person',
    'delete_versions',
    'find_on_board',
    'find_open',
    'find_own_candidates',
    'find_people',
    'give_person_to_agency',
    'give_person_to_client',
    'guard_claim',
    'guard_confirmed_cv',
    'guard_consent',
    'guard_hold',
    'guard_hold_of_record',
    'guard_open_revision',
    'guard_second_factor_reset',
    'has_disputed',
    'has_second_factor',
    'has_second_factor_of',
    'held_since',
    'hidden_engagements',
    'hold_disputed',
    'idempotency_begin',
    'idempotency_finish',
    'index_board',
    'index_candidate',
    'index_opportunity',
    'index_unfilled_requests',
    'introduced_at',
    'is_held_candidate',
    'is_kept_record',
    'is_owned_by_third_party',
    'join_ownership',
    'kept_identities',
    'known_keys',
    'lock_engagement_for_share',
    'lock_lot',
    'lock_talent_request',
    'lot_log',
    'mails_of_event',
    'mails_of_payment',
    'matching_saved_searches',
    'move_lot_end',
    'notices_of_engagement',
    'open_lot_book',
    'own_sessions',
    'owned_scopes',
    'person_owner',
    'person_retention',
    'provider_staff',
    'read_audited_log',
    'read_session',
    'read_user',
    'read_words',
    'release_person',
    'reset_second_factor',
    'save_standing_bid',
    'session_confirmed_at',
    'set_merged_into',
    'standing_bids_of',
    'store_disputed_owner',
    'store_submitted_version',
    'submissions_of_ownership',
    'suggest',
    'title_of_past_assignment',
    'unsubmitted_cv_uploads',
    'unsubmitted_retention',
    'update_word_counts',
    'users_with_second_factor',
  ]);
});
