import { inputError } from '#contract/common/text/input-error.ts';
import { addMonths, maxApprovalMonths } from '#contract/prequalification/rules.ts';

const notAfterToday = inputError('Ends on must be after today.');
const tooLong = inputError('An approval can last up to five years.');
const notLater = inputError('Ends on must be later than the current end date.');

/** Returns the error in an approval's last day; undefined if it is valid. */
export const endDateError = (endsOn: string, today: string): string | undefined => {
  if (endsOn <= today) return notAfterToday.error();
  return endsOn > addMonths(today, maxApprovalMonths) ? tooLong.error() : undefined;
};

/** Returns the error in the new last day of an extended approval; undefined if it is valid. */
export const extensionError = (endsOn: string, before: string | null, today: string): string | undefined =>
  before !== null && endsOn <= before ? notLater.error() : endDateError(endsOn, today);
