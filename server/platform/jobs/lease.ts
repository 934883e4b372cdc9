import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';

/** The exclusive right of one process, out of all processes, to do something. */
export interface Lease {
  /** Acquires or renews the lease. Returns false while another process has it. */
  take(): Promise<boolean>;
  /** Releases the lease, so that other processes can acquire it at once. */
  release(): Promise<void>;
}

/**
 * Creates a lease. It is a row rather than a connection's lock, so it survives a lost connection and expires when its
 * process dies. It uses the database's time, so that the processes' clocks need not agree.
 */
export const createLease = (source: ScopeSource, name: string, seconds: number): Lease => {
  const holder = newId();
  return {
    take: () =>
      inSystemScope(source, `take the lease ${name}`, async (scope) => {
        const heldUntil = sql<Date>`now() + make_interval(secs => ${seconds})`;
        const taken = await scope.db
          .insertInto('lease')
          .values({ name, holder, heldUntil })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ holder, heldUntil })
              .where((eb) => eb.or([eb('lease.holder', '=', holder), eb('lease.heldUntil', '<=', sql<Date>`now()`)])),
          )
          .returning('name')
          .executeTakeFirst();
        return taken !== undefined;
      }),
    release: () =>
      inSystemScope(source, `release the lease ${name}`, async (scope) => {
        await scope.db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
      }),
  };
};
