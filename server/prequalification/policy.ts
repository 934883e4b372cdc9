import type { Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import { decideGates, extendGates, revokeGates } from './rules/decide-gates.ts';
import { requestGates, type LatestRequest } from './rules/request-gates.ts';

/** Whether the caller may ask a client for a kind of role now, with every reason why not. */
export const requestRight = (
  scope: Pick<AgencyScope, 'permissions' | 'now'>,
  facts: { clientName: string; latest: LatestRequest | null; newestDocumentAt: Date | null; timeZone: string },
): Right =>
  toRight(
    requestGates({
      ...facts,
      mayRequest: scope.permissions.has('Marketplace=Submit Prequalification Request'),
      now: scope.now,
    }),
  );

/** What the employer may do with a request; `statusId` is the one that counts now. */
export const decideRights = (statusId: number): Record<'approve' | 'decline' | 'extend' | 'revoke', Right> => ({
  approve: toRight(decideGates(statusId)),
  decline: toRight(decideGates(statusId)),
  extend: toRight(extendGates(statusId)),
  revoke: toRight(revokeGates(statusId)),
});

/** Whether the caller may change the library of documents. */
export const changeRight = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  toRight(
    permissions.has('My Documents=Upload / Replace / Delete')
      ? []
      : [
          {
            code: 'no-permission',
            text: "You don't have permission to change documents.",
            unblockBy: 'Ask an administrator of your agency for this permission.',
            who: 'An administrator of your agency',
          },
        ],
  );
