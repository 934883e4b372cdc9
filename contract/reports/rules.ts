import { inputError } from '#contract/common/text/input-error.ts';

export const startRequiredError = inputError('Please provide a start date');
const endInFutureError = inputError('The end date cannot be after today.');
const endBeforeStartError = inputError('The end date cannot be before the start date.');

/** The earliest day on which a period may start. */
export const firstReportDay = '2000-01-01';

/**
 * Returns the first error in a period, with its field. Days are strings such as 2026-11-20; `today` is the reader's
 * current day.
 */
export const periodError = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): { field: 'startDate' | 'endDate'; message: string } | undefined => {
  if (startDate === '') return { field: 'startDate', message: startRequiredError.error() };
  if (endDate > today) return { field: 'endDate', message: endInFutureError.error() };
  if (endDate < startDate) return { field: 'endDate', message: endBeforeStartError.error() };
  return undefined;
};
