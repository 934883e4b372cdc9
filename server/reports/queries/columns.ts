import { sql, type RawBuilder } from 'kysely';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { WorkbookCell, NumberFormat } from '#server/platform/files/workbook-parts.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { ZonedClock } from '../rules/zoned-clock.ts';

/** Formats an amount as a number with the currency's number of decimal places. */
export const amountCell = (amount: string | null, digits: number): WorkbookCell => {
  const as: NumberFormat = digits === 0 ? 'amount0' : digits === 3 ? 'amount3' : digits === 4 ? 'amount4' : 'amount2';
  return amount === null ? null : { value: amount, as };
};

/**
 * Formats a percentage as spreadsheets store it: 15% is 0.15. The decimal point is moved in the text, to avoid rounding
 * errors.
 */
export const percentCell = (percent: string | null): WorkbookCell => {
  if (percent === null) return null;
  const [whole = '0', fraction = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`, as: 'percent' };
};

/** Formats a reference number with leading zeros. */
export const paddedCell = (number: number): WorkbookCell => ({ value: number, as: 'padded' });

export const countCell = (count: number): WorkbookCell => ({ value: count, as: 'count' });

/** Formats a time as a date with the time of day, in the reader's time zone. */
export const dateTimeCell = (at: Date | null, clock: ZonedClock): WorkbookCell =>
  at === null ? null : { value: clock.serialOf(at), as: 'dateTime' };

/** Formats a day, such as '2026-11-20', as a date. */
export const dayCell = (day: string, clock: ZonedClock): WorkbookCell => ({
  value: Math.floor(clock.serialOf(clock.startOf(day))),
  as: 'date',
});

/**
 * Restricts a report to the engagements that the caller works on, if they aren't allowed to view other people's work.
 */
export const limitToOwnWork = (scope: AgencyScope, engagementId: string): RawBuilder<unknown> =>
  maySeeAllAssignments(scope)
    ? sql``
    : sql` and ${sql.ref(engagementId)} in (select s.engagement_id from assignment s
        where s.user_id = ${scope.userId} and s.deleted_at is null)`;
