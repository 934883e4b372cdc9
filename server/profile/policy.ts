import { commonRefusals, type Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Whether the caller may change the profile of their agency. */
export const editRight = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  permissions.has('Company Profile=Edit')
    ? { allowed: true }
    : {
        allowed: false,
        reasons: [
          {
            code: commonRefusals.forbidden.code,
            text: 'Changing the profile needs the right to edit it.',
            unblockBy: 'A role with Edit of Company Profile',
            who: 'Whoever manages users in your agency',
          },
        ],
      };
