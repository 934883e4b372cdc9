import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { notificationKindRow } from '../kinds.ts';

/** A user who may be notified. */
export interface Recipient {
  readonly userId: string;
  readonly tenantId: string;
  /** Whether the user is assigned to the engagement, or writes in the discussion. */
  readonly isAssigned: boolean;
  /** Whether the user has the permission to read notifications. */
  readonly mayRead: boolean;
  /** Whether the user may see the work of the whole agency. */
  readonly seesAll: boolean;
  /** Whether the category is turned on and the engagement isn't muted. */
  readonly wantsIt: boolean;
}

/** The user who caused an event, its engagement and its data. */
export interface NotificationTrigger {
  readonly actorUserId: string | null;
  readonly engagementId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Returns the users of one side who are notified. At an agency these are the users who may read notifications and are
 * assigned to the engagement or, if there are none, all who may see others' work. At an employer these are all users.
 * Some kinds notify only the user named in the event. Users who turned the category off or muted the engagement are
 * left out, and so is the user who caused the event, unless the kind includes them. Users mentioned in a message are
 * notified only of the mention, even if they aren't assigned, provided that they may read the message.
 */
export const recipientsOf = (
  kind: NotificationKindName,
  people: readonly Recipient[],
  { actorUserId, engagementId, data }: NotificationTrigger,
): Recipient[] => {
  // Another event covers all of the records together, so this one notifies nobody.
  if (data['isOneOfSeveral'] === true) return [];
  const { audience, includesActor = false } = notificationKindRow(kind).recipients;
  if (audience === 'user-in-event') {
    return people.filter(
      (one) => one.userId === data['userId'] && one.mayRead && one.wantsIt && one.userId !== actorUserId,
    );
  }
  const isMentioned = ({ userId }: Recipient): boolean =>
    Array.isArray(data['mentionedUserIds']) && data['mentionedUserIds'].includes(userId);
  if (audience === 'mentioned') {
    const sees = (one: Recipient): boolean =>
      notificationKinds[kind].side === 'client' ||
      (one.mayRead && (one.isAssigned || one.seesAll || engagementId === null));
    return people.filter((one) => isMentioned(one) && sees(one) && one.wantsIt && one.userId !== actorUserId);
  }
  const works = (one: Recipient): boolean => one.isAssigned && one.mayRead;
  const staffed = new Set(people.filter(works).map((one) => one.tenantId));
  const concerns = (one: Recipient): boolean =>
    notificationKinds[kind].side === 'client' || (staffed.has(one.tenantId) ? works(one) : one.mayRead && one.seesAll);
  return people.filter(
    (one) => concerns(one) && one.wantsIt && !isMentioned(one) && (one.userId !== actorUserId || includesActor),
  );
};
