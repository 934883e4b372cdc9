import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { editCandidate } from '../../commands/edit-candidate.ts';
import { openCandidate } from '../../commands/open-candidate.ts';
import { deleteDocument } from '../../commands/delete-document.ts';
import { correctSalary } from '../../commands/salary/correct-salary.ts';
import { approveSalary } from '../../commands/salary/decide-salary.ts';
import { proposeSalary } from '../../commands/salary/propose-salary.ts';
import { saveAnswers } from '../../commands/save-answers.ts';
import { uploadDocument } from '../../commands/upload-document.ts';
import { withdrawCandidate } from '../../commands/withdraw-candidate.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeCandidateDocument,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '../../factories.ts';
import { downloadCandidateDocument } from '../documents/documents.ts';
import { listCandidateVersions } from './list-versions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const submitted = async (place: SubmissionFixture) => {
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const cv = await makeCandidateDocument(kit.db, {
    candidateId: candidate.id,
    supplierId: place.agency.id,
    clientId: place.client.id,
    uploadedBy: place.recruiter.id,
    fileName: 'First.pdf',
  });
  return { candidateId: candidate.id, cv };
};

const file = (name: string) => ({
  name,
  extension: 'pdf',
  mediaType: 'application/pdf',
  sizeBytes: 3,
  sentBytes: 3,
  sha256: name,
  storageKey: `${name}-stored`,
  thumbnailKey: null,
  content: { text: 'text', details: null, unreadable: null },
});

const read = (candidateId: string) => async (scope: AgencyScope | ClientScope) => {
  const versions = await listCandidateVersions(scope, { candidateId });
  if (versions instanceof Refused) throw new Error(versions.refusal.code);
  return versions;
};

