import { assignmentReasons } from '#contract/assignments/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { seesAllAssignments } from './queries/assigned-users.ts';
import { assignGates, type AssigneeFacts } from './rules/assign-gates.ts';

/** Whether the caller may assign users. */
export const canAssign = (scope: AgencyScope): boolean => scope.permissions.has('Auctions=Assign User to Auction');

/**
 * Whether the caller sees who is assigned: users who may assign need to, and so do those who may view the work of
 * others.
 */
export const seesColleagues = (scope: AgencyScope): boolean => seesAllAssignments(scope) || canAssign(scope);

/** The permission to assign, with the reason if it is missing. */
export const assignRight = (scope: AgencyScope): Right =>
  canAssign(scope) ? { allowed: true } : { allowed: false, reasons: [assignmentReasons['no-permission']] };

/** Whether a user may be assigned, with every reason if not. */
export const assigneeRight = (worker: AssigneeFacts): Right => {
  const reasons = assignGates(worker);
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons };
};
