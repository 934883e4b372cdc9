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
  summary: "Rolecall's people whom an agency may add: its account managers and its tech support.",
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({}),
  output: staffShape,
});

export const addAccountManager = operation({
  ...added,
  name: 'team.addAccountManager',
  summary: 'Adds one of the account managers of the provider to the agency, with the rights of an admin.',
  access: { agency: 'Manage Users=Add Account Manager' },
});

export const addTechSupport = operation({
  ...added,
  name: 'team.addTechSupport',
  summary: 'Adds somebody of the tech support of the provider to the agency, who sees everything and changes nothing.',
  access: { agency: 'Manage Users=Add Tech Support' },
});
