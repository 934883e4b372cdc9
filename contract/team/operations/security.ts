import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { teamRefusals } from '../refusals.ts';
import { securityShape } from '../shapes.ts';

const managers = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

/** Roles, each given by its ID, or by the key of an implicit role. */
const roles = z.array(z.string().max(36)).max(100).default([]);

export const readSecurity = operation({
  name: 'team.security',
  summary: 'Returns the roles of the agency, and which of them must sign in with a second factor.',
  effect: 'read',
  access: managers,
  input: z.object({}),
  output: securityShape,
});

export const changeSecurity = operation({
  name: 'team.changeSecurity',
  confirmed: true,
  summary: 'Turns the requirement of a second factor on for some roles and off for others. Other roles stay unchanged.',
  effect: 'write',
  access: managers,
  input: z.object({ require: roles, release: roles }),
  output: securityShape,
  refusals: [teamRefusals['owners-own'], teamRefusals['unknown-role'], teamRefusals['sign-in-elsewhere']],
});