describe('versions', () => {
  it('show each change of details, CV, documents and answers to both sides, newest first', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const question = await makeQuestion(kit.db, { talentRequestId: place.request.id, text: 'Can you start in May?' });
    const { candidateId } = await submitted(place);
    const by = place.recruiter.id;
    await kit.asAgency(by, (scope) =>
      editCandidate(scope, { candidateId, location: 'Hobart', commentToEmployer: 'A' }),
    );
    const upload = (kind: 'cv' | 'other', name: string) =>
      kit.asAgency(by, (scope) => uploadDocument(scope, { kind, candidateId, file: file(name) }));
    await upload('cv', 'Second.pdf');
    const other = await upload('other', 'Reference.pdf');
    if (other instanceof Refused) throw new Error(other.refusal.code);
    await kit.asAgency(by, (scope) => deleteDocument(scope, { documentId: other.documentId }));
    await kit.asAgency(by, (scope) =>
      saveAnswers(scope, { candidateId, answers: [{ questionId: question.id, answer: 'yes' }] }),
    );
    const versions = await kit.asAgency(by, read(candidateId));
    expect(versions.map(({ number, bySide, changes }) => [number, bySide, changes])).toMatchObject([
      [6, 'agency', [{ kind: 'answer', question: { text: 'Can you start in May?' }, before: '', after: 'yes' }]],
      [5, 'agency', [{ kind: 'document', before: { fileName: 'Reference.pdf' }, after: null }]],
      [4, 'agency', [{ kind: 'document', before: null, after: { fileName: 'Reference.pdf' } }]],
      [3, 'agency', [{ kind: 'cv', before: { fileName: 'First.pdf' }, after: { fileName: 'Second.pdf' } }]],
      [
        2,
        'agency',
        [
          { kind: 'detail', field: 'location', before: 'Newcastle NSW', after: 'Hobart' },
          { kind: 'detail', field: 'commentToEmployer', before: '', after: 'A' },
        ],
      ],
      [1, 'agency', []],
    ]);
  });

  it('name the side that changed the pay: the one that approves a proposal, or Rolecall', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { candidateId } = await submitted(place);
    await kit.asAgency(place.recruiter.id, (scope) =>
      proposeSalary(scope, { candidateId, baseSalary: '97000', reason: '' }),
    );
    await kit.asClient(place.employer.id, (scope) => approveSalary(scope, { candidateId }));
    const [approved, ...others] = await kit.asAgency(place.recruiter.id, read(candidateId));
    expect(others).toHaveLength(1);
    expect(approved).toMatchObject({ number: 2, bySide: 'client' });
    expect(approved?.changes[0]).toMatchObject({ field: 'baseSalary', before: '95000.00', after: '97000.00' });
    await kit.db.updateTable('candidate').set({ statusId: 2 }).where('id', '=', candidateId).execute();
    const staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id });
    await kit.asProvider(staff.id, (scope) =>
      correctSalary(scope, { candidateId, baseSalary: '98000', reason: 'The contract states another salary.' }),
    );
    const [corrected] = await kit.asAgency(place.recruiter.id, read(candidateId));
    expect(corrected).toMatchObject({ number: 3, bySide: 'provider' });
  });

  it('show the employer what changed since it first opened the candidate', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { candidateId } = await submitted(place);
    const edit = (location: string) =>
      kit.asAgency(place.recruiter.id, (scope) => editCandidate(scope, { candidateId, location }));
    await edit('Hobart');
    const numbers = async () =>
      (await kit.asClient(place.employer.id, read(candidateId))).map(({ number, changes }) => [number, changes.length]);
    expect(await numbers()).toEqual([[2, 0]]);
    await edit('Perth');
    expect(await numbers()).toEqual([[3, 0]]);
    await kit.asClient(place.employer.id, (scope) => openCandidate(scope, { candidateId }));
    expect(await numbers()).toEqual([[3, 0]]);
    kit.clock.set(new Date(kit.clock.now().getTime() + 1000));
    await edit('Darwin');
    expect(await numbers()).toEqual([
      [4, 1],
      [3, 0],
    ]);
  });

  it('keep a removed document for the agency, and for an employer that could read it', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { candidateId } = await submitted(place);
    const by = place.recruiter.id;
    const addAndRemove = async (name: string, between: () => Promise<unknown>) => {
      const added = await kit.asAgency(by, (scope) =>
        uploadDocument(scope, { kind: 'other', candidateId, file: file(name) }),
      );
      if (added instanceof Refused) throw new Error(added.refusal.code);
      await between();
      kit.clock.set(new Date(kit.clock.now().getTime() + 1000));
      await kit.asAgency(by, (scope) => deleteDocument(scope, { documentId: added.documentId }));
      return (scope: AgencyScope | ClientScope) => downloadCandidateDocument(scope, { documentId: added.documentId });
    };
    const mistaken = await addAndRemove('Mistake.pdf', () => Promise.resolve());
    const seen = await addAndRemove('Reference.pdf', () =>
      kit.asClient(place.employer.id, (scope) => openCandidate(scope, { candidateId })),
    );
    expect(await kit.asAgency(by, mistaken)).toMatchObject({ fileName: 'Mistake.pdf' });
    expect(await kit.asAgency(by, seen)).toMatchObject({ fileName: 'Reference.pdf' });
    expect(await kit.asClient(place.employer.id, mistaken)).toBeInstanceOf(Refused);
    expect(await kit.asClient(place.employer.id, seen)).toMatchObject({ fileName: 'Reference.pdf' });
  });

  it('keep a replaced CV for the agency; the employer, who could not open it yet, never reads it', async () => {
    const place = await makeSubmissionFixture(kit.db);
    const { candidateId, cv } = await submitted(place);
    await kit.asAgency(place.recruiter.id, (scope) =>
      uploadDocument(scope, { kind: 'cv', candidateId, file: file('Second.pdf') }),
    );
    const download = (scope: AgencyScope | ClientScope) => downloadCandidateDocument(scope, { documentId: cv.id });
    const opened = { storageKey: cv.storageKey, fileName: 'First.pdf' };
    expect(await kit.asAgency(place.recruiter.id, download)).toMatchObject(opened);
    expect(await kit.asClient(place.employer.id, download)).toBeInstanceOf(Refused);
    const rival = await makeApprovedAgency(kit.db, place.engagement.id);
    expect(await kit.asAgency(rival.recruiter.id, download)).toBeInstanceOf(Refused);
    await expect(kit.asAgency(rival.recruiter.id, read(candidateId))).rejects.toThrow('not-found');
    await kit.asAgency(place.recruiter.id, (scope) =>
      withdrawCandidate(scope, { candidateId, withdrawReasons: [1], reasonText: '' }),
    );
    expect(await kit.asClient(place.employer.id, download)).toBeInstanceOf(Refused);
    await expect(kit.asClient(place.employer.id, read(candidateId))).rejects.toThrow('not-found');
  });
});
