import { candidateStatus } from '#contract/candidates/states.ts';
import { talentRequestStatus, engagementType, feeType } from '#contract/engagements/states.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate, makeCandidateDocument } from '#server/candidates/factories.ts';
import {
  makeEngagement,
  makeEngagementDocument,
  makeRequirement,
  makeTalentRequest,
} from '#server/engagements/factories.ts';
import type { AuthorizationWorld } from '../authorization.ts';

/** An engagement in which an agency and its rival compete, with all related records that the agency can see. */
export interface RivalFixture {
  readonly engagementId: string;
  readonly talentRequestId: string;
  readonly candidateId: string;
  readonly documentId: string;
  readonly clientId: string;
  readonly roles: number;
}

/** The email address of a person the agency has submitted and the rival will try to submit. */
export const sharedPersonEmail = 'shared.person@inbox.example';
/** The email address of a person only the rival submits. */
export const rivalOnlyPersonEmail = 'rivals.person@inbox.example';

/**
 * Creates an employer's engagements, one in each stage. The agency takes part in all of them, and the rival in none of
 * them yet.
 */
export const makeRivalFixture = async (world: AuthorizationWorld): Promise<RivalFixture> => {
  const { db } = world.server.kit;
  const { clientId, agencyId: supplierId, people } = world;
  const by = { supplierId, appliedBy: people.owner };
  const open = await makeEngagement(db, { clientId, title: 'Open to applications' });
  await makeTalentRequest(db, { engagementId: open.id });
  await makeApplication(db, { engagementId: open.id, ...by, statusId: applicationStatus.pending });
  const tender = await makeEngagement(db, {
    clientId,
    engagementTypeId: engagementType.agencyTendersRate,
    feePercent: null,
  });
  await makeApplication(db, {
    engagementId: tender.id,
    ...by,
    statusId: applicationStatus.pending,
    feeTypeId: feeType.percentBase,
    feePercent: '12.5',
  });
  const competitive = await makeEngagement(db, { clientId, kind: 'competitive' });
  await makeTalentRequest(db, { engagementId: competitive.id });
  await makeApplication(db, { engagementId: competitive.id, ...by });

  const roles = 3;
  const running = await makeEngagement(db, { clientId, stage: 'fulfillment', title: 'Running' });
  await makeRequirement(db, { engagementId: running.id });
  await makeEngagementDocument(db, { engagementId: running.id });
  await makeApplication(db, { engagementId: running.id, ...by });
  const request = await makeTalentRequest(db, {
    engagementId: running.id,
    statusId: talentRequestStatus.available,
    noOfRoles: roles,
  });
  const candidate = await makeCandidate(db, {
    talentRequestId: request.id,
    supplierId,
    submittedBy: people.owner,
    emailAddress: sharedPersonEmail,
  });
  await makeCandidate(db, {
    talentRequestId: request.id,
    supplierId,
    submittedBy: people.owner,
    statusId: candidateStatus.shortlisted,
  });
  const words = new TextEncoder().encode('Ingrid Maalouf, Registered Nurse');
  const document = await makeCandidateDocument(db, {
    supplierId,
    clientId,
    candidateId: candidate.id,
    kind: 'other',
    uploadedBy: people.owner,
    fileName: 'Notes.txt',
    sizeBytes: words.length,
  });
  await world.server.product.files.write(document.storageKey, words);
  return {
    engagementId: running.id,
    talentRequestId: request.id,
    candidateId: candidate.id,
    documentId: document.id,
    clientId,
    roles,
  };
};
