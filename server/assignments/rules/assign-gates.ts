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
  ...(isEmailVerified
    ? []
    : [
        {
          code: 'not-confirmed',
          text: `${name} hasn't confirmed their email address yet.`,
          unblockBy: 'Ask them to open the confirmation email.',
          who: name,
        },
      ]),
  ...(maySee
    ? []
    : [
        {
          code: 'may-not-see',
          text: `${name}'s role doesn't let them see engagements.`,
          unblockBy: 'Assign them a role with View Auctions / Staging.',
          who: 'Someone who manages users',
        },
      ]),
];
