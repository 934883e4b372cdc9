import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { flagsShape } from '../shapes.ts';

export const readFlags = operation({
  name: 'team.flags',
  summary:
    'Returns whether AI features are available to the agency, whether it is in beta or contract mode, and whether the caller is a test account.',
  effect: 'read',
  access: { agency: 'unapproved' },
  input: z.object({}),
  output: flagsShape.extend({ isTestAccount: z.boolean() }),
});

export const readAgencyFlags = operation({
  name: 'team.agencyFlags',
  summary: 'The flags of an agency, as the provider sets them.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({ tenantId: id() }),
  output: flagsShape,
});

export const changeAgencyFlags = operation({
  name: 'team.changeAgencyFlags',
  summary: 'Updates the flags of an agency. Omitted fields keep their value.',
  effect: 'write',
  access: { provider: 'any' },
  input: z.object({
    tenantId: id(),
    isAccessible: z.boolean().optional(),
    isBetaMode: z.boolean().optional(),
    isContractMode: z.boolean().optional(),
  }),
  output: flagsShape,
});
