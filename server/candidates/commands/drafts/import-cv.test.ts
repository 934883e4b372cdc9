import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxImportedCvs } from '#contract/candidates/rules.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { makeUser } from '#server/identity/factories.ts';
import type { ReceivedFileWithText } from '#server/platform/files/file.ts';
import { readCvDetails } from '#server/platform/files/parser/cv-details.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeSubmissionDraft, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { listImports } from '../../queries/imports/imports.ts';
import { listSubmissionDrafts, readSubmission } from '../../queries/submission.ts';
import { importCv } from './import-cv.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { submitCandidate } from '../submit-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const cvText = (name: string): string =>
  `${name}\nTheatre Nurse\nPerth WA | 0491 570 156 | ${name.toLowerCase().replaceAll(' ', '.')}@inbox.example`;

const fileOf = (text: string | null, extension = 'pdf'): ReceivedFileWithText => ({
  name: `CV.${extension}`,
  extension,
  mediaType: 'application/pdf',
  sentBytes: 100,
  sizeBytes: 100,
  sha256: 'a'.repeat(64),
  storageKey: `${String(Math.random())}.${extension}`,
  thumbnailKey: null,
  content:
    text === null
      ? { text: null, details: null, unreadable: 'encrypted' }
      : { text, details: readCvDetails(text), unreadable: null },
});

const importAs = (place: SubmissionFixture, file: ReceivedFileWithText) =>
  kit.asAgency(place.recruiter.id, (scope) => importCv(scope, { talentRequestId: place.request.id, file }));
const imported = async (place: SubmissionFixture, name: string) => {
  const answer = await importAs(place, fileOf(cvText(name)));
  if (answer instanceof Refused) throw new Error(answer.message);
  return answer;
};
const importsOf = async (place: SubmissionFixture) => {
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    listImports(scope, { talentRequestId: place.request.id }),
  );
  if (answer instanceof Refused) throw new Error(answer.message);
  return answer.imports;
};
const codeOf = (answer: unknown): string => (answer instanceof Refused ? answer.refusal.code : 'done');

it('each CV becomes a draft of its own, with the details read from it, unconfirmed', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const one = await imported(place, 'Marguerite Osei');
  await imported(place, 'Dane Whitcombe');
  expect(one).toMatchObject({
    unreadWords: null,
    file: { fileName: 'CV.pdf' },
    fields: {
      firstName: 'Marguerite',
      lastName: 'Osei',
      emailAddress: 'marguerite.osei@inbox.example',
      contactNumber: '+61491570156',
      location: 'Perth WA',
      currentJob: 'Theatre Nurse',
      unconfirmedFields: ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'location'],
    },
  });
  expect((await importsOf(place)).map(({ fields }) => fields.lastName)).toEqual(['Osei', 'Whitcombe']);
  const drafts = await kit.asAgency(place.recruiter.id, (scope) =>
    listSubmissionDrafts(scope, { engagementId: place.engagement.id }),
  );
  expect(drafts).toHaveLength(2);
});

it('a file without text and a protected one become drafts that say why they are empty; another type is refused', async () => {
  const place = await makeSubmissionFixture(kit.db);
  await importAs(place, fileOf('', 'pdf'));
  await importAs(place, fileOf('', 'docx'));
  await importAs(place, fileOf('', 'txt'));
  await importAs(place, fileOf(null));
  expect((await importsOf(place)).map(({ unreadWords }) => unreadWords)).toEqual([
    expect.stringMatching(/^This looks like a scan/),
    expect.stringMatching(/^This file contains no text/),
    expect.stringMatching(/^This file contains no text/),
    expect.stringMatching(/password-protected/),
  ]);
  expect(codeOf(await importAs(place, fileOf('Dane Whitcombe', 'doc')))).toBe('file-type');
});

it("the 51st CV of a talent request is refused: 'too-many-imports'", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  for (let at = 0; at < maxImportedCvs - 1; at += 1) await makeSubmissionDraft(kit.db, { ...own, isImported: true });
  const answers = await Promise.all([1, 2, 3].map(() => importAs(place, fileOf(cvText('Dane Whitcombe')))));
  expect(answers.map(codeOf).toSorted()).toEqual(['done', 'too-many-imports', 'too-many-imports']);
});

