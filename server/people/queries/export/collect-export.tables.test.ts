import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findPersonalTables } from '#server/testing/people/personal-tables.ts';
import { makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import { exportPerson } from '../../commands/export-person.ts';
import { personDocument } from '../../rules/person-document.ts';

let kit: TestKit;
let whole: Awaited<ReturnType<typeof makePersonWithAllRecords>>;
beforeAll(async () => {
  kit = await createTestKit();
  whole = await makePersonWithAllRecords(kit.db);
});
afterAll(() => kit.close());

/** The tables whose rows an export contains, each with a value from its row that must appear in the export. */
const exported = (): Record<string, string> => {
  const marked = [
    'candidate',
    'candidate_answer',
    'candidate_document',
    'candidate_step',
    'consent_request',
    'draft_candidate',
    'draft_candidate_answer',
    'message',
    'message_attachment',
    'model_call',
    'ownership_claim',
    'ownership_defence',
    'ownership_dispute',
    'person_merge',
    'person_note',
    'renewal_request',
    'salary_revision',
    'submission_draft',
  ];
  return {
    ...Object.fromEntries(marked.map((table) => [table, whole.mark(table)])),
    check_link: '09 Oct 2026',
    person: '05 Oct 2026',
  };
};

/** The tables that refer to people but aren't exported, with the reason. */
const notExported: Record<string, string> = {
  assigned_fee: 'an amount between the employer and the agency that won a dispute',
  candidate_identity: "hashes of the candidate's details, which the export has",
  candidate_ownership: "hashes of the candidate's details, for finding the owner",
  candidate_version: 'the states of the submission, of which the export has the changes',
  candidate_words: "the search index of the candidate's details, which the export has",
  event: 'IDs and times: the export has the records that the events are about',
  erasure: 'an ID and times, written when the person is about to be erased',
  mail: "emails to users and to the person's own address: deleted after a while, and with the person",
  mail_notice: 'IDs and times of emails to users',
  notification: "IDs and times of users' notifications",
  ownership_check: 'hashes of details that a user typed, deleted after a while',
  payment_notice: 'IDs of emails to users',
  payment_transaction: 'numbers and fees of a hire, which the export has at the submission',
  person_hold: "read by Rolecall's staff alone, and it must not warn anyone",
  person_key: "hashes of the candidate's details, which the export has",
  person_submission: 'the link of a person with the submissions, which the export has',
  response_reminder: "times at which an employer was reminded of the agency's submission",
  thread: 'only holds the comments together, which the export has',
  thread_reader: 'when a user read the comments',
};

test('every table that can hold data about a person is exported, or listed with the reason why not', async () => {
  const listed = [...Object.keys(exported()), ...Object.keys(notExported)];
  expect(await findPersonalTables(kit.db)).toEqual(listed.toSorted());
});

test('the JSON and the PDF have the rows of every exported table', async () => {
  const { place, personId } = whole;
  const admin = await makeUser(kit.db, { tenantId: place.agency.id, role: 'admin' });
  const file = await kit.asAgency(admin.id, (scope) => exportPerson(scope, { personId }));
  if (file instanceof Refused) throw new Error(file.message);
  const json = JSON.stringify(file);
  const pdf = JSON.stringify(personDocument(file, 'Harbour Talent').sections);
  const isoDays: Record<string, string> = { '09 Oct 2026': '2026-10-09T', '05 Oct 2026': '2026-10-05T' };
  for (const [table, text] of Object.entries(exported())) {
    expect([table, json.includes(isoDays[text] ?? text)]).toEqual([table, true]);
    expect([table, pdf.includes(text)]).toEqual([table, true]);
  }
  expect(file.consents[0]).toMatchObject({ textVersion: 1, shownHash: 'ab'.repeat(32), state: 'agreed' });
});
