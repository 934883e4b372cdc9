const longestMs = 366 * 86_400_000;

/** Returns the error in a requested closing time; undefined if the time is valid. */
export const closingTimeError = (closingAt: Date, now: Date): 'closing-in-the-past' | 'closing-too-far' | undefined => {
  if (closingAt <= now) return 'closing-in-the-past';
  return closingAt.getTime() - now.getTime() > longestMs ? 'closing-too-far' : undefined;
};
