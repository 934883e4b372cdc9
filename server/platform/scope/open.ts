import { CompiledQuery, sql, type ControlledTransaction } from 'kysely';
import type { Side } from '#contract/common/operation.ts';
import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import type { Database } from '#server/database.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { isOutdatedPlan, type Db } from '#server/platform/db/db.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { LiveFeedService } from '#server/platform/live/live.ts';
import type { LiveMessage } from '#server/platform/live/broadcast.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import type { PublicScope, Scope, ScopeSettings, SystemScope, UserScope, TenantStatus } from './scope.ts';

/** The dependencies for opening scopes. */
export interface ScopeSource {
  readonly db: Db;
  /** The read replica, if one is configured. */
  readonly replica?: Replica | undefined;
  readonly clock: Clock;
  readonly events: Events;
  readonly live: LiveFeedService;
  readonly log: Log;
  readonly settings: ScopeSettings;
  readonly vault: Vault;
  /** Called whenever a session is used. */
  readonly onSessionUse?: (sessionId: string, at: Date) => void;
}

/** The outcome of the work in a transaction: commit or roll back. */
export interface TransactionOutcome<T> {
  isCommit: boolean;
  value: T;
}

export const commit = <T>(value: T): TransactionOutcome<T> => ({ isCommit: true, value });
export const rollback = <T>(value: T): TransactionOutcome<T> => ({ isCommit: false, value });

/** Whether a transaction may write. A read's transaction is read-only, so that the database refuses any write. */
export type TransactionIntent = 'reads' | 'writes';

const isWriteOfReader = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25006';

interface UserRow {
  userId: string;
  userName: string;
  tenantId: string;
  tenantName: string;
  side: Side;
  tenantStatus: TenantStatus;
  isOwner: boolean;
  permissions: Permission[];
}

const unconfirmed = new WeakSet<object>();

/**
 * Whether failed work may have been committed anyway, because the connection was lost after COMMIT was sent. If so,
 * everything that the work stored elsewhere, such as a file, must be kept.
 */
export const mayHaveCommitted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unconfirmed.has(error);

const inOneTransaction = async <S extends Scope, T>(
  source: ScopeSource,
  intent: TransactionIntent,
  mint: (
    db: ControlledTransaction<Database>,
    common: Pick<S, 'now' | 'emit' | 'payloads' | 'broadcast' | 'live' | 'settings' | 'vault' | 'afterCommit'>,
  ) => Promise<S | undefined>,
  work: (scope: S | undefined) => Promise<TransactionOutcome<T>>,
  writeId?: string,
): Promise<T> => {
  const news: LiveMessage[] = [];
  const later: (() => void | Promise<void>)[] = [];
  const now = source.clock.now();
  const transaction = source.db.startTransaction();
  const db = await (intent === 'reads' ? transaction.setAccessMode('read only') : transaction).execute();
  let outcome: TransactionOutcome<T>;
  let isCommitting = false;
  try {
    let scope: S | undefined = undefined;
    scope = await mint(db, {
      now,
      payloads: source.events.payloads,
      emit: (facts) => (scope ? source.events.emit(scope, facts) : Promise.resolve()),
      broadcast: (one) =>
        void news.push(
          writeId !== undefined && 'message' in one ? { ...one, message: { ...one.message, writeId } } : one,
        ),
      live: source.live,
      settings: source.settings,
      vault: source.vault,
      afterCommit: (task) => void later.push(task),
    });
    outcome = await work(scope);
    isCommitting = outcome.isCommit;
    await (outcome.isCommit ? db.commit().execute() : db.rollback().execute());
  } catch (error) {
    if (isCommitting && error instanceof Error) unconfirmed.add(error);
    if (!db.isCommitted && !db.isRolledBack)
      await db
        .rollback()
        .execute()
        .catch(() => undefined);
    throw intent === 'reads' && isWriteOfReader(error)
      ? new Error('An operation that is declared a read has written: its effect is write, or it leavesTrace.', {
          cause: error,
        })
      : error;
  }
  if (outcome.isCommit) {
    source.live.publish(news);
    for (const task of later)
      await Promise.resolve()
        .then(task)
        .catch((error: unknown) => source.log.error({ err: error }, 'after commit'));
  }
  return outcome.value;
};

/** The maximum number of tries, since tables may change several times while a newer version migrates. */
const mostTries = 5;

/** Runs the work in a transaction, and retries it if a table changed meanwhile and nothing was committed. */
const inTransaction = async <S extends Scope, T>(...given: Parameters<typeof inOneTransaction<S, T>>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inOneTransaction(...given);
    } catch (error) {
      if (!isOutdatedPlan(error) || tries === mostTries) throw error;
    }
  }
};

/**
 * The statement that opens a scope. A plain string, because it runs for every call and a template would be rebuilt each
 * time.
 */
