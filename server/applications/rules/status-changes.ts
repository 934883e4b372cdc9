import { applicationStatus as status, type ApplicationStatusId } from '#contract/applications/states.ts';

export type TransitionActor = 'employer' | 'agency' | 'system';

/**
 * The allowed transitions of an application, and who may make them. Only an approved application can enter a Re-bid,
 * after which it is approved again. Source: domain rules D2.
 */
const changes: readonly {
  from: readonly ApplicationStatusId[];
  to: readonly ApplicationStatusId[];
  by: TransitionActor;
}[] = [
  { from: [status.pending], to: [status.approved, status.declined], by: 'employer' },
  { from: [status.approved], to: [status.revoked, status.rebid], by: 'employer' },
  { from: [status.pending, status.approved, status.rebid], to: [status.withdrew], by: 'agency' },
  { from: [status.pending, status.approved, status.rebid], to: [status.notSelected], by: 'system' },
  { from: [status.rebid], to: [status.approved], by: 'agency' },
  { from: [status.rebid], to: [status.approved], by: 'system' },
];

/** Whether a transition between two statuses is allowed for an actor. */
export const isTransitionAllowed = (from: ApplicationStatusId, to: ApplicationStatusId, by: TransitionActor): boolean =>
  changes.some((change) => change.by === by && change.from.includes(from) && change.to.includes(to));
