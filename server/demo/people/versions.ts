import { createHash } from 'node:crypto';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeCandidateDocument } from '#server/candidates/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { cvText, makeCv } from '../documents.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const hourMs = 3_600_000;
const author = { byName: 'Mara Ellingsen', bySide: 'agency' } as const;

/** Gives the first agency's latest pending candidate two later versions: new details, then a new CV. */
export const makeCandidateVersions = async (scope: SystemScope, files: Files): Promise<void> => {
  const { db } = scope;
  const candidate = await db
    .selectFrom('candidate')
    .innerJoin('talentRequest', 'talentRequest.id', 'candidate.talentRequestId')
    .selectAll('candidate')
    .select('talentRequest.jobTitle')
    .where('candidate.supplierId', '=', demoTenantId('harbour'))
    .where('candidate.statusId', '=', candidateStatus.pending)
    .where('candidate.firstViewedAt', 'is', null)
    .where('candidate.consentRequestId', 'is', null)
    .orderBy('candidate.dateSubmitted', 'desc')
    .orderBy('candidate.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: candidateId, supplierId, clientId, firstName, lastName, emailAddress, contactNumber } = candidate;
  const storeVersion = (hours: number) =>
    db
      .insertInto('candidateVersion')
      .values({
        candidateId,
        at: new Date(candidate.dateSubmitted.getTime() + hours * hourMs),
        byUserId: demoUserId('owner@harbour.example'),
        ...author,
      })
      .execute();
  const location = 'Wollongong NSW';
  await db
    .updateTable('candidate')
    .set({ location, commentToEmployer: 'Moves in spring, and can interview by video until then.' })
    .where('id', '=', candidateId)
    .execute();
  await storeVersion(20);
  const replacedAt = new Date(candidate.dateSubmitted.getTime() + 26 * hourMs);
  await db
    .updateTable('candidateDocument')
    .set({ deletedAt: replacedAt })
    .where('candidateId', '=', candidateId)
    .where('kind', '=', 'cv')
    .execute();
  const facts = {
    firstName,
    lastName,
    jobTitle: candidate.jobTitle,
    location,
    emailAddress,
    contactNumber,
    years: 12,
  };
  const bytes = await makeCv(facts);
  const storageKey = `${demoId(`cv-replaced:${candidateId}`)}.pdf`;
  await files.write(storageKey, bytes);
  await makeCandidateDocument(db, {
    id: demoId(`cv-record-replaced:${candidateId}`),
    candidateId,
    supplierId,
    clientId,
    fileName: `${lastName}-${firstName}-CV-2.pdf`,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    textContent: cvText(facts),
    uploadedBy: candidate.submittedBy,
    createdAt: replacedAt,
  });
  await storeVersion(26);
};
