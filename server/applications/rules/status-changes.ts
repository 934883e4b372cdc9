import { applicationStatus as status, type ApplicationStatusId } from '#contract/applications/states.ts';

export type TransitionActor = 'employer' | 'agency' | 'system';

/**
 * Who may take an application from which status to which. A new tender ends a Re-bid: an approval is approved again,
 * and an application that was never decided waits for its decision. Source: domain rules D2.
 */
const changes: readonly {
  from: readonly ApplicationStatusId[];
  to: readonly ApplicationStatusId[];
  by: TransitionActor;
}[] = [
  { from: [status.pending], to: [status.approved, status.declined, status.rebid], by: 'employer' },
  { from: [status.approved], to: [status.revoked, status.rebid], by: 'employer' },
  { from: [status.pending, status.approved, status.rebid], to: [status.withdrew], by: 'agency' },
  { from: [status.pending, status.approved, status.rebid], to: [status.notSelected], by: 'system' },
  { from: [status.rebid], to: [status.pending, status.approved], by: 'agency' },
  { from: [status.rebid], to: [status.pending, status.approved], by: 'system' },
];

/** Whether an application may change so. */
export const mayChangeStatus = (from: ApplicationStatusId, to: ApplicationStatusId, by: TransitionActor): boolean =>
  changes.some((change) => change.by === by && change.from.includes(from) && change.to.includes(to));
