const minutes = (count: number): number => count * 60_000;

/** How often it is tried: with these waits it is a little more than a day until it is given up. */
const mostAttempts = 14;
const longestWait = 240;

/**
 * When what could not be handed over, a mail or a message, is tried again: after one, two, four … minutes and then every
 * four hours, for about a day. Null when that day is over, or when nothing is tried again. `firstWait` is the minute, in seconds.
 */
export const nextAttemptAt = (attempts: number, failedAt: Date, firstWait: number): Date | null => {
  if (firstWait === 0 || attempts >= mostAttempts) return null;
  const wait = Math.min(2 ** (attempts - 1), longestWait);
  return new Date(failedAt.getTime() + (minutes(wait) * firstWait) / 60);
};
