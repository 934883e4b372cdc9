import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';

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

/** What whoever did it is told all the same: that it has arrived. */
const toldToTheActor: ReadonlySet<NotificationKindName> = new Set(['application-submitted']);

/** What is told to the one person whom it happened to. */
const toldToOne: ReadonlySet<NotificationKindName> = new Set([
  'assignment-added',
  'assignment-removed',
  'opportunity-matched',
  'assignments-added',
  'assignments-removed',
]);

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
  if (toldToOne.has(kind)) {
    return people.filter(
      (one) => one.userId === data['userId'] && one.mayRead && one.wantsIt && one.userId !== actorUserId,
    );
  }
  const works = (one: Recipient): boolean => one.isAssigned && one.mayRead;
  const staffed = new Set(people.filter(works).map((one) => one.tenantId));
  const concerns = (one: Recipient): boolean =>
    notificationKinds[kind].side === 'client' || (staffed.has(one.tenantId) ? works(one) : one.mayRead && one.seesAll);
  return people.filter(
    (one) => concerns(one) && one.wantsIt && (one.userId !== actorUserId || toldToTheActor.has(kind)),
  );
};

const { pending, approved, rebid, notSelected } = applicationStatus;
const stillIn: readonly ApplicationStatusId[] = [pending, approved, rebid];

/** Which agencies an event is told that no agency is party to: by the status of their applications. */
export const applicationStatusesByKind: Partial<Record<NotificationKindName, readonly ApplicationStatusId[]>> = {
  'closing-changed': stillIn,
  'closing-soon': stillIn,
  'roles-filled': [approved],
  'engagement-completed': [approved],
  'clarification-opened': stillIn,
  'bidding-opened': [approved, rebid],
  // Every application that was still in ended with it.
  'engagement-cancelled': [approved, notSelected],
  'engagement-discontinued': [approved],
  'engagement-changed': stillIn,
  'terms-changed': stillIn,
  'engagement-paused': stillIn,
  'engagement-resumed': stillIn,
  'request-added': stillIn,
  'request-changed': stillIn,
  'request-paused': stillIn,
  'request-resumed': stillIn,
  'request-cancelled': stillIn,
  'request-restored': stillIn,
  'request-completed': stillIn,
};

/** What is said once, however often it happens before somebody looks: the notice is renewed instead of repeated. */
export const isCoalesced = (kind: NotificationKindName): boolean =>
  kind === 'candidate-edited' || kind === 'engagement-changed' || kind === 'request-changed';
