import type * as operations from '#contract/candidates/operations/counts.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { EngagementCounts, RequestCounts } from '#contract/candidates/shapes/counts.ts';
import {
  candidateStatus,
  candidateStatuses,
  candidateStatusOrder,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { talentRequestStatus, type EngagementKind } from '#contract/engagements/states.ts';
import {
  findEngagement,
  findTalentRequest,
  listEngagementRequests,
  type FoundTalentRequest,
  engagementReference,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { isOfOtherKind } from '../rules/other-kind.ts';
import { toRequestSummary } from './candidate-details.ts';
import { isCandidateListed } from './own-candidates.ts';

type Counting = AgencyScope | ClientScope;

interface Count {
  talentRequestId: string;
  statusId: CandidateStatusId;
  count: number;
}

const sum = (counts: readonly Count[]): number => counts.reduce((total, { count }) => total + count, 0);

/**
 * Counts candidates by status for each talent request: an agency's own candidates, or all candidates for an employer.
 */
const countsOf = async (scope: Counting, requestIds: readonly string[]): Promise<Count[]> =>
  requestIds.length === 0
    ? []
    : scope.db
        .selectFrom('candidate')
        .select(({ fn }) => ['talentRequestId', 'statusId', fn.countAll<number>().as('count')])
        .where('talentRequestId', 'in', requestIds)
        .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
        .where('statusId', '<>', candidateStatus.withdrew)
        .groupBy(['talentRequestId', 'statusId'])
        .execute();

const figuresOf = (handedIn: readonly Count[], listed: readonly Count[]) => ({
  noOfCvs: sum(handedIn),
  total: sum(listed),
  byStatus: candidateStatusOrder
    .map((statusId) => ({
      candidateStatusId: statusId,
      candidateStatus: lookupValue(candidateStatuses, statusId),
      count: sum(listed.filter((one) => one.statusId === statusId)),
    }))
    .filter(({ count }) => count > 0),
});

const countsView = (request: FoundTalentRequest, counts: readonly Count[]): RequestCounts => {
  const own = counts.filter(({ talentRequestId }) => talentRequestId === request.id);
  return {
    ...toRequestSummary(request),
    engagementId: request.engagementId,
    internallyFilledRoles: request.internallyFilledRoles,
    isPaused: request.statusId === talentRequestStatus.paused,
    cvCap: request.cvCap,
    ...figuresOf(
      own,
      own.filter((one) => isCandidateListed(one, request)),
    ),
  };
};

/** Returns talent requests with their numbers of candidates by status. */
export const toRequestCounts = async (
  scope: Counting,
  requests: readonly FoundTalentRequest[],
): Promise<RequestCounts[]> => {
  const counts = await countsOf(
    scope,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => countsView(request, counts));
};

type OfKind = { auctionType?: EngagementKind | undefined };

/** Finds a talent request in an engagement of the kind to which the call is limited. */
const findRequestOfKind = async (
  scope: Counting,
  { talentRequestId, auctionType }: OfKind & { talentRequestId: string },
): Promise<FoundTalentRequest | undefined> => {
  const request = await findTalentRequest(scope, talentRequestId);
  if (!request || auctionType === undefined) return request;
  const engagement = await findEngagement(scope, request.engagementId);
  return engagement && !isOfOtherKind({ auctionType }, engagement) ? request : undefined;
};

const countRequest = async (
  scope: Counting,
  input: OfKind & { talentRequestId: string },
): Promise<RequestCounts | undefined> => {
  const request = await findRequestOfKind(scope, input);
  return request && countsView(request, await countsOf(scope, [request.id]));
};

const countEngagement = async (
  scope: Counting,
  input: OfKind & { engagementId: string },
): Promise<EngagementCounts | undefined> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement || isOfOtherKind(input, engagement)) return undefined;
  const requests = await listEngagementRequests(scope, engagement.id);
  const counts = await countsOf(
    scope,
    requests.map(({ id }) => id),
  );
  const requestOf = new Map(requests.map((request) => [request.id, request]));
  const listed = counts.filter((one) => isCandidateListed(one, requestOf.get(one.talentRequestId)));
  return {
    ...engagementReference(engagement),
    auctionType: engagement.kind,
    ...figuresOf(counts, listed),
    talentRequests: requests.map((request) => countsView(request, counts)),
  };
};

export const readRequestCandidateCounts = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.readRequestCounts>,
): Promise<HandlerResult<typeof operations.readRequestCounts>> => (await countRequest(scope, input)) ?? notFound();

export const readEngagementCandidateCounts = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.readEngagementCounts>,
): Promise<HandlerResult<typeof operations.readEngagementCounts>> =>
  (await countEngagement(scope, input)) ?? notFound();

export const countRequestCandidates = async (
  scope: Counting,
  input: InputOf<typeof operations.countCandidatesInRequest>,
): Promise<HandlerResult<typeof operations.countCandidatesInRequest>> =>
  (await countRequest(scope, input)) ?? notFound();

export const countEngagementCandidates = async (
  scope: Counting,
  input: InputOf<typeof operations.countCandidatesInEngagement>,
): Promise<HandlerResult<typeof operations.countCandidatesInEngagement>> =>
  (await countEngagement(scope, input)) ?? notFound();

/** Returns the number of CVs that the agency has submitted. If the caller sends a number, it must match this count. */
export const countSubmittedCvs = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.readNumberOfCvs>,
): Promise<HandlerResult<typeof operations.readNumberOfCvs>> => {
  const request = await findRequestOfKind(scope, input);
  const isNamed =
    request?.engagementId === input.engagementId && (input.clientId ?? request.clientId) === request.clientId;
  if (!request || !isNamed) return notFound();
  const noOfCvs = sum(await countsOf(scope, [request.id]));
  if ((input.noOfCvs ?? noOfCvs) !== noOfCvs) return refuse(candidateRefusals['cvs-not-counted']);
  return { engagementId: request.engagementId, talentRequestId: request.id, noOfCvs };
};
