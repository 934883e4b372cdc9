import { sql, type SelectQueryBuilder } from 'kysely';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import type { Database } from '#server/database.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { userHasPermission } from '#server/platform/db/user-has-permission.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationKindRow } from '../kinds.ts';
import { discussionIdOf } from './discussion-id.ts';
import { notificationPagePermission } from '../rules/notification-page.ts';
import type { Recipient } from '../rules/recipients.ts';

const reading = 'Notification=View / Filter / Action';
const seeingAll = 'Assignments=View Other Users Assignment / Data';

/** Returns the tenants that a kind of notification goes to: the event's own, or the agencies that have applied. */
const tenantsOf = (scope: SystemScope, kind: NotificationKindName, event: RecordedEvent) => {
  const { engagementId, talentRequestId, supplierId, clientId } = event;
  const party = notificationKinds[kind].side === 'agency' ? supplierId : clientId;
  const { audience } = notificationKindRow(kind).recipients;
  if (typeof audience === 'string') return scope.db.selectFrom('tenant').select('id').where('id', '=', party);
  const applicants = scope.db
    .selectFrom('application')
    .select('supplierId as id')
    .where('engagementId', '=', engagementId)
    .where('statusId', 'in', [...audience.applicationStatuses]);
  return audience.canBidNow === true ? withoutUntied(applicants, talentRequestId) : applicants;
};

/** Leaves out agencies that can't bid in a tie-break round. */
const withoutUntied = <Row>(
  applicants: SelectQueryBuilder<Database, 'application', Row>,
  talentRequestId: string | null,
) =>
  applicants.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('lot')
          .leftJoin('standingBid as bid', (join) =>
            join
              .onRef('bid.talentRequestId', '=', 'lot.talentRequestId')
              .onRef('bid.tiedInRound', '=', 'lot.round')
              .onRef('bid.supplierId', '=', 'application.supplierId'),
          )
          .select('lot.talentRequestId')
          .where('lot.talentRequestId', '=', talentRequestId)
          .where('lot.isForTied', '=', true)
          .where('bid.bidId', 'is', null),
      ),
    ),
  );

/** Whether a user may read notifications and the page that this kind of notification opens. */
const mayReadPage = (kind: NotificationKindName) => {
  const permission = notificationPagePermission(kind);
  return permission === null
    ? userHasPermission(reading)
    : sql<boolean>`${userHasPermission(reading)} and ${userHasPermission(permission)}`;
};

/** Finds the users of the event's tenants, with the data that decides whether they are notified. */
export const findPossibleRecipients = (
  scope: SystemScope,
  kind: NotificationKindName,
  event: RecordedEvent,
): Promise<Recipient[]> =>
  scope.db
    .selectFrom('appUser')
    .leftJoin('notificationSetting as wanted', 'wanted.userId', 'appUser.id')
    .select(['appUser.id as userId', 'appUser.tenantId'])
    .select((eb) => [
      eb
        .and([
          eb.fn.coalesce(`wanted.${notificationKinds[kind].category}`, eb.lit(true)),
          eb.not(
            eb.exists(
              eb
                .selectFrom('engagementMute as mute')
                .select('mute.userId')
                .whereRef('mute.userId', '=', 'appUser.id')
                .where('mute.engagementId', '=', event.engagementId),
            ),
          ),
        ])
        .$castTo<boolean>()
        .as('wantsIt'),
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('assignment')
              .select('assignment.id')
              .whereRef('assignment.userId', '=', 'appUser.id')
              .where('assignment.engagementId', '=', event.engagementId)
              .where('assignment.deletedAt', 'is', null),
          ),
          // A discussion counts as the work of the users who write in it.
          eb.exists(
            eb
              .selectFrom('message')
              .select('message.id')
              .whereRef('message.authorUserId', '=', 'appUser.id')
              .where('message.threadId', '=', discussionIdOf(event)),
          ),
        ])
        .$castTo<boolean>()
        .as('isAssigned'),
      mayReadPage(kind).as('mayRead'),
      userHasPermission(seeingAll).as('seesAll'),
    ])
    .where('appUser.tenantId', 'in', tenantsOf(scope, kind, event))
    .where('appUser.deletedAt', 'is', null)
    .orderBy('appUser.id')
    .execute();
