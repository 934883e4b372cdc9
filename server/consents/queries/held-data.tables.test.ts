import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { signId } from '#server/platform/vault/signed-id.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import { findPersonalTables } from '#server/testing/people/personal-tables.ts';
import { lockConsentByToken } from './consent-page.ts';
import { collectStoredData } from './held-data.ts';

let kit: TestKit;
let whole: Awaited<ReturnType<typeof makePersonWithAllRecords>>;
beforeAll(async () => {
  kit = await createTestKit();
  whole = await makePersonWithAllRecords(kit.db);
  const { candidateId, consent, draft, form, mark, place } = whole;
  const { emailAddress } = consent;
  // The code proves an email address, so the candidate gets drafts and forms with this address only.
  await kit.db.updateTable('draftCandidate').set({ emailAddress }).where('id', '=', draft.id).execute();
  await kit.db
    .updateTable('submissionDraft')
    .set({ fields: JSON.stringify({ firstName: mark('submission_draft'), emailAddress }) })
    .where('id', '=', form.id)
    .execute();
  await kit.db.updateTable('candidate').set({ contactNumber: earlierVersion }).where('id', '=', candidateId).execute();
  await kit.db
    .insertInto('candidateVersion')
    .values({ candidateId, at: new Date(), byUserId: place.recruiter.id, byName: 'Ines', bySide: 'agency' })
    .execute();
});
afterAll(() => kit.close());

const earlierVersion = '+61 491 570 999';

/** The tables whose rows the candidate gets, each with a value from its row. */
const included = (): Record<string, string> => {
  const marked = [
    'candidate',
    'candidate_answer',
    'candidate_document',
    'consent_request',
    'draft_candidate',
    'model_call',
    'renewal_request',
    'submission_draft',
  ];
  return {
    ...Object.fromEntries(marked.map((table) => [table, whole.mark(table)])),
    candidate_step: '"status":"Rejected"',
    candidate_version: `"after":"${earlierVersion}"`,
    ownership_claim: '"state":"withdrawn"',
    salary_revision: '"baseSalary":"123000.00"',
  };
};

/** What the page names as left out. */
const named = {
  notes: 'private notes',
  assessments: 'results of an assessment',
  messages: 'messages with employers',
  disputes: 'disputes between agencies',
  fees: 'fees',
} as const;

/** The tables that the candidate doesn't get, with the reason. */
const leftOut: Record<string, string> = {
  assigned_fee: named.fees,
  candidate_identity: "hashes of the candidate's details, which the data has",
  candidate_ownership: "hashes of the candidate's details, for finding the owner",
  candidate_words: "the search index of the candidate's details, which the data has",
  check_link: named.assessments,
  draft_candidate_answer: named.assessments,
  erasure: 'an ID and times, written when the person is about to be erased',
  event: 'IDs and times: the data has the records that the events are about',
  mail: "emails to users and to the candidate's own address, who has received them",
  mail_notice: 'IDs and times of emails to users',
  message: named.messages,
  message_attachment: named.messages,
  notification: "IDs and times of users' notifications",
  ownership_check: 'hashes of details that a user typed, deleted after a while',
  ownership_defence: named.disputes,
  ownership_dispute: named.disputes,
  payment_notice: 'IDs of emails to users',
  payment_transaction: named.fees,
  person: "links the agency's submissions, which the data has, by more than the proven address",
  person_hold: "read by Rolecall's staff alone, and it must not warn anyone",
  person_key: "hashes of the candidate's details, which the data has",
  person_merge: 'details under another email address',
  person_note: named.notes,
  person_submission: 'the link of a person with the submissions, which the data has',
  response_reminder: "times at which an employer was reminded of the agency's submission",
  thread: named.messages,
  thread_reader: named.messages,
};

test('every table that can hold data about a person is in the candidate’s data, or listed with the reason why not', async () => {
  const listed = [...Object.keys(included()), ...Object.keys(leftOut)];
  expect(await findPersonalTables(kit.db)).toEqual(listed.toSorted());
});

test('the candidate gets the rows of every included table', async () => {
  const token = signId('consent', whole.consent.id, kit.source.vault.mac);
  const held = await kit.asSystem(async (scope) => {
    const row = await lockConsentByToken(scope, token);
    if (row instanceof Refused) throw new Error(row.message);
    return { note: row.note, ...(await collectStoredData(scope, row)) };
  });
  const text = JSON.stringify(held);
  for (const [table, value] of Object.entries(included())) expect([table, text.includes(value)]).toEqual([table, true]);
  for (const table of ['message', 'message_attachment', 'ownership_defence', 'ownership_dispute', 'person_note'])
    expect([table, text.includes(whole.mark(table))]).toEqual([table, false]);
});
