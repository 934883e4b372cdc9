import { assignmentReasons } from '#contract/assignments/reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';

/** Somebody of the agency, as who may be put to work. */
export interface AssigneeFacts {
  readonly name: string;
  /** Whether they have confirmed their address, so that they can sign in. */
  readonly isEmailVerified: boolean;
  /** Whether their role lets them see engagements at all. */
  readonly maySee: boolean;
}

/** Why somebody cannot be put to work on an engagement, all reasons at once; empty when they can. */
export const assignGates = ({ name, isEmailVerified, maySee }: AssigneeFacts): Reason[] => [
  ...(isEmailVerified ? [] : [assignmentReasons['not-confirmed']({ name })]),
  ...(maySee ? [] : [assignmentReasons['may-not-see']({ name })]),
];
