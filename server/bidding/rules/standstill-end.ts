import { workingDaysAfter } from '#contract/common/local-time.ts';

/**
 * Returns the end of a standstill: 17:00 in the engagement's time zone on the standstill's last working day. The first
 * working day is the one after the day of publication. Source: domain rules D20.
 */
export const standstillEnd = (publishedAt: Date, workingDays: number, timeZone: string): Date =>
  workingDays === 0 ? publishedAt : workingDaysAfter(publishedAt, workingDays, timeZone);
