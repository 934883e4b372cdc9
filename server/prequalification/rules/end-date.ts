import { addMonths, maxApprovalMonths } from '#contract/prequalification/rules.ts';

/** The error in the last day of an approval; undefined if there is none. */
export const endDateError = (endsOn: string, today: string): string | undefined => {
  if (endsOn <= today) return 'Ends on must be after today.';
  return endsOn > addMonths(today, maxApprovalMonths) ? 'An approval can last up to five years.' : undefined;
};

/** The error in an extended last day of an approval; undefined if there is none. */
export const extensionError = (endsOn: string, before: string | null, today: string): string | undefined =>
  before !== null && endsOn <= before
    ? 'Ends on must be later than the current end date.'
    : endDateError(endsOn, today);
