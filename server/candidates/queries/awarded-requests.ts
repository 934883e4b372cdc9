import { applicationStatus } from '#contract/applications/states.ts';
import type { listAwardedRequests, listServedRequests } from '#contract/candidates/operations/counts.ts';
import type { AwardedRequest } from '#contract/candidates/shapes/counts.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import {
  findEngagement,
  findTalentRequests,
  rolesRemaining,
  talentRequestsOf,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { requestsWithCounts } from './counts.ts';

type Place = Pick<FoundEngagement, 'id' | 'number' | 'title' | 'kind' | 'clientId' | 'clientName'>;

const servedViews = async (
  scope: AgencyScope,
  requests: readonly FoundTalentRequest[],
  places: readonly Place[],
): Promise<AwardedRequest[]> => {
  const counted = await requestsWithCounts(scope, requests);
  return requests.flatMap((request, at) => {
    const place = places.find(({ id }) => id === request.engagementId);
    const counts = counted[at];
    if (!place || !counts) return [];
    return {
      ...counts,
      engagementNumber: place.number,
      engagementTitle: place.title,
      auctionType: place.kind,
      clientId: place.clientId,
      clientName: place.clientName,
      location: request.location,
      rolesRemaining: rolesRemaining(request),
    };
  });
};

/** The talent requests of an auction awarded to the agency: all of them, since the award approves the application. */
export const awardedRequests = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof listAwardedRequests>,
): Promise<HandlerResult<typeof listAwardedRequests>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (engagement?.kind !== 'competitive') return notFound();
  const application = await findOwnApplication(scope, engagement.id);
  const isAwarded = engagement.stage === 'fulfillment' && application?.statusId === applicationStatus.approved;
  return isAwarded ? servedViews(scope, await talentRequestsOf(scope, engagement.id), [engagement]) : [];
};

/** The talent requests of all running engagements for which the agency is approved. */
export const allAwardedRequests = async (
  scope: AgencyScope,
  input: InputOf<typeof listServedRequests>,
): Promise<HandlerResult<typeof listServedRequests>> => {
  const served = scope.db
    .selectFrom('talentRequest as r')
    .innerJoin('application as a', 'a.engagementId', 'r.engagementId')
    .innerJoin('engagement as e', 'e.id', 'r.engagementId')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .where('a.supplierId', '=', scope.tenantId)
    .where('a.statusId', '=', applicationStatus.approved)
    .where('e.status', '=', 'open')
    .where('e.publishedAt', 'is not', null)
    .where('r.publishedAt', 'is not', null)
    .where((eb) => eb.or([eb('e.kind', '=', 'successfee'), eb('e.stage', '=', 'fulfillment')]));
  const { total } = await served.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = await served
    .select(['r.id as requestId', 'e.id', 'e.number', 'e.title', 'e.kind', 'e.clientId', 'c.name as clientName'])
    .orderBy('r.number', 'desc')
    .orderBy('r.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const requests = await findTalentRequests(
    scope,
    page.map(({ requestId }) => requestId),
  );
  return toPage(await servedViews(scope, requests.toReversed(), page), input, total);
};
