import { instantOf, localTimeOf, nextDay, type LocalTime } from '#contract/common/local-time.ts';

const closingMinute = 17 * 60;

const isWorkingDay = ({ year, month, day }: LocalTime): boolean =>
  ![0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay());

/**
 * The end of a standstill: 17:00 in the engagement's zone, on the last of its working days after the day of publication.
 * Public holidays are not known, so Monday to Friday are working days. Source: domain rules D20.
 */
export const standstillEnd = (publishedAt: Date, workingDays: number, timeZone: string): Date => {
  if (workingDays === 0) return publishedAt;
  let local = { ...localTimeOf(timeZone, publishedAt), minute: closingMinute };
  for (let remaining = workingDays; remaining > 0;) {
    local = nextDay(local);
    if (isWorkingDay(local)) remaining -= 1;
  }
  return new Date(instantOf(timeZone, local, publishedAt.getTime()));
};
