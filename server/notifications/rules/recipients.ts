import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { kindRow } from '../kinds.ts';

/** A user who may be notified. */
export interface Recipient {
  readonly userId: string;
  readonly tenantId: string;
  /** Whether they work on the engagement of the event. */
  readonly isAssigned: boolean;
  /** Whether they may read notifications at all. */
  readonly mayRead: boolean;
  /** Whether they see the work of all users of the agency. */
  readonly seesAll: boolean;
  /** Whether they have not turned the topic off. */
  readonly wantsIt: boolean;
}

/** The user who caused the event, and the users it affects. */
export interface Trigger {
  readonly actorUserId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The recipients of a notification on one side. At an agency: users who may read notifications and work on the
 * engagement, or all who see the work of others if no one is assigned; at an employer: all users. Never the user who
 * caused it, or users who have turned the topic off.
 */
export const recipientsOf = (
  kind: NotificationKindName,
  people: readonly Recipient[],
  { actorUserId, data }: Trigger,
): Recipient[] => {
  // An event about several subjects has one notification instead of one each.
  if (data['isOneOfSeveral'] === true) return [];
  const { audience, includesActor = false } = kindRow(kind).recipients;
  if (audience === 'user-in-event') {
    return people.filter(
      (one) => one.userId === data['userId'] && one.mayRead && one.wantsIt && one.userId !== actorUserId,
    );
  }
  const works = (one: Recipient): boolean => one.isAssigned && one.mayRead;
  const staffed = new Set(people.filter(works).map((one) => one.tenantId));
  const concerns = (one: Recipient): boolean =>
    notificationKinds[kind].side === 'client' || (staffed.has(one.tenantId) ? works(one) : one.mayRead && one.seesAll);
  return people.filter((one) => concerns(one) && one.wantsIt && (one.userId !== actorUserId || includesActor));
};
