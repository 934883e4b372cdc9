import { addMonths, maxApprovalMonths } from '#contract/prequalification/rules.ts';

/** Returns what is wrong with an approval's last day; undefined if it is valid. */
export const endDateError = (endsOn: string, today: string): string | undefined => {
  if (endsOn <= today) return 'Ends on must be after today.';
  return endsOn > addMonths(today, maxApprovalMonths) ? 'An approval can last up to five years.' : undefined;
};

/** Returns what is wrong with the new last day of an extended approval; undefined if it is valid. */
export const extensionError = (endsOn: string, before: string | null, today: string): string | undefined =>
  before !== null && endsOn <= before
    ? 'Ends on must be later than the current end date.'
    : endDateError(endsOn, today);
