import type { viewCandidate as operation } from '#contract/candidates/operations/agency.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  agencyCandidateRights,
  rightToAcknowledgeEdits,
  rightToChangePerson,
  salaryRevisionRights,
} from '../policy.ts';
import { isOfOtherKind } from '../rules/other-kind.ts';
import { readCandidateDetails } from './candidate-details.ts';
import { findCandidate, type FoundCandidate } from './find-candidate.ts';
import { countOwnOpenCandidates } from './own-candidates.ts';
import { findPersonOwner } from './person.ts';

/** Returns a candidate as its own agency sees it, with the caller's rights. */
const candidateView = async (scope: AgencyScope, found: FoundCandidate): Promise<Candidate> => {
  const { candidate, request, engagement } = found;
  const keys = await scope.db
    .selectFrom('candidateIdentity')
    .select(['keyType', 'keyHash'])
    .where('candidateId', '=', candidate.id)
    .execute();
  const owner = await findPersonOwner(scope, candidate, keys);
  const application = await findOwnApplication(scope, engagement.id);
  const isWithdrawn = candidate.statusId === candidateStatus.withdrew;
  const can = agencyCandidateRights(scope, candidate, {
    request,
    engagement,
    applicationStatusId: application?.statusId,
    ownOpenCandidates: isWithdrawn ? await countOwnOpenCandidates(scope, request.id) : 0,
  });
  return {
    ...(await readCandidateDetails(scope, found)),
    hiringLeadEmail: engagement.hiringLeadEmail,
    hiringLeadMobile: engagement.hiringLeadMobile,
    ownedUntil: owner?.who === 'self' ? owner.until.toISOString() : null,
    isOwnershipValid: owner?.who !== 'other',
    isReplaceCvAllow:
      candidate.statusId === candidateStatus.pending &&
      candidate.firstViewedAt === null &&
      candidate.consentRequestId === null,
    can: {
      ...can,
      changePerson: rightToChangePerson(candidate),
      acknowledge: rightToAcknowledgeEdits(scope, candidate),
      ...salaryRevisionRights(scope, candidate, found),
    },
  };
};

/** Returns the agency's view of a candidate after a command. */
export const reloadCandidateView = async (scope: AgencyScope, candidateId: string): Promise<Candidate> => {
  const found = await findCandidate(scope, candidateId);
  if (!found) throw new Error('A candidate that was just written is gone.');
  return candidateView(scope, found);
};

export const viewCandidate = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, input.candidateId);
  if (!found || (input.talentRequestId !== undefined && input.talentRequestId !== found.request.id)) return notFound();
  if (isOfOtherKind(input, found.engagement)) return notFound();
  return candidateView(scope, found);
};
