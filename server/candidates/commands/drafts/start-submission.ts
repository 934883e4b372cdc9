import { sql } from 'kysely';
import type { startSubmission as operation } from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listCandidateDocuments } from '../../queries/documents/documents.ts';
import { findCandidate } from '../../queries/find-candidate.ts';
import { ownImports } from '../../queries/imports/imported-drafts.ts';
import { personKeysForAgency } from '../../queries/person.ts';
import { submissionNeeds } from '../../queries/submission.ts';
import { checkAvailability, refuseOwnedPerson } from '../ownership/check-availability.ts';
import { startDraft } from './start-draft.ts';

/** The caller's draft of the person with this email address, so that a repeated selection makes no second one. */
const findDraftOf = (scope: AgencyScope, talentRequestId: string, emailAddress: string) =>
  ownImports(scope, talentRequestId)
    .select('id')
    .where(sql<boolean>`lower(fields ->> 'emailAddress') = ${emailAddress.toLowerCase()}`)
    .orderBy('savedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Starts a submission of a candidate to another talent request, with the details and the latest CV. Only callers who
 * could submit now learn whether the person is available.
 */
export const startSubmission = async (
  scope: AgencyScope,
  { candidateId, talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, candidateId);
  const needs = await submissionNeeds(scope, talentRequestId);
  const engagement = needs && (await findEngagement(scope, needs.engagementId));
  if (!found || found.candidate.erasedAt !== null || !engagement) return notFound();
  if (!needs.can.submit.allowed) {
    return refuse(candidateRefusals['submission-closed'], { reasons: needs.can.submit.reasons });
  }
  const { firstName, lastName, emailAddress, contactNumber, linkedIn, location, currentCountryId } = found.candidate;
  const person = { firstName, lastName, emailAddress, contactNumber, linkedIn, location, currentCountryId };
  const keys = await personKeysForAgency(scope, person);
  const question = { ...person, engagement, talentRequestId, keys, documentId: undefined, candidateId: undefined };
  const state = await checkAvailability(scope, question, 'check');
  if (state instanceof Refused) return state;
  if (state.standing === 'in-request') return refuse(candidateRefusals['candidate-in-request']);
  if (!state.isAllowed) return refuseOwnedPerson(engagement.clientId, keys, false);

  const draft = await findDraftOf(scope, talentRequestId, emailAddress);
  if (draft) return { engagementId: engagement.id, talentRequestId, draftId: draft.id, isNew: false };
  const cv = (await listCandidateDocuments(scope, candidateId)).findLast(({ kind }) => kind === 'cv');
  const started = await startDraft(scope, { talentRequestId, fields: person, cvId: cv?.id });
  return started instanceof Refused ? started : { ...started, isNew: true };
};
