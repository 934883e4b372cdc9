import type { Operation } from '#contract/common/operation.ts';
import * as flags from './operations/flags.ts';
import * as resets from './operations/resets.ts';
import * as roles from './operations/roles.ts';
import * as security from './operations/security.ts';
import * as staff from './operations/staff.ts';
import * as users from './operations/users.ts';

export const teamOperations: readonly Operation[] = [
  ...Object.values(roles),
  ...Object.values(users),
  ...Object.values(staff),
  ...Object.values(flags),
  ...Object.values(security),
  ...Object.values(resets),
];
