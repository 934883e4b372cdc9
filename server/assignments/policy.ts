import type { Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { seesAllAssignments } from './queries/assigned-users.ts';
import { assignGates, type AssigneeFacts } from './rules/assign-gates.ts';

/** Whether the caller may say who works on what. */
const canAssign = (scope: AgencyScope): boolean => scope.permissions.has('Auctions=Assign User to Auction');

/** Who says who works on an engagement has to see who does; so has who sees the work of others. */
export const seesColleagues = (scope: AgencyScope): boolean => seesAllAssignments(scope) || canAssign(scope);

/** The same, with the reason why not. */
export const assignRight = (scope: AgencyScope): Right =>
  canAssign(scope)
    ? { allowed: true }
    : {
        allowed: false,
        reasons: [
          {
            code: 'forbidden',
            text: "Your role doesn't let you assign people.",
            unblockBy: 'Ask for a role with Assign User to Auction.',
            who: 'Someone who manages users',
          },
        ],
      };

/** Whether somebody may be put to work, with every reason why not. */
export const assigneeRight = (worker: AssigneeFacts): Right => {
  const reasons = assignGates(worker);
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons };
};