const openScope = 'select * from app.open_scope($1, $2)';

const rightsOf = (row: UserRow): ReadonlySet<Permission> =>
  new Set(row.side === 'agency' && row.isOwner ? allPermissions : row.permissions);

/** Creates the scope of a user whose row-security variables are set. */
const userScopeOf = (scoped: object, row: UserRow): UserScope => {
  const { userId, userName, tenantId, tenantName, side } = row;
  const user = { ...scoped, userId, userName, tenantId, tenantName };
  const scope =
    side === 'agency'
      ? {
          ...user,
          side,
          tenantStatus: row.tenantStatus,
          isApproved: row.tenantStatus === 'approved',
          isOwner: row.isOwner,
          permissions: rightsOf(row),
        }
      : { ...user, side };
  return scope as unknown as UserScope;
};

/**
 * Runs work in the scope of a signed-in user, found by the token's session. If the session has ended, the work gets
 * undefined instead.
 */
export const inSessionScope = <T>(
  source: ScopeSource,
  sessionId: string,
  work: (scope: UserScope | undefined) => Promise<TransactionOutcome<T>>,
  intent: TransactionIntent = 'writes',
  /** The ID of the write. Every broadcast includes it, so that the page that made the change recognises it. */
  writeId?: string,
): Promise<T> =>
  inTransaction<UserScope, T>(
    source,
    intent,
    async (db, common) => {
      const { rows } = await db.executeQuery<UserRow>(CompiledQuery.raw(openScope, [sessionId, common.now]));
      const row = rows[0];
      if (!row) return undefined;
      source.onSessionUse?.(sessionId, common.now);
      return userScopeOf({ ...common, db, sessionId }, row);
    },
    work,
    writeId,
  );

/** Runs work in the scope of a caller who is not signed in and can only see reference data. */
export const inPublicScope = <T>(
  source: ScopeSource,
  work: (scope: PublicScope) => Promise<TransactionOutcome<T>>,
  intent: TransactionIntent = 'writes',
): Promise<T> =>
  inTransaction<PublicScope, T>(
    source,
    intent,
    async (db, common) => {
      await sql`select set_config('app.side', 'public', true)`.execute(db);
      return { ...common, db, side: 'public' } as unknown as PublicScope;
    },
    (scope) => work(scope as PublicScope),
  );

/** Runs work in a System scope. The work's outcome decides whether its writes are committed or rolled back. */
export const inSystemScopeOrRollback = <T>(
  source: ScopeSource,
  reason: string,
  work: (scope: SystemScope) => Promise<TransactionOutcome<T>>,
  intent: TransactionIntent = 'writes',
): Promise<T> =>
  inTransaction<SystemScope, T>(
    source,
    intent,
    async (db, common) => {
      await sql`select set_config('app.side', 'system', true)`.execute(db);
      const emitAs: SystemScope['emitAs'] = (user, facts) => source.events.emit(user, facts);
      return { ...common, db, side: 'system', reason, emitAs } as unknown as SystemScope;
    },
    (scope) => work(scope as SystemScope),
  );

/**
 * Runs work in a System scope, where the product acts on its own behalf. `reason` says why, for the log and for review.
 */
export const inSystemScope = <T>(
  source: ScopeSource,
  reason: string,
  work: (scope: SystemScope) => Promise<T>,
): Promise<T> => inSystemScopeOrRollback(source, reason, async (scope) => commit(await work(scope)));

/**
 * Continues the system's transaction as a user without a session, such as the owner of a private address; undefined if
 * the user has been deleted. From then on all actions count as the user's own, and even the system's scope only sees
 * the records that the user can see.
 */
export const continueAsUser = async (scope: SystemScope, userId: string): Promise<UserScope | undefined> => {
  const { rows } = await sql<UserRow>`select * from app.open_user_scope(${userId})`.execute(scope.db);
  const [row] = rows;
  if (!row) return undefined;
  const { reason: _reason, emitAs, ...scoped } = scope;
  const emit: UserScope['emit'] = (facts) => emitAs(user, facts);
  const user = userScopeOf({ ...scoped, emit, sessionId: '' }, row);
  return user;
};

/**
 * Reads something as a user in the middle of the system's transaction. Afterwards a savepoint restores the row-security
 * variables, so that the system can continue. Undefined if the user has been deleted.
 */
export const readAsUser = async <T>(
  scope: SystemScope,
  userId: string,
  read: (user: UserScope) => Promise<T>,
): Promise<T | undefined> => {
  await sql`savepoint read_as_user`.execute(scope.db);
  try {
    const user = await continueAsUser(scope, userId);
    return user && (await read(user));
  } finally {
    await sql`rollback to savepoint read_as_user`.execute(scope.db);
    await sql`release savepoint read_as_user`.execute(scope.db);
  }
};
