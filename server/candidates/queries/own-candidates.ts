import type { listEngagementCandidates as operation } from '#contract/candidates/operations/agency.ts';
import {
  candidateStatus,
  candidateStatuses,
  candidateStatusOrder,
  openCandidateStatuses,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { listOwnAwards } from '#server/bidding/public.ts';
import {
  findEngagement,
  listEngagementRequests,
  type FoundTalentRequest,
  engagementReference,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToSubmitCandidate } from '../policy.ts';
import { toCandidateListFields, toRequestSummary } from './candidate-details.ts';
import type { CandidateRow } from './find-candidate.ts';

/**
 * Whether a list shows a candidate. Withdrawn candidates are hidden, and a cancelled request lists only rejected ones.
 * Source: ledger C03.
 */
export const isCandidateListed = (
  candidate: { statusId: CandidateStatusId },
  request: { statusId: TalentRequestStatusId } | undefined,
): boolean =>
  candidate.statusId !== candidateStatus.withdrew &&
  (request?.statusId !== talentRequestStatus.cancelled || candidate.statusId === candidateStatus.rejected);

/** Counts the agency's open candidates in a talent request. */
export const countOwnOpenCandidates = async (scope: AgencyScope, talentRequestId: string): Promise<number> => {
  const { count } = await scope.db
    .selectFrom('candidate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .where('statusId', 'in', openCandidateStatuses)
    .executeTakeFirstOrThrow();
  return count;
};

const groupsOf = (rows: readonly CandidateRow[], currencyIso: string) =>
  candidateStatusOrder
    .map((statusId) => ({
      candidateStatusId: statusId,
      candidateStatus: lookupValue(candidateStatuses, statusId),
      candidates: rows
        .filter((row) => row.statusId === statusId)
        .map((row) => ({ ...toCandidateListFields(row, currencyIso), hasNewEdits: row.unacknowledgedSince !== null })),
    }))
    .filter((group) => group.candidates.length > 0);

export const listEngagementCandidates = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const application = await findOwnApplication(scope, engagement.id);
  const awards = await listOwnAwards(
    scope,
    requests.map(({ id }) => id),
  );
  const rows = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', '=', engagement.id)
    .where('statusId', '!=', candidateStatus.withdrew)
    .orderBy('dateSubmitted', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const requestWithCandidates = (request: FoundTalentRequest) => {
    const own = rows.filter((row) => row.talentRequestId === request.id);
    const listed = own.filter((row) => isCandidateListed(row, request));
    const open = own.filter((row) => openCandidateStatuses.includes(row.statusId)).length;
    return {
      ...toRequestSummary(request),
      isPaused: request.statusId === talentRequestStatus.paused,
      candidateCount: listed.length,
      groups: groupsOf(listed, engagement.currencyCode),
      can: {
        submit: rightToSubmitCandidate(scope, {
          request,
          engagement,
          application,
          award: awards.get(request.id),
          ownOpenCandidates: open,
        }),
      },
    };
  };
  return {
    ...engagementReference(engagement),
    auctionType: engagement.kind,
    clientId: engagement.clientId,
    talentRequests: requests.map(requestWithCandidates),
  };
};
