import { assignmentReasons } from '#contract/assignments/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { maySeeAllAssignments } from './queries/assigned-users.ts';

/** Whether the caller may assign users. */
const canAssign = (scope: Pick<AgencyScope, 'permissions'>): boolean =>
  scope.permissions.has('Auctions=Assign User to Auction');

/** Whether the caller can see who is assigned: those who may assign users or see all assignments can. */
export const maySeeAssignees = (scope: AgencyScope): boolean => maySeeAllAssignments(scope) || canAssign(scope);

/** Returns the right to assign users, with the reason if the permission is missing. */
export const rightToAssignUsers = (scope: Pick<AgencyScope, 'permissions'>): Right =>
  rightUnless(reasonsIf(!canAssign(scope), assignmentReasons['no-permission']));

/** The facts that decide whether a user of the agency can be assigned to an engagement. */
export interface AssigneeFacts {
  readonly name: string;
  /** Whether the user has confirmed their email address, without which they can't sign in. */
  readonly isEmailVerified: boolean;
  /** Whether the user's role allows them to see engagements at all. */
  readonly maySee: boolean;
}

/** Whether a user may be assigned, with every reason against it. */
export const rightToBeAssigned = ({ name, isEmailVerified, maySee }: AssigneeFacts): Right =>
  rightUnless([
    ...reasonsIf(!isEmailVerified, assignmentReasons['not-confirmed']({ name })),
    ...reasonsIf(!maySee, assignmentReasons['may-not-see']({ name })),
  ]);
