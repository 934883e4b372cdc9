import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { peopleRefusals } from '../refusals.ts';
import { retentionMonths, retentionSettingShape } from '../shapes/retention.ts';

/** Owners and administrators. */
const manageAccess = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

export const readRetention = operation({
  name: 'people.retention',
  summary: 'Returns for how many months after the last activity the agency keeps people',
  effect: 'read',
  access: manageAccess,
  input: z.object({}),
  output: retentionSettingShape,
});

export const changeRetention = operation({
  name: 'people.changeRetention',
  summary:
    'Changes for how many months after the last activity the agency keeps people. Nobody is erased without 30 days of notice.',
  effect: 'write',
  access: manageAccess,
  input: z.object({ months: retentionMonths }),
  output: retentionSettingShape,
  refusals: [peopleRefusals['owners-change-retention']],
});
