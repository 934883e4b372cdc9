import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestKit } from '#server/testing/kit.ts';

/** Waits until another transaction waits for a lock. Returns false if the step ends without having waited. */
export const waitsForLock = async (kit: TestKit, step: Promise<unknown>): Promise<boolean> => {
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
  };
  step.then(end, end);
  for (;;) {
    const { rows } = await sql<{ isWaiting: boolean }>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as is_waiting`.execute(kit.db);
    if (hasEnded) return false;
    if (rows[0]?.isWaiting === true) return true;
    await sleep(20);
  }
};
