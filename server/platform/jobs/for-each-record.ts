const mostFailuresInARow = 10;

/**
 * Works on one record after the other, each in a transaction of its own. A record that fails blocks no other: the job
 * fails at the end, with the ids. Many failures in a row have another cause, such as an unavailable database, and the
 * rest waits for the next round.
 */
export const forEachRecord = async (ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> => {
  const failures: { id: string; error: unknown }[] = [];
  let inARow = 0;
  for (const id of ids) {
    try {
      await work(id);
      inARow = 0;
    } catch (error) {
      failures.push({ id, error });
      inARow += 1;
      if (inARow === mostFailuresInARow) break;
    }
  }
  if (failures.length === 0) return;
  const failed = failures.map(({ id }) => id).join(', ');
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${String(failures.length)} of ${String(ids.length)} records failed: ${failed}`,
  );
};
