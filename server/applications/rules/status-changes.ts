import { applicationStatus as status, type ApplicationStatusId } from '#contract/applications/states.ts';

export type TransitionActor = 'employer' | 'agency' | 'system';

/**
 * The allowed transitions by actor. A new tender can only be requested after an approval, and the end of the Re-bid
 * restores the approval. Source: domain rules D2.
 */
const changes: readonly { from: readonly number[]; to: readonly number[]; by: TransitionActor }[] = [
  { from: [status.pending], to: [status.approved, status.declined], by: 'employer' },
  { from: [status.approved], to: [status.revoked, status.rebid], by: 'employer' },
  { from: [status.pending, status.approved, status.rebid], to: [status.withdrew], by: 'agency' },
  { from: [status.pending, status.approved, status.rebid], to: [status.notSelected], by: 'system' },
  { from: [status.rebid], to: [status.approved], by: 'agency' },
  { from: [status.rebid], to: [status.approved], by: 'system' },
];

/** Whether an actor may make this transition. */
export const mayChangeStatus = (from: ApplicationStatusId, to: ApplicationStatusId, by: TransitionActor): boolean =>
  changes.some((change) => change.by === by && change.from.includes(from) && change.to.includes(to));
