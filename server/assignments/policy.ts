import { assignmentReasons } from '#contract/assignments/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { toRight, when } from '#server/platform/policy/right-of.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { seesAllAssignments } from './queries/assigned-users.ts';

/** Whether the caller may say who works on what. */
export const canAssign = (scope: Pick<AgencyScope, 'permissions'>): boolean =>
  scope.permissions.has('Auctions=Assign User to Auction');

/** Who says who works on an engagement has to see who does; so has who sees the work of others. */
export const seesColleagues = (scope: AgencyScope): boolean => seesAllAssignments(scope) || canAssign(scope);

/** The same, with the reason why not. */
export const assignRight = (scope: Pick<AgencyScope, 'permissions'>): Right =>
  toRight(when(!canAssign(scope), assignmentReasons['no-permission']));

/** Somebody of the agency who could be assigned to an engagement. */
export interface AssigneeFacts {
  readonly name: string;
  /** Whether they have confirmed their email address, so that they can sign in. */
  readonly isEmailVerified: boolean;
  /** Whether their role lets them see engagements at all. */
  readonly maySee: boolean;
}

/** Whether somebody can be assigned to an engagement, with every reason why not. */
export const assigneeRight = ({ name, isEmailVerified, maySee }: AssigneeFacts): Right =>
  toRight([
    ...when(!isEmailVerified, assignmentReasons['not-confirmed']({ name })),
    ...when(!maySee, assignmentReasons['may-not-see']({ name })),
  ]);
