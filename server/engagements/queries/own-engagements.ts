import { sql } from 'kysely';
import { toPage } from '#contract/common/paging.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { listOwnEngagements, readOwnEngagement } from '#contract/engagements/operations/employer.ts';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import {
  rightToChangeClosingTime,
  changeEngagementRights,
  rightsToEndEngagement,
  rightToMoveStage,
  pauseRights,
  rightToPublishAgain,
  requestRights,
} from '../policy.ts';
import { nextStageOf } from '../rules/next-stage.ts';
import { baseEngagementFields, engagementProgress } from '../rules/base-engagement-fields.ts';
import { toDisplayedPassingAnswer } from '../rules/changed-questions.ts';
import { lotsToCopy } from '../rules/talent-requests-to-copy.ts';
import { restorableUntil } from '../rules/restorable-until.ts';
import { effectiveEngagement } from '../rules/pause-clock.ts';
import { findEngagement, type FoundEngagement } from './find-engagement.ts';
import { findPassingAnswers, listEngagementRequests, type FoundTalentRequest } from './find-talent-request.ts';
import { listEngagementDocuments, findRequirements } from './read-documents.ts';
import { findLotPhases } from './lot-rules.ts';
import { engagementView } from './read-engagement.ts';
import { talentRequestViews } from './read-talent-requests.ts';

export const readOwnEngagements = async (
  scope: ClientScope,
  input: InputOf<typeof listOwnEngagements>,
): Promise<HandlerResult<typeof listOwnEngagements>> => {
  const { status } = input;
  const own = scope.db
    .selectFrom('engagement')
    .where('engagement.clientId', '=', scope.tenantId)
    .$if(status !== undefined, (query) => query.where('engagement.status', '=', status ?? 'open'));
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('talentRequest')
          .select([
            sql<number>`coalesce(sum(no_of_roles), 0)::int`.as('noOfRoles'),
            sql<number>`coalesce(sum(no_of_roles_filled), 0)::int`.as('noOfRolesFilled'),
          ])
          .whereRef('talentRequest.engagementId', '=', 'engagement.id')
          .where('talentRequest.statusId', '<>', talentRequestStatus.cancelled)
          .as('requests'),
      (join) => join.onTrue(),
    )
    .selectAll('engagement')
    .select(['requests.noOfRoles', 'requests.noOfRolesFilled'])
    .orderBy('engagement.createdAt', 'desc')
    .orderBy('engagement.id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    ...baseEngagementFields(effectiveEngagement(row, scope.now)),
    ...engagementProgress(row),
    location: row.location,
    noOfRoles: row.noOfRoles ?? 0,
    noOfRolesFilled: row.noOfRolesFilled ?? 0,
  }));
  return toPage(records, input, total);
};

const engagementRights = (
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
  views: readonly OwnTalentRequest[],
) => {
  const rules = new Map(views.map(({ talentRequestId, lotRules }) => [talentRequestId, lotRules]));
  const ends = rightsToEndEngagement(engagement);
  return {
    ...changeEngagementRights(engagement),
    ...pauseRights(engagement, requests),
    changeClosing: rightToChangeClosingTime(engagement),
    publishAgain: rightToPublishAgain(engagement, lotsToCopy(requests, rules)),
    cancel: ends.cancelled,
    discontinue: ends.discontinued,
    complete: ends.completed,
    moveStage: rightToMoveStage(engagement),
  };
};

const ownRequestViews = async (
  scope: ClientScope,
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
): Promise<OwnTalentRequest[]> => {
  const found = await talentRequestViews(scope, engagement, requests);
  const views = new Map(found.map((view) => [view.talentRequestId, view]));
  const passing = await findPassingAnswers(
    scope,
    found.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
  );
  const ids = requests.map(({ id }) => id);
  const lots = engagement.kind === 'competitive' ? await findLotPhases(scope, ids) : undefined;
  return requests.flatMap((request) => {
    const view = views.get(request.id);
    if (!view) return [];
    const until = restorableUntil(request)?.toISOString() ?? null;
    const questions = view.questions.map((one) => ({
      ...one,
      passing: toDisplayedPassingAnswer(one.kind, passing.get(one.questionId)),
    }));
    const can = requestRights({ request, engagement, lot: lots?.get(request.id) }, scope.now);
    return [{ ...view, version: request.version, questions, restorableUntil: until, can }];
  });
};

export const readOneOwnEngagement = async (
  scope: ClientScope,
  input: InputOf<typeof readOwnEngagement>,
): Promise<HandlerResult<typeof readOwnEngagement>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const talentRequests = await ownRequestViews(scope, engagement, requests);
  return {
    ...(await engagementView(scope, engagement, requests)),
    hiringLeadEmail: engagement.hiringLeadEmail,
    hiringLeadMobile: engagement.hiringLeadMobile,
    talentRequests,
    requirements: await findRequirements(scope, engagement.id),
    documents: await listEngagementDocuments(scope, engagement.id),
    nextStage: nextStageOf(engagement),
    can: engagementRights(engagement, requests, talentRequests),
  };
};
