const mostFailuresInARow = 10;

/**
 * Processes records one after another, each in its own transaction. A failed record doesn't stop the others; the job
 * fails at the end and lists the IDs of the failed ones. Many failures in a row usually have another cause, such as an
 * unavailable database, so the remaining records are left for the next round.
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
