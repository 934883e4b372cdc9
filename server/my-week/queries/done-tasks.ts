import { sql } from 'kysely';
import type { CompletedWork, TaskEngagement } from '#contract/my-week/shapes.ts';
import type { CompletedWorkKind } from '#contract/my-week/states.ts';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { biddingEvents } from '#server/bidding/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { prequalificationEvents } from '#server/prequalification/public.ts';
import { doneTaskCopy } from '../copy.ts';
import { calendarDay, startOfWeek } from '../rules/week-days.ts';
import { findTaskEngagements } from './engagements-with-assignees.ts';
import type { Member } from './members.ts';

type EventDoneKind = Exclude<CompletedWorkKind, 'added'>;

/** The kind of completed task for each event that completes one. */
const kindByEvent: Readonly<Record<string, EventDoneKind>> = {
  [applicationEvents.submitted]: 'applied',
  [applicationEvents.rebidAnswered]: 'tendered',
  [biddingEvents.bidPlaced]: 'bid',
  [biddingEvents.bidConfirmed]: 'confirmed',
  [candidateEvents.submitted]: 'submitted',
  [prequalificationEvents.requested]: 'requested',
};

/** The maximum number of completed tasks per user in a list. */
const mostDone = 100;

const eventsOf = (scope: AgencyScope, userIds: readonly string[], since: Date) =>
  scope.db
    .with('completing', (db) =>
      db
        .selectFrom('event')
        .select([
          'event.id',
          sql<number>`row_number() over (partition by actor_user_id order by sequence desc)`.as('place'),
        ])
        .where('event.supplierId', '=', scope.tenantId)
        .where('event.actorUserId', 'in', userIds)
        .where('event.kind', 'in', Object.keys(kindByEvent))
        .where('event.at', '>=', since),
    )
    .selectFrom('completing')
    .innerJoin('event', 'event.id', 'completing.id')
    .leftJoin('candidate', 'candidate.id', 'event.candidateId')
    .leftJoin('talentRequest', 'talentRequest.id', 'event.talentRequestId')
    .leftJoin('prequalificationRequest as p', (join) =>
      join.on('p.id', '=', sql<string>`(event.data ->> 'prequalificationId')::uuid`),
    )
    .leftJoin('tenant as c', 'c.id', 'p.clientId')
    .select(['event.id', 'event.kind', 'event.at', 'event.actorUserId', 'event.candidateId', 'event.talentRequestId'])
    .select(({ fn }) => [fn.coalesce('event.engagementId', 'candidate.engagementId').as('engagementId')])
    .select(['candidate.firstName', 'candidate.lastName', 'candidate.erasedAt', 'talentRequest.jobTitle'])
    .select(['p.recruitmentTypeId', 'p.roleCategoryId', 'c.id as clientId', 'c.name as clientName'])
    .where('event.supplierId', '=', scope.tenantId)
    .where('completing.place', '<=', mostDone)
    .orderBy('event.sequence', 'desc')
    .execute();

type Row = Awaited<ReturnType<typeof eventsOf>>[number];

const titleOf = (kind: EventDoneKind, row: Row, engagement: TaskEngagement | undefined): string => {
  const title = engagement?.title ?? '';
  switch (kind) {
    case 'applied':
      return doneTaskCopy.applied({ title });
    case 'tendered':
      return doneTaskCopy.tendered({ title });
    case 'bid':
      return doneTaskCopy.bid({ title: row.jobTitle ?? title });
    case 'confirmed':
      return doneTaskCopy.confirmed({ title: row.jobTitle ?? title });
    case 'submitted':
      return doneTaskCopy.submitted({
        name:
          row.firstName === null || row.erasedAt !== null
            ? doneTaskCopy.someone
            : `${row.firstName} ${row.lastName ?? ''}`,
      });
    case 'requested':
      return doneTaskCopy.requested({
        cell: prequalificationCellName({
          recruitmentTypeId: row.recruitmentTypeId ?? 0,
          roleCategoryId: row.roleCategoryId ?? 0,
        }),
      });
  }
};

/** Returns the tasks that users have completed since Monday by doing what the tasks asked for, newest first. */
export const listDoneTasks = async (
  scope: AgencyScope,
  members: readonly Member[],
  timeZone: string,
): Promise<CompletedWork[]> => {
  if (members.length === 0) return [];
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const rows = await eventsOf(scope, [...names.keys()], startOfWeek(timeZone, scope.now));
  const heads = await findTaskEngagements(scope, [...new Set(rows.flatMap(({ engagementId }) => engagementId ?? []))]);
  return rows.flatMap((row) => {
    const kind = kindByEvent[row.kind];
    const userId = row.actorUserId ?? '';
    const engagement = heads.get(row.engagementId ?? '');
    if (!kind || (row.engagementId !== null && !engagement)) return [];
    return [
      {
        doneId: row.id,
        kind,
        title: titleOf(kind, row, engagement),
        engagement: engagement ?? null,
        talentRequestId: row.talentRequestId,
        candidateId: row.candidateId,
        client: row.clientId === null ? null : { clientId: row.clientId, clientName: row.clientName ?? '' },
        at: row.at.toISOString(),
        on: calendarDay(timeZone, row.at),
        person: { userId, name: names.get(userId) ?? '' },
        can: { reopen: false },
      },
    ];
  });
};
