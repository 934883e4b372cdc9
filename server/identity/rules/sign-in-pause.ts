const freeAttempts = 5;
const firstPauseSeconds = 30;
const longestPauseSeconds = 900;

/**
 * Until when an account takes no further attempt from one place after this many failures in a row: the fifth costs half a minute,
 * each further one twice as long, never more than a quarter of an hour, so that nobody is locked out for good.
 */
export const pausedUntil = (failedCount: number, failedAt: Date): Date | null => {
  if (failedCount < freeAttempts) return null;
  const seconds = Math.min(firstPauseSeconds * 2 ** Math.min(failedCount - freeAttempts, 10), longestPauseSeconds);
  return new Date(failedAt.getTime() + seconds * 1000);
};

const strangersAttempts = 100;

/**
 * Until when an account takes no attempt from browsers that were never here, after so many failures of all of them in a
 * day. Browsers in which its owner has signed in before are not asked.
 */
export const unknownDevicesPausedUntil = (failedCount: number, failedAt: Date): Date | null =>
  failedCount < strangersAttempts ? null : new Date(failedAt.getTime() + longestPauseSeconds * 1000);
