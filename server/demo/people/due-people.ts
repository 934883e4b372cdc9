import { createHash } from 'node:crypto';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import { makePersonHold, personIdOf } from '#server/people/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { cvText, makeCv } from '../documents.ts';
import { demoId } from '../ids.ts';
import { demoTenantId, demoUserId } from '../market.ts';

const dayMs = 86_400_000;

/** People whose retention period of 24 months at the first agency has just ended or will end soon. */
const forgotten = [
  { firstName: 'Ingrid', lastName: 'Solheim', days: 716 },
  { firstName: 'Tomas', lastName: 'Okonjo', days: 724 },
  { firstName: 'Farah', lastName: 'Lindqvist', days: 741, noticedDays: 11 },
  { firstName: 'Piet', lastName: 'Vandermeer', days: 790, heldDays: 40 },
] as const;

/**
 * Creates people whose retention period has ended or will end soon. A notice about one of them has been sent, and
 * Rolecall's staff have placed a hold on another.
 */
export const makePeopleNearRetentionEnd = async (scope: SystemScope, files: Files): Promise<void> => {
  const place = await scope.db
    .selectFrom('candidate as c')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .select(['c.talentRequestId', 'c.clientId', 'r.jobTitle'])
    .where('c.supplierId', '=', demoTenantId('harbour'))
    .where('c.statusId', '=', candidateStatus.notSelected)
    .orderBy('c.dateSubmitted')
    .orderBy('c.id')
    .executeTakeFirstOrThrow();
  const daysAgo = (days: number): Date => new Date(scope.now.getTime() - days * dayMs);
  for (const { firstName, lastName, days, ...more } of forgotten) {
    const emailAddress = `${firstName}.${lastName}@people.example`.toLowerCase();
    const candidate = await makeCandidate(scope.db, {
      id: demoId(`due:${emailAddress}`),
      talentRequestId: place.talentRequestId,
      supplierId: demoTenantId('harbour'),
      statusId: candidateStatus.notSelected,
      firstName,
      lastName,
      emailAddress,
      location: 'Newcastle NSW',
      submittedBy: demoUserId('owner@harbour.example'),
      submittedByName: 'Mara Ellingsen',
      dateSubmitted: daysAgo(days),
    });
    const facts = { firstName, lastName, jobTitle: place.jobTitle, location: 'Newcastle NSW', emailAddress, years: 7 };
    const bytes = await makeCv({ ...facts, contactNumber: '' });
    const storageKey = `${demoId(`cv:${candidate.id}`)}.pdf`;
    await files.write(storageKey, bytes);
    await makeCandidateDocument(scope.db, {
      id: demoId(`cv-record:${candidate.id}`),
      candidateId: candidate.id,
      supplierId: candidate.supplierId,
      clientId: place.clientId,
      fileName: `${lastName}-${firstName}-CV.pdf`,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      textContent: cvText({ ...facts, contactNumber: '' }),
      uploadedBy: candidate.submittedBy,
      createdAt: candidate.dateSubmitted,
    });
    if ('noticedDays' in more)
      await scope.db
        .updateTable('person')
        .set({ retentionNoticedAt: daysAgo(more.noticedDays) })
        .where('id', '=', await personIdOf(scope.db, candidate.id))
        .execute();
    if ('heldDays' in more)
      await makePersonHold(scope.db, {
        id: demoId(`hold:${emailAddress}`),
        candidateId: candidate.id,
        placedBy: demoUserId('admin@rolecall.example'),
        placedByName: 'Nadia Brandt',
        placedAt: daysAgo(more.heldDays),
        reason: 'The employer disputes the fee of an earlier placement. Keep all records until the court has decided.',
      });
  }
};
