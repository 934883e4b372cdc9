/** A user has postponed a task, or handed it over. */
export interface TaskChange {
  userId: string;
  postponedTo: string | null;
  handedTo: string | null;
}

/** The users who have a task, after hand-overs: those who received it count even if its author no longer has it. */
export const taskHolders = (userIds: readonly string[], changes: readonly TaskChange[]): string[] => {
  const gaveAway = new Set(changes.flatMap(({ userId, handedTo }) => (handedTo === null ? [] : [userId])));
  const received = changes.flatMap(({ handedTo }) => handedTo ?? []);
  return [...new Set([...userIds, ...received])].filter((userId) => !gaveAway.has(userId));
};
