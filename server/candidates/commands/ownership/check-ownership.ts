import type { resubmitState as operation } from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { Right } from '#contract/common/refusal.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { listOwnAwards } from '#server/bidding/public.ts';
import { findEngagement, listEngagementRequests, type FoundEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';
import { agencyCandidateRights, rightToSubmitCandidate } from '../../policy.ts';
import { findCandidate } from '../../queries/find-candidate.ts';
import { countOwnOpenCandidates } from '../../queries/own-candidates.ts';
import { personKeysForAgency } from '../../queries/person.ts';
import { checkAvailability } from './check-availability.ts';

type Input = InputOf<typeof operation>;

const dayMs = 86_400_000;
/** The number of days for which records of checks are kept. */
const retentionDays = 90;

/**
 * Returns the right to edit the agency's candidate in this request or engagement; undefined if the candidate isn't in
 * it.
 */
const editRight = async (scope: AgencyScope, candidateId: string, input: Input): Promise<Right | undefined> => {
  const found = await findCandidate(scope, candidateId);
  if (!found || found.engagement.id !== input.engagementId) return undefined;
  if (input.talentRequestId !== undefined && found.request.id !== input.talentRequestId) return undefined;
  return agencyCandidateRights(scope, found.candidate, found).edit;
};

/** Returns the right to submit for the talent request, or for any request of the engagement if none is given. */
const submitRightIn = async (
  scope: AgencyScope,
  engagement: FoundEngagement,
  talentRequestId: string | undefined,
): Promise<Right | undefined> => {
  const application = await findOwnApplication(scope, engagement.id);
  const requests = await listEngagementRequests(scope, engagement.id);
  const awards = await listOwnAwards(
    scope,
    requests.map(({ id }) => id),
  );
  let right: Right | undefined;
  for (const request of requests) {
    if (talentRequestId !== undefined && request.id !== talentRequestId) continue;
    const open = await countOwnOpenCandidates(scope, request.id);
    const award = awards.get(request.id);
    right = rightToSubmitCandidate(scope, { request, engagement, application, award, ownOpenCandidates: open });
    if (right.allowed) return right;
  }
  return right;
};

/** Fills missing input from the draft candidate; undefined if that draft is not in this request or engagement. */
const withDraft = async (scope: AgencyScope, input: Input): Promise<Input | undefined> => {
  if (input.draftCandidateId === undefined) return input;
  const draft = await scope.db
    .selectFrom('draftCandidate')
    .select(['engagementId', 'talentRequestId', 'firstName', 'lastName', 'documentId', 'currentCountryId'])
    .where('id', '=', input.draftCandidateId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirst();
  if (!draft || draft.engagementId !== input.engagementId) return undefined;
  if (input.talentRequestId !== undefined && draft.talentRequestId !== input.talentRequestId) return undefined;
  const hasName = input.firstName !== '' || input.lastName !== '';
  return {
    ...input,
    talentRequestId: draft.talentRequestId,
    documentId: input.documentId ?? draft.documentId ?? undefined,
    currentCountryId: input.currentCountryId ?? draft.currentCountryId ?? undefined,
    ...(hasName ? {} : { firstName: draft.firstName, lastName: draft.lastName }),
  };
};

/**
 * Checks whether a person may be submitted, before the submission. The result reveals which people other agencies own,
 * so only callers who could submit now or edit the candidate may check, and each check is counted and recorded.
 */
export const checkOwnership = async (scope: AgencyScope, given: Input): Promise<HandlerResult<typeof operation>> => {
  const input = await withDraft(scope, given);
  if (!input) return notFound();
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement || (input.clientId !== undefined && input.clientId !== engagement.clientId)) return notFound();
  const right =
    input.candidateId === undefined
      ? await submitRightIn(scope, engagement, input.talentRequestId)
      : await editRight(scope, input.candidateId, input);
  if (!right) return notFound();
  if (!right.allowed) return refuse(candidateRefusals['submission-closed'], { reasons: right.reasons });

  const keys = await personKeysForAgency(scope, {
    emailAddress: input.email,
    contactNumber: input.contactNumber,
    linkedIn: input.linkedIn,
    currentCountryId: input.currentCountryId ?? null,
  });
  const question = {
    engagement: { ...engagement, timeZone: input.timeZone ?? engagement.timeZone },
    keys,
    talentRequestId: input.talentRequestId,
    firstName: input.firstName,
    lastName: input.lastName,
    location: input.location,
    documentId: input.documentId,
    candidateId: input.candidateId,
  };
  const state = await checkAvailability(scope, question, 'check');
  if (state instanceof Refused) return state;
  const { isAllowed, isDuplicate, message } = state;
  return { isAllowed, isDuplicate, message };
};

/** Deletes records of checks after their retention period. */
export const purgeOwnershipChecks = async (scope: SystemScope): Promise<void> => {
  const before = new Date(scope.now.getTime() - retentionDays * dayMs);
  await scope.db.deleteFrom('ownershipCheck').where('checkedAt', '<', before).execute();
};