it('imported drafts are saved, read and discarded each on their own, and only by their user', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { draftId } = await imported(place, 'Marguerite Osei');
  await imported(place, 'Dane Whitcombe');
  const talentRequestId = place.request.id;
  const as = place.recruiter.id;
  const save = (user: string) =>
    kit.asAgency(user, (scope) =>
      saveDraft(scope, {
        talentRequestId,
        draftId,
        fields: submissionDraftFieldsShape.parse({ firstName: 'Margie', unconfirmedFields: ['lastName'] }),
        documentId: null,
        otherDocumentIds: [],
      }),
    );
  expect(codeOf(await save(as))).toBe('done');
  const read = await kit.asAgency(as, (scope) => readSubmission(scope, { talentRequestId, draftId }));
  expect(read).toMatchObject({ draft: { fields: { firstName: 'Margie', unconfirmedFields: ['lastName'] } } });
  const own = await kit.asAgency(as, (scope) => readSubmission(scope, { talentRequestId }));
  expect(own).toMatchObject({ draft: null });
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  expect(codeOf(await save(colleague.id))).toBe('not-found');
  await kit.asAgency(as, (scope) => discardDraft(scope, { talentRequestId }));
  expect(await importsOf(place)).toHaveLength(2);
  await kit.asAgency(as, (scope) => discardDraft(scope, { talentRequestId, draftId }));
  expect((await importsOf(place)).map(({ fields }) => fields.lastName)).toEqual(['Whitcombe']);
  expect(codeOf(await save(as))).toBe('not-found');
});

it("a field read from the CV is confirmed or changed before it is submitted: 'unconfirmed-fields'", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { draftId, file, ...read } = await imported(place, 'Marguerite Osei');
  const fields = submissionDraftFieldsShape.parse(read.fields);
  await imported(place, 'Dane Whitcombe');
  const { firstName, lastName, emailAddress, contactNumber, location } = fields;
  const input = await makeSubmission(kit.db, place, {
    firstName,
    lastName,
    emailAddress,
    contactNumber,
    location,
    documentId: file?.documentId ?? '',
    draftId,
  });
  const submit = (more: object) =>
    kit.asAgency(place.recruiter.id, (scope) => submitCandidate(scope, { ...input, ...more }));
  expect(codeOf(await submit({}))).toBe('unconfirmed-fields');
  const confirmedFields = ['firstName', 'lastName', 'emailAddress', 'contactNumber'] as const;
  expect(codeOf(await submit({ confirmedFields }))).toBe('unconfirmed-fields');
  expect(codeOf(await submit({ confirmedFields, location: 'Fremantle WA' }))).toBe('done');
  expect((await importsOf(place)).map((one) => one.fields.lastName)).toEqual(['Whitcombe']);
});

it("a CV that was removed is no longer submitted: 'draft-removed'", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { draftId, file } = await imported(place, 'Marguerite Osei');
  const talentRequestId = place.request.id;
  await kit.asAgency(place.recruiter.id, (scope) => discardDraft(scope, { talentRequestId, draftId }));
  const input = await makeSubmission(kit.db, place, { documentId: file?.documentId ?? '', draftId });
  expect(codeOf(await kit.asAgency(place.recruiter.id, (scope) => submitCandidate(scope, input)))).toBe(
    'draft-removed',
  );
  const submitted = await kit.db
    .selectFrom('candidate')
    .select('id')
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  expect(submitted).toEqual([]);
});

it('fifty CVs of ten people, dropped at once and submitted at once, create each person once', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const cvs = Array.from({ length: 50 }, (_, at) => {
    const who = at % 10;
    return `Edda Ruiz-${'abcdefghij'[who] ?? ''}\nTheatre Nurse\nPerth WA | 0491 571 00${String(who)} | edda${String(who)}@inbox.example`;
  });
  const dropped = await Promise.all(cvs.map((text) => importAs(place, fileOf(text))));
  expect(dropped.map(codeOf)).toEqual(cvs.map(() => 'done'));
  const imports = await importsOf(place);
  expect(imports).toHaveLength(50);
  const inputs = await Promise.all(
    imports.map(({ draftId, file, fields }) => {
      const { firstName, lastName, emailAddress, contactNumber } = submissionDraftFieldsShape.parse(fields);
      return makeSubmission(kit.db, place, {
        firstName,
        lastName,
        emailAddress,
        contactNumber,
        draftId,
        documentId: file?.documentId ?? '',
        confirmedFields: ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'location'],
      });
    }),
  );
  const answers = await Promise.all(
    inputs.map((input) => kit.asAgency(place.recruiter.id, (scope) => submitCandidate(scope, input))),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'done')).toHaveLength(10);
  expect(codes.filter((code) => code === 'candidate-in-request')).toHaveLength(40);
  const people = await kit.db.selectFrom('person').select('id').where('supplierId', '=', place.agency.id).execute();
  expect(people).toHaveLength(10);
});
