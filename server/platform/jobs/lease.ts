import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';

/** The right to do something that only one process may do at a time, of however many there are. */
export interface Lease {
  /** Takes it, or holds it for longer; false while another process has it. */
  take(): Promise<boolean>;
  /** Lets another process have it at once. */
  release(): Promise<void>;
}

/**
 * A lease is a row, and not a lock of a connection: it outlives a connection that is lost, and runs out by itself when
 * its process dies. The database's own time counts, so that the processes' clocks need not agree.
 */
export const createLease = (source: ScopeSource, name: string, seconds: number): Lease => {
  const holder = newId();
  return {
    take: () =>
      inSystemScope(source, `the lease ${name}`, async (scope) => {
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
      inSystemScope(source, `the lease ${name}`, async (scope) => {
        await scope.db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
      }),
  };
};
