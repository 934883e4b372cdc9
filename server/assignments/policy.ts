import { assignmentReasons } from '#contract/assignments/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { toRight, when } from '#server/platform/policy/right-of.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { seesAllAssignments } from './queries/assigned-users.ts';

/** Whether the caller may assign users. */
const canAssign = (scope: Pick<AgencyScope, 'permissions'>): boolean =>
  scope.permissions.has('Auctions=Assign User to Auction');

/**
 * Whether the caller sees who is assigned: users who may assign need to, and so do those who may view the work of
 * others.
 */
export const seesColleagues = (scope: AgencyScope): boolean => seesAllAssignments(scope) || canAssign(scope);

/** The permission to assign, with the reason if it is missing. */
export const assignRight = (scope: Pick<AgencyScope, 'permissions'>): Right =>
  toRight(when(!canAssign(scope), assignmentReasons['no-permission']));

/** A user of the agency who could be assigned to an engagement. */
export interface AssigneeFacts {
  readonly name: string;
  /** They can sign in only with a confirmed email address. */
  readonly isEmailVerified: boolean;
  /** Whether their role lets them see engagements at all. */
  readonly maySee: boolean;
}

/** Whether a user may be assigned, with every reason if not. */
export const assigneeRight = ({ name, isEmailVerified, maySee }: AssigneeFacts): Right =>
  toRight([
    ...when(!isEmailVerified, assignmentReasons['not-confirmed']({ name })),
    ...when(!maySee, assignmentReasons['may-not-see']({ name })),
  ]);
