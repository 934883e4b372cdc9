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
  ...(isEmailVerified
    ? []
    : [
        {
          code: 'not-confirmed',
          text: `${name} has not confirmed their e-mail address yet.`,
          unblockBy: 'They open the mail that they were sent.',
          who: name,
        },
      ]),
  ...(maySee
    ? []
    : [
        {
          code: 'may-not-see',
          text: `The role of ${name} does not let them see engagements.`,
          unblockBy: 'Give them a role with View Auctions / Staging.',
          who: 'Whoever manages users',
        },
      ]),
];
