const longestMs = 366 * 86_400_000;

/** Returns what is wrong with a requested closing time; undefined if it is valid. */
export const closingTimeError = (closingAt: Date, now: Date): 'closing-in-the-past' | 'closing-too-far' | undefined => {
  if (closingAt <= now) return 'closing-in-the-past';
  return closingAt.getTime() - now.getTime() > longestMs ? 'closing-too-far' : undefined;
};
