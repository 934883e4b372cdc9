import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { teamRefusals } from '../refusals.ts';
import { staffShape, teamUserShape } from '../shapes.ts';

const added = {
  effect: 'write',
  input: z.object({ staffId: id() }),
  output: teamUserShape,
  refusals: [teamRefusals['staff-added']],
} as const;

export const listStaff = operation({
  name: 'team.staff',
  summary: 'Lists the Rolecall staff that an agency may add: account managers and tech support.',
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({}),
  output: staffShape,
});

export const addAccountManager = operation({
  ...added,
  name: 'team.addAccountManager',
  summary: 'Adds an account manager of the provider to the agency, with the permissions of an admin.',
  access: { agency: 'Manage Users=Add Account Manager' },
});

export const addTechSupport = operation({
  ...added,
  name: 'team.addTechSupport',
  summary: "Adds a member of the provider's tech support to the agency, with read-only access.",
  access: { agency: 'Manage Users=Add Tech Support' },
});
