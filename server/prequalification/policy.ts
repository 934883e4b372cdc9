import { lookupValue } from '#contract/common/lookup.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { prequalificationReasons } from '#contract/prequalification/reasons.ts';
import {
  prequalificationStatus,
  prequalificationStatuses,
  type PrequalificationStatusId,
} from '#contract/prequalification/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import { reasonsAgainstRequesting, type LatestPrequalificationRequest } from './rules/request-reasons.ts';

const { pending, approved } = prequalificationStatus;

/** Whether the caller may request prequalification for a kind of role now, with all reasons against it. */
export const rightToRequestPrequalification = (
  scope: Pick<AgencyScope, 'permissions' | 'now'>,
  facts: {
    clientName: string;
    latest: LatestPrequalificationRequest | null;
    newestDocumentAt: Date | null;
    timeZone: string;
  },
): Right =>
  rightUnless(
    reasonsAgainstRequesting({
      ...facts,
      mayRequest: scope.permissions.has('Marketplace=Submit Prequalification Request'),
      now: scope.now,
    }),
  );

/** Returns the employer's rights on a request with the current status `statusId`. */
export const prequalificationDecisionRights = (
  statusId: PrequalificationStatusId,
): Record<'approve' | 'decline' | 'extend' | 'revoke', Right> => {
  const value = { status: lookupValue(prequalificationStatuses, statusId) };
  const decide = rightUnless(
    reasonsIf(statusId !== pending, prequalificationReasons['prequalification-decided'](value)),
  );
  return {
    approve: decide,
    decline: decide,
    extend: rightUnless(reasonsIf(statusId !== approved, prequalificationReasons['nothing-to-extend'](value))),
    revoke: rightUnless(reasonsIf(statusId !== approved, commonReasons['nothing-to-revoke'](value))),
  };
};

/** Whether the caller may change the library of documents. */
export const rightToChangeLibrary = ({ permissions }: Pick<AgencyScope, 'permissions'>): Right =>
  rightUnless(
    reasonsIf(
      !permissions.has('My Documents=Upload / Replace / Delete'),
      noPermission(prequalificationReasons['document-permission']),
    ),
  );
