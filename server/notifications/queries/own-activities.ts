import { applicationEvents } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { clarificationEvents } from '#server/clarifications/public.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import { toPage as pagingOf } from '#contract/common/paging.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import type {
  listActivities as listOperation,
  readActivity as readOperation,
} from '#contract/notifications/operations/activity.ts';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import { activityKinds, type ActivityKind } from '#contract/notifications/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import { activitySentence } from '../rules/activities.ts';
import type { ReaderScope } from './own-notifications.ts';

type View = OutputOf<typeof readOperation>;

/** The events of each kind of activity. Each event is one activity. */
const eventsOf: Readonly<Record<ActivityKind, readonly string[]>> = {
  submit: [applicationEvents.submitted],
  withdraw: [applicationEvents.withdrawn],
  topic: [clarificationEvents.topicOpened],
  question: [clarificationEvents.questionAsked],
  newCandidate: [candidateEvents.submitted],
  updatedCandidate: [
    candidateEvents.edited,
    candidateEvents.answersChanged,
    candidateEvents.documentAdded,
    candidateEvents.documentDeleted,
    candidateEvents.withdrawn,
    candidateEvents.withdrawalUndone,
  ],
  comment: [candidateEvents.commented, candidateEvents.commentedByEmployer],
};
const kindOf = new Map(activityKinds.flatMap((kind) => eventsOf[kind].map((event) => [event, kind] as const)));

interface About {
  kind?: ActivityKind | undefined;
  engagementId?: string | undefined;
  talentRequestId?: string | undefined;
  candidateId?: string | undefined;
}

/** Selects the caller's own actions. An upload without a candidate doesn't count as an action. */
const own = (scope: ReaderScope, { kind, engagementId, talentRequestId, candidateId }: About) => {
  let rows = scope.db
    .selectFrom('event')
    .leftJoin('candidate', 'candidate.id', 'event.candidateId')
    .where('event.actorUserId', '=', scope.userId)
    .where(scope.side === 'agency' ? 'event.supplierId' : 'event.clientId', '=', scope.tenantId)
    .where('event.kind', 'in', kind ? [...eventsOf[kind]] : [...kindOf.keys()])
    .where((eb) =>
      eb.or([eb('event.kind', '<>', candidateEvents.documentAdded), eb('event.candidateId', 'is not', null)]),
    );
  if (candidateId !== undefined) rows = rows.where('event.candidateId', '=', candidateId);
  if (engagementId !== undefined) {
    rows = rows.where((eb) => eb(eb.fn.coalesce('event.engagementId', 'candidate.engagementId'), '=', engagementId));
  }
  if (talentRequestId !== undefined) {
    rows = rows.where((eb) =>
      eb(eb.fn.coalesce('event.talentRequestId', 'candidate.talentRequestId'), '=', talentRequestId),
    );
  }
  return rows;
};

const named = (rows: ReturnType<typeof own>) =>
  rows
    .leftJoin('engagement', (join) =>
      join.on((eb) => eb('engagement.id', '=', eb.fn.coalesce('event.engagementId', 'candidate.engagementId'))),
    )
    .leftJoin('talentRequest', (join) =>
      join.on((eb) =>
        eb('talentRequest.id', '=', eb.fn.coalesce('event.talentRequestId', 'candidate.talentRequestId')),
      ),
    )
    .select(['event.id', 'event.kind', 'event.at', 'event.candidateId'])
    .select(['engagement.id as engagementId', 'engagement.title', 'talentRequest.id as talentRequestId'])
    .select(['talentRequest.jobTitle', 'candidate.firstName', 'candidate.lastName'])
    .orderBy('event.sequence', 'desc');

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

const viewOf = (scope: ReaderScope, row: NamedRow): View => {
  const kind = kindOf.get(row.kind) ?? 'submit';
  return {
    feedId: row.id,
    kind,
    at: row.at.toISOString(),
    actorName: scope.userName,
    sentence: activitySentence(kind, {
      ...(row.title === null ? {} : { engagement: row.title }),
      ...(row.jobTitle === null ? {} : { talentRequest: row.jobTitle }),
      ...(row.firstName === null ? {} : { candidate: `${row.firstName} ${row.lastName ?? ''}` }),
    }),
    engagementId: row.engagementId,
    engagementTitle: row.title ?? '',
    talentRequestId: row.talentRequestId,
    candidateId: row.candidateId,
  };
};

export const listActivities = async (
  scope: ReaderScope,
  input: InputOf<typeof listOperation>,
): Promise<HandlerResult<typeof listOperation>> => {
  const { kind, pageCurrent, pageSize } = input;
  const { total } = await own(scope, { kind })
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await named(own(scope, { kind }))
    .limit(pageSize)
    .offset(pageCurrent * pageSize)
    .execute();
  return pagingOf(
    rows.map((row) => viewOf(scope, row)),
    { pageCurrent, pageSize },
    total,
  );
};

/** Reads the server's record of the caller's latest action of a kind. Reading it isn't recorded. */
export const readActivity = async (
  scope: ReaderScope,
  input: InputOf<typeof readOperation>,
): Promise<HandlerResult<typeof readOperation>> => {
  const row = await named(own(scope, input)).limit(1).executeTakeFirst();
  return row ? viewOf(scope, row) : refuse(notificationRefusals['did-not-happen']);
};

const candidateUpdateIn =
  (engagementKind: EngagementKind) =>
  async (scope: ReaderScope, { candidateId }: { candidateId: string }): Promise<View | Refused<'did-not-happen'>> => {
    const row = await named(own(scope, { kind: 'updatedCandidate', candidateId }))
      .where('engagement.kind', '=', engagementKind)
      .limit(1)
      .executeTakeFirst();
    return row ? viewOf(scope, row) : refuse(notificationRefusals['did-not-happen']);
  };

export const readSuccessFeeCandidateUpdate = candidateUpdateIn('successfee');
export const readCompetitiveCandidateUpdate = candidateUpdateIn('competitive');
