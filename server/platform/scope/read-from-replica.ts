import { sql } from 'kysely';
import type { Replica } from '#server/platform/db/replica.ts';
import { inSessionScope, type ScopeSource, type TransactionOutcome } from './open.ts';
import type { UserScope } from './scope.ts';

type SourceWithReplica = ScopeSource & { readonly replica: Replica };

export const hasReplica = (source: ScopeSource): source is SourceWithReplica => source.replica !== undefined;

/** Marks an error of a read on the replica, so that the whole call is repeated on the primary. */
class ReplicaError extends Error {}

/**
 * Runs work whose queries read the replica, with the rights that were just read from the primary. Events are still
 * recorded on the primary, in the transaction of the scope.
 */
const onReplica = async <T>(replica: Replica, scope: UserScope, work: (scope: UserScope) => Promise<T>): Promise<T> => {
  const db = await replica.begin(scope.db);
  if (!db) return work(scope);
  const { userId, tenantId, side } = scope;
  const agency = scope.side === 'agency' ? scope : undefined;
  try {
    await sql`select app.set_user_scope(${userId}::uuid, ${tenantId}::uuid, ${side}::text,
      ${agency?.tenantStatus ?? null}::text, ${agency?.isOwner ?? false}::boolean,
      ${[...(agency?.permissions ?? [])]}::text[])`.execute(db);
    return await work({ ...scope, db });
  } catch (error) {
    throw new ReplicaError('A read on the replica has failed.', { cause: error });
  } finally {
    await db
      .rollback()
      .execute()
      .catch(() => undefined);
  }
};

/**
 * Runs work like `inSessionScope`, but its queries read a replica that has replayed everything committed before the
 * call. Without a current replica, or if it fails, they read the primary.
 */
export const inSessionScopeOnReplica = async <T>(
  source: SourceWithReplica,
  ...[sessionId, work, ...more]: Parameters<typeof inSessionScope<T>> extends [unknown, ...infer Rest] ? Rest : never
): Promise<T> => {
  const { replica } = source;
  const reading = (scope: UserScope | undefined): Promise<TransactionOutcome<T>> =>
    scope ? onReplica(replica, scope, work) : work(scope);
  try {
    return await inSessionScope(source, sessionId, reading, ...more);
  } catch (error) {
    if (!(error instanceof ReplicaError)) throw error;
    replica.countFailure(error.cause);
    return inSessionScope(source, sessionId, work, ...more);
  }
};
