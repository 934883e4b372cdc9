import { createHash } from 'node:crypto';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import { makePersonNote } from '#server/people/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { cvText, makeCv } from '../documents.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const dayMs = 86_400_000;

/** The current statuses of the agency's earlier submissions, with notes from various days. */
const returning: readonly {
  statusId: CandidateStatusId;
  notes: readonly { text: string; by: string; days: number }[];
}[] = [
  {
    statusId: candidateStatus.interviewing,
    notes: [
      { text: 'Prefers calls after four. Wants to stay within an hour of the coast.', by: 'owner', days: 41 },
      { text: 'Notice period is now four weeks, confirmed by phone.', by: 'user', days: 6 },
    ],
  },
  {
    statusId: candidateStatus.hired,
    notes: [{ text: 'Happy with the offer. Recommended two colleagues; call them in spring.', by: 'owner', days: 3 }],
  },
];
const names: Record<string, string> = { owner: 'Mara Ellingsen', user: 'Priya Raman' };

/** Selects the first agency's latest candidate with a status. */
const candidateWith = (scope: SystemScope, statusId: CandidateStatusId) =>
  scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('supplierId', '=', demoTenantId('harbour'))
    .where('statusId', '=', statusId)
    .orderBy('dateSubmitted', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow();

/** Selects one talent request from each of the other clients that the agency has submitted candidates to. */
const requestsElsewhere = (scope: SystemScope, clientId: string) =>
  scope.db
    .selectFrom('candidate as c')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .select(['c.clientId', 'r.id', 'r.jobTitle'])
    .distinctOn('c.clientId')
    .where('c.supplierId', '=', demoTenantId('harbour'))
    .where('c.clientId', '!=', clientId)
    .orderBy('c.clientId')
    .orderBy('r.number')
    .execute();

/**
 * Creates earlier submissions for people, and notes about the people. The submissions were withdrawn, so that no list
 * changes.
 */
export const makeEarlierSubmissions = async (scope: SystemScope, files: Files): Promise<void> => {
  for (const { statusId, notes } of returning) {
    const current = await candidateWith(scope, statusId);
    const { firstName, lastName, emailAddress, contactNumber, location } = current;
    const earlier = (await requestsElsewhere(scope, current.clientId)).slice(0, 2);
    for (const [at, { id: talentRequestId, clientId, jobTitle }] of earlier.entries()) {
      const candidate = await makeCandidate(scope.db, {
        id: demoId(`earlier:${current.id}:${String(at)}`),
        talentRequestId,
        supplierId: demoTenantId('harbour'),
        statusId: candidateStatus.withdrew,
        endedFrom: candidateStatus.shortlisted,
        hoursPerStep: 60,
        firstName,
        lastName,
        emailAddress,
        contactNumber,
        location,
        baseSalary: current.baseSalary,
        totalCompensation: current.totalCompensation,
        reasonText: 'Accepted another job',
        submittedBy: demoUserId('owner@harbour.example'),
        submittedByName: names['owner'] ?? '',
        dateSubmitted: new Date(current.dateSubmitted.getTime() - (14 + at * 9) * dayMs),
      });
      const facts = { firstName, lastName, jobTitle, location, emailAddress, contactNumber, years: 6 - at };
      const bytes = await makeCv(facts);
      const storageKey = `${demoId(`cv:${candidate.id}`)}.pdf`;
      await files.write(storageKey, bytes);
      await makeCandidateDocument(scope.db, {
        id: demoId(`cv-record:${candidate.id}`),
        candidateId: candidate.id,
        supplierId: candidate.supplierId,
        clientId,
        fileName: `${lastName}-${firstName}-CV.pdf`,
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storageKey,
        textContent: cvText(facts),
        uploadedBy: candidate.submittedBy,
        createdAt: candidate.dateSubmitted,
      });
    }
    for (const { text, by, days } of notes) {
      await makePersonNote(scope.db, {
        id: demoId(`note ${text}`),
        candidateId: current.id,
        authorUserId: demoUserId(`${by}@harbour.example`),
        authorName: names[by] ?? '',
        text,
        createdAt: new Date(scope.now.getTime() - days * dayMs),
      });
    }
  }
};
