const minutes = (count: number): number => count * 60_000;

/**
 * The maximum number of attempts. The last one is made a little more than a day after the first; if it fails, the email
 * fails permanently.
 */
const mostAttempts = 14;
const longestWait = 240;

/**
 * Returns when to retry the failed delivery of an email or another message: after one, two, four … minutes and then
 * every four hours, for about a day. Null after that, or without retries. `firstWait` is the first wait in seconds.
 */
export const nextAttemptAt = (attempts: number, failedAt: Date, firstWait: number): Date | null => {
  if (firstWait === 0 || attempts >= mostAttempts) return null;
  const wait = Math.min(2 ** (attempts - 1), longestWait);
  return new Date(failedAt.getTime() + (minutes(wait) * firstWait) / 60);
};
