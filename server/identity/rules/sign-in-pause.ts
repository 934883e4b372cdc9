const freeAttempts = 5;
const firstPauseSeconds = 30;
const longestPauseSeconds = 900;

/**
 * Returns the time until which an account accepts no further attempts from one place, after this many consecutive
 * failures. The fifth failure pauses it for half a minute, and each further failure doubles the pause, up to fifteen
 * minutes, so that no one is locked out for good.
 */
export const signInPausedUntil = (failedCount: number, failedAt: Date): Date | null => {
  if (failedCount < freeAttempts) return null;
  const seconds = Math.min(firstPauseSeconds * 2 ** Math.min(failedCount - freeAttempts, 10), longestPauseSeconds);
  return new Date(failedAt.getTime() + seconds * 1000);
};

const strangersAttempts = 100;

/**
 * Returns the time until which an account accepts no attempts from unknown browsers, after this many failures in all of
 * them within a day. Browsers in which the account's owner has signed in before aren't affected.
 */
export const unknownDevicesPausedUntil = (failedCount: number, failedAt: Date): Date | null =>
  failedCount < strangersAttempts ? null : new Date(failedAt.getTime() + longestPauseSeconds * 1000);
