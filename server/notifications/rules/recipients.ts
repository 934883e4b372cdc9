import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { kindRow } from '../kinds.ts';

/** A person who may be told of something. */
export interface Recipient {
  readonly userId: string;
  readonly tenantId: string;
  /** Works on the engagement that it is about. */
  readonly isAssigned: boolean;
  /** May read notifications at all. */
  readonly mayRead: boolean;
  /** Sees the work of everybody in the agency. */
  readonly seesAll: boolean;
  /** Has not switched the subject off. */
  readonly wantsIt: boolean;
}

/** Who did something, and to whom of the people. */
export interface Trigger {
  readonly actorUserId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Whom of the people of a side something is told. At an agency those who may read notifications: who of them works on
 * the engagement, or where nobody does, all who see what others work on; at an employer everybody. Not whoever did it,
 * and nobody who has switched the subject off.
 */
export const recipientsOf = (
  kind: NotificationKindName,
  people: readonly Recipient[],
  { actorUserId, data }: Trigger,
): Recipient[] => {
  // What is told of several at a time is not told of each as well.
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
