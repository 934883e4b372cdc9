import { assignmentReasons } from '#contract/assignments/reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';

/** The facts that decide whether a user of the agency may be assigned. */
export interface AssigneeFacts {
  readonly name: string;
  /** Whether their address is confirmed, so that they can sign in. */
  readonly isEmailVerified: boolean;
  /** Whether their role lets them view engagements at all. */
  readonly maySee: boolean;
}

/** Every reason why a user cannot be assigned to an engagement; empty if they can. */
export const assignGates = ({ name, isEmailVerified, maySee }: AssigneeFacts): Reason[] => [
  ...(isEmailVerified ? [] : [assignmentReasons['not-confirmed']({ name })]),
  ...(maySee ? [] : [assignmentReasons['may-not-see']({ name })]),
];
