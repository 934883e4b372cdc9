import { lookupValue } from '#contract/common/lookup.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { prequalificationReasons } from '#contract/prequalification/reasons.ts';
import { maxApprovalMonths, addMonths } from '#contract/prequalification/rules.ts';
import {
  prequalificationStatus,
  prequalificationStatuses,
  type PrequalificationStatusId,
} from '#contract/prequalification/states.ts';

const statusValue = (statusId: PrequalificationStatusId) => ({
  status: lookupValue(prequalificationStatuses, statusId),
});

/** Why an employer cannot approve or decline a request now; `statusId` is the one that counts now. */
export const decideGates = (statusId: PrequalificationStatusId): Reason[] =>
  statusId === prequalificationStatus.pending
    ? []
    : [prequalificationReasons['prequalification-decided'](statusValue(statusId))];

/** Why an employer cannot take a yes back now. */
export const revokeGates = (statusId: PrequalificationStatusId): Reason[] =>
  statusId === prequalificationStatus.approved
    ? []
    : [prequalificationReasons['nothing-to-revoke'](statusValue(statusId))];

/** Why an approval cannot hold for longer: it has to hold now. */
export const extendGates = (statusId: PrequalificationStatusId): Reason[] =>
  statusId === prequalificationStatus.approved
    ? []
    : [prequalificationReasons['nothing-to-extend'](statusValue(statusId))];

/** What is wrong with the last day of an approval; undefined where nothing is. */
export const endDateError = (endsOn: string, today: string): string | undefined => {
  if (endsOn <= today) return 'Ends on must be after today.';
  return endsOn > addMonths(today, maxApprovalMonths) ? 'An approval can last up to five years.' : undefined;
};

/** What is wrong with a later last day of an approval; undefined where nothing is. */
export const extensionError = (endsOn: string, before: string | null, today: string): string | undefined =>
  before !== null && endsOn <= before
    ? 'Ends on must be later than the current end date.'
    : endDateError(endsOn, today);
