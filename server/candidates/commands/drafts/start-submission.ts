import type { startSubmission as operation } from '#contract/candidates/operations/submission.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listCandidateDocuments } from '../../queries/documents/documents.ts';
import { findCandidate } from '../../queries/find-candidate.ts';
import { startDraftForPerson } from './start-checked-draft.ts';

/** Starts submitting a candidate for another talent request, with their details and latest CV. */
export const startSubmission = async (
  scope: AgencyScope,
  { candidateId, talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, candidateId);
  if (!found || found.candidate.erasedAt !== null) return notFound();
  const { firstName, lastName, emailAddress, contactNumber, linkedIn, location, currentCountryId } = found.candidate;
  return startDraftForPerson(scope, {
    person: { firstName, lastName, emailAddress, contactNumber, linkedIn, location, currentCountryId },
    talentRequestId,
    findCv: async () => (await listCandidateDocuments(scope, candidateId)).findLast(({ kind }) => kind === 'cv')?.id,
  });
};
