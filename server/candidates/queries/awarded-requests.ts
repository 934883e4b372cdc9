import { sql } from 'kysely';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import type { listAwardedRequests, listAllAwardedRequests } from '#contract/candidates/operations/counts.ts';
import type { AwardedRequest, RequestCounts } from '#contract/candidates/shapes/counts.ts';
import { openCandidateStatuses } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { listOwnAwards, type OwnAward } from '#server/bidding/public.ts';
import {
  findEngagement,
  findTalentRequests,
  rolesRemaining,
  listEngagementRequests,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import { paddedNumber } from '#server/platform/db/padded-number.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { isSelectedForRequest, rightToSubmitCandidate } from '../policy.ts';
import { engagementFields } from '../rules/engagement-fields.ts';
import { toRequestCounts } from './counts.ts';

type Place = Pick<
  FoundEngagement,
  'id' | 'number' | 'title' | 'kind' | 'clientId' | 'clientName' | 'status' | 'endedAs'
> & { applicationStatusId: ApplicationStatusId };

const idsOf = (requests: readonly FoundTalentRequest[]) => requests.map(({ id }) => id);

const placeOf = (
  request: FoundTalentRequest,
  place: Place,
  award: OwnAward | undefined,
  { byStatus }: RequestCounts,
): Parameters<typeof rightToSubmitCandidate>[1] => ({
  request,
  engagement: place,
  application: { statusId: place.applicationStatusId },
  award,
  ownOpenCandidates: byStatus
    .filter(({ candidateStatusId }) => openCandidateStatuses.includes(candidateStatusId))
    .reduce((sum, { count }) => sum + count, 0),
});

const servedViews = async (
  scope: AgencyScope,
  requests: readonly FoundTalentRequest[],
  places: readonly Place[],
  awards: ReadonlyMap<string, OwnAward>,
): Promise<AwardedRequest[]> => {
  const counted = await toRequestCounts(scope, requests);
  return requests.flatMap((request, at) => {
    const place = places.find(({ id }) => id === request.engagementId);
    const counts = counted[at];
    if (!place || !counts) return [];
    const award = awards.get(request.id);
    return {
      ...counts,
      ...engagementFields(place),
      clientId: place.clientId,
      clientName: place.clientName,
      location: request.location,
      rolesRemaining: rolesRemaining(request),
      sharePercent: award?.state === 'won' ? award.sharePercent : null,
      can: { submit: rightToSubmitCandidate(scope, placeOf(request, place, award, counts)) },
    };
  });
};

/**
 * Returns the talent requests that an auction awarded to the agency. In an auction without lots, the approval of the
 * application is the award, so all requests are returned.
 */
export const findAwardedRequests = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof listAwardedRequests>,
): Promise<HandlerResult<typeof listAwardedRequests>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (engagement?.kind !== 'competitive') return notFound();
  const application = await findOwnApplication(scope, engagement.id);
  if (engagement.stage !== 'fulfillment' || !application) return [];
  const requests = await listEngagementRequests(scope, engagement.id);
  const awards = await listOwnAwards(scope, idsOf(requests));
  const served = requests.filter(({ id }) => isSelectedForRequest(application.statusId, awards.get(id)));
  return servedViews(scope, served, [{ ...engagement, applicationStatusId: application.statusId }], awards);
};

/** Returns the talent requests for which the agency was selected, in all running engagements. */
export const findAllAwardedRequests = async (
  scope: AgencyScope,
  input: InputOf<typeof listAllAwardedRequests>,
): Promise<HandlerResult<typeof listAllAwardedRequests>> => {
  const patterns = keywordPatterns(input.keywords);
  const served = scope.db
    .selectFrom('talentRequest as r')
    .innerJoin('application as a', 'a.engagementId', 'r.engagementId')
    .innerJoin('engagement as e', 'e.id', 'r.engagementId')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .where('a.supplierId', '=', scope.tenantId)
    .where('a.statusId', 'in', [applicationStatus.approved, applicationStatus.rebid])
    .where('e.status', '=', 'open')
    .where('e.publishedAt', 'is not', null)
    .where('r.publishedAt', 'is not', null)
    .$if(input.isAvailable === true, (query) => query.where('r.statusId', '=', talentRequestStatus.available))
    .$if(patterns.length > 0, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', r.job_title, ${paddedNumber('r.number')}, e.title, c.name, r.location)
          ilike all (${patterns})`,
      ),
    )
    .where((eb) => {
      const approved = eb('a.statusId', '=', applicationStatus.approved);
      const lot = eb.selectFrom('lot').select('lot.talentRequestId').whereRef('lot.talentRequestId', '=', 'r.id');
      const award = eb
        .selectFrom('lotResult')
        .select('lotResult.id')
        .whereRef('lotResult.talentRequestId', '=', 'r.id')
        .where('lotResult.supplierId', '=', scope.tenantId)
        .where('lotResult.state', '=', 'final')
        .where('lotResult.isAwarded', '=', true);
      return eb.or([
        eb.and([eb('e.kind', '=', 'successfee'), approved]),
        eb.and([eb('e.stage', '=', 'fulfillment'), eb.exists(award)]),
        eb.and([eb('e.kind', '=', 'competitive'), eb('e.stage', '=', 'fulfillment'), approved, eb.not(eb.exists(lot))]),
      ]);
    });
  const { total } = await served.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = await served
    .select(['r.id as requestId', 'e.id', 'e.number', 'e.title', 'e.kind', 'e.clientId', 'c.name as clientName'])
    .select(['e.status', 'e.endedAs', 'a.statusId as applicationStatusId'])
    .orderBy('r.number', 'desc')
    .orderBy('r.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const requests = await findTalentRequests(
    scope,
    page.map(({ requestId }) => requestId),
  );
  const awards = await listOwnAwards(scope, idsOf(requests));
  return toPage(await servedViews(scope, requests.toReversed(), page, awards), input, total);
};
