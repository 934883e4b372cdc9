import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { teamRefusals } from '../refusals.ts';
import { userSecondFactorShape, secondFactorResetShape } from '../shapes.ts';

const manage = 'Manage Users=Invite User / Assign / Edit User Role';
const managers = { agency: manage } as const;
const managersAndProvider = { agency: manage, provider: 'any' } as const;

export const readUserSecondFactor = operation({
  name: 'team.userSecondFactor',
  summary: 'Returns whether a user of the agency has a second factor, and any open request to reset it.',
  effect: 'read',
  access: managers,
  input: z.object({ userId: id() }),
  output: userSecondFactorShape,
});

export const listResettableUsers = operation({
  name: 'team.resettableUsers',
  summary:
    "Lists the users whose second factor the provider's staff can request to reset: their colleagues, users of employers, and users of agencies without another user manager.",
  effect: 'read',
  access: { provider: 'any' },
  /** A part of the user's name or email address, or of the organization's name. */
  input: z.object({ search: z.string().trim().max(100).default(''), ...pageInput }),
  output: z.object({ records: z.array(userSecondFactorShape), ...pageOutput }),
});

export const requestSecondFactorReset = operation({
  name: 'team.requestReset',
  confirmed: true,
  summary:
    'Requests a reset of the second factor of a user who has lost it. A second person must confirm the reset within 24 hours. The user gets an email.',
  effect: 'write',
  access: managersAndProvider,
  input: z.object({ userId: id() }),
  output: secondFactorResetShape,
  refusals: [
    teamRefusals['own-reset'],
    teamRefusals['no-second-factor'],
    teamRefusals['reset-waiting'],
    teamRefusals['agency-decides'],
    teamRefusals['staff-account'],
    teamRefusals['sign-in-elsewhere'],
  ],
});

export const listSecondFactorResets = operation({
  name: 'team.resets',
  summary:
    'Lists the reset requests that a second person must confirm: those of the agency, or those that only the provider can confirm.',
  effect: 'read',
  access: managersAndProvider,
  input: z.object({}),
  output: z.array(secondFactorResetShape),
});

export const confirmSecondFactorReset = operation({
  name: 'team.confirmReset',
  confirmed: true,
  summary:
    "Confirms a reset that another person requested: removes the user's authenticator app and passkeys, and ends their sessions.",
  effect: 'write',
  access: managersAndProvider,
  input: z.object({ resetId: id() }),
  output: z.object({ resetId: id() }),
  refusals: [
    teamRefusals['own-reset'],
    teamRefusals['second-person-needed'],
    teamRefusals['reset-over'],
    teamRefusals['agency-decides'],
    teamRefusals['staff-account'],
  ],
});

export const cancelSecondFactorReset = operation({
  name: 'team.cancelReset',
  summary: 'Cancels a reset that nobody has confirmed yet.',
  effect: 'write',
  access: managersAndProvider,
  input: z.object({ resetId: id() }),
  output: z.object({ resetId: id() }),
  refusals: [teamRefusals['reset-over'], teamRefusals['agency-decides'], teamRefusals['staff-account']],
});
