import { workingDaysAfter } from '#contract/common/local-time.ts';

/**
 * The end of a standstill: 17:00 in the engagement's zone, on the last of its working days after the day of publication.
 * Source: domain rules D20.
 */
export const standstillEnd = (publishedAt: Date, workingDays: number, timeZone: string): Date =>
  workingDays === 0 ? publishedAt : workingDaysAfter(publishedAt, workingDays, timeZone);
