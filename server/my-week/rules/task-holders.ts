/** A user's postponement or hand-over of a task. */
export interface TaskChange {
  userId: string;
  postponedTo: string | null;
  handedTo: string | null;
}

/**
 * Returns the users who have a task after hand-overs. A user who receives a task keeps it, even if the sender would no
 * longer have it.
 */
export const taskHoldersAfterHandOvers = (userIds: readonly string[], changes: readonly TaskChange[]): string[] => {
  const gaveAway = new Set(changes.flatMap(({ userId, handedTo }) => (handedTo === null ? [] : [userId])));
  const received = changes.flatMap(({ handedTo }) => handedTo ?? []);
  return [...new Set([...userIds, ...received])].filter((userId) => !gaveAway.has(userId));
};
