import { assignmentRefusals } from '#contract/assignments/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { assignmentEvents } from '../events.ts';
import { findAssignableUsers } from '../queries/assignable-users.ts';
import { rightToBeAssigned } from '../policy.ts';

interface Place {
  readonly engagementId: string;
  readonly supplierId: string;
}

interface Assignment {
  id: string;
  userId: string;
  engagementId: string;
  supplierId: string;
}

const eventOfSeveral = { added: assignmentEvents.addedSeveral, removed: assignmentEvents.removedSeveral } as const;

/**
 * Records changes to assignments. `handedOver` means that assignments moved from one user to another. A change to
 * several engagements at once has its own event, so that the user gets only one notification.
 */
const recordAssignments = async (
  scope: Scope,
  happened: keyof typeof eventOfSeveral,
  assignments: readonly Assignment[],
  handedOver: boolean,
): Promise<void> => {
  const countOf = (userId: string): number => assignments.filter((one) => one.userId === userId).length;
  for (const { id: assignmentId, userId, engagementId, supplierId } of assignments) {
    await scope.emit({
      kind: assignmentEvents[happened],
      supplierId,
      engagementId,
      data: {
        assignmentId,
        userId,
        ...(handedOver ? { handedOver } : {}),
        ...(countOf(userId) > 1 ? { isOneOfSeveral: true } : {}),
      },
    });
  }
  const people = new Map(assignments.map(({ userId, supplierId }) => [userId, supplierId]));
  for (const [userId, supplierId] of people) {
    const count = countOf(userId);
    if (count > 1) await scope.emit({ kind: eventOfSeveral[happened], supplierId, data: { userId, count } });
  }
};

/** Assigns a user to engagements, except those that the user is already assigned to. Returns the new assignments. */
export const addAssignments = async (
  scope: Scope,
  places: readonly Place[],
  given: { userId: string; createdBy: string; handedOver?: boolean },
): Promise<{ id: string; engagementId: string }[]> => {
  if (places.length === 0) return [];
  const { userId, createdBy, handedOver = false } = given;
  const made = await scope.db
    .insertInto('assignment')
    .values(
      places.map(({ engagementId, supplierId }) => ({
        id: newId(),
        engagementId,
        supplierId,
        userId,
        createdBy,
        createdAt: scope.now,
        deletedAt: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['engagementId', 'userId']).where('deletedAt', 'is', null).doNothing())
    .returning(['id', 'engagementId', 'supplierId', 'userId'])
    .execute();
  await recordAssignments(scope, 'added', made, handedOver);
  return made;
};

/** Ends assignments but keeps their rows as history. Returns those that were still open. */
export const endAssignments = async (scope: Scope, ids: readonly string[], handedOver = false): Promise<Place[]> => {
  if (ids.length === 0) return [];
  const removed = await scope.db
    .updateTable('assignment')
    .set({ deletedAt: scope.now })
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .returning(['id', 'engagementId', 'supplierId', 'userId'])
    .execute();
  await recordAssignments(scope, 'removed', removed, handedOver);
  return removed;
};

/** Returns the refusal if a user can't be assigned, or `missing` if no user has this ID. */
export const findAssignmentRefusal = async (
  scope: AgencyScope,
  userIds: readonly string[],
): Promise<Refused<'user-cannot-work'> | 'missing' | undefined> => {
  const workers = await findAssignableUsers(scope, userIds);
  if (workers.length < new Set(userIds).size) return 'missing';
  const reasons = workers.flatMap((worker) => {
    const right = rightToBeAssigned(worker);
    return right.allowed ? [] : right.reasons;
  });
  if (reasons.length === 0) return undefined;
  const message = reasons.map(({ text }) => text).join(' ');
  return refuse(assignmentRefusals['user-cannot-work'], { message, reasons });
};
