const longestMs = 366 * 86_400_000;

/** What is wrong with a closing time that somebody asks for now; undefined when nothing is. */
export const closingError = (closingAt: Date, now: Date): 'closing-in-the-past' | 'closing-too-far' | undefined => {
  if (closingAt <= now) return 'closing-in-the-past';
  return closingAt.getTime() - now.getTime() > longestMs ? 'closing-too-far' : undefined;
};
