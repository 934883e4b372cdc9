import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import type { Database } from '#server/database.ts';
import { eventPayloads } from '#server/event-payloads.ts';
import { createFixedClock, type FixedClock } from '#server/platform/clock/clock.ts';
import { connect } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Reaction } from '#server/platform/events/reaction.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { findActiveSessions } from '#server/platform/live/active-sessions.ts';
import { createLiveFeed } from '#server/platform/live/live.ts';
import type { JobData } from '#server/platform/jobs/job.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { inSessionScope, inSystemScope, commit, rollback, type ScopeSource } from '#server/platform/scope/open.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import {
  defaultScopeSettings,
  type AgencyScope,
  type AuditorScope,
  type ClientScope,
  type ProviderScope,
  type SystemScope,
  type TenantScope,
  type UserScope,
} from '#server/platform/scope/scope.ts';

/** A database for one test file with a clock that the test controls, and scopes for any user. */
export interface TestKit {
  readonly databaseUrl: string;
  readonly source: ScopeSource;
  readonly clock: FixedClock;
  /** The enqueued jobs, in order. */
  readonly enqueued: { queue: string; data: JobData }[];
  /** A connection that can read and write everything, to set up data and check results. */
  readonly db: Kysely<Database>;
  /** Runs a command or query as a signed-in user. As in production, a declared refusal rolls back its writes. */
  as<T>(userId: string, work: (scope: TenantScope) => Promise<T>): Promise<T>;
  asAgency<T>(userId: string, work: (scope: AgencyScope) => Promise<T>): Promise<T>;
  asClient<T>(userId: string, work: (scope: ClientScope) => Promise<T>): Promise<T>;
  asProvider<T>(userId: string, work: (scope: ProviderScope) => Promise<T>): Promise<T>;
  asAuditor<T>(userId: string, work: (scope: AuditorScope) => Promise<T>): Promise<T>;
  asSystem<T>(work: (scope: SystemScope) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The SECRET of every test kit, and of every server on a kit's database. */
export const testSecret = 'a secret that only tests know, and everybody reads';

/** Creates a kit on an existing database, which is not dropped when the kit is closed. */
export const createKitOn = (adminUrl: string, given: { now: Date; reactions?: readonly Reaction[] }): TestKit => {
  const clock = createFixedClock(given.now);
  const connections = connect(adminUrl, 6, () => undefined);
  const enqueued: { queue: string; data: JobData }[] = [];
  const events = createEvents(eventPayloads, given.reactions ?? [], (_db, queue, data) => {
    enqueued.push({ queue, data });
    return Promise.resolve();
  });
  const log = pino({ level: 'silent' });
  const live = createLiveFeed({
    secret: testSecret,
    clock,
    log,
    databaseUrl: adminUrl,
    findActiveSessions: findActiveSessions(connections.db, clock),
  });
  const source: ScopeSource = {
    db: connections.db,
    clock,
    events,
    live,
    log,
    settings: defaultScopeSettings,
    vault: createVault(testSecret, () => loadSigningKey(source, testSecret)),
  };
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: 2,
    options: '-c app.side=system -c timezone=UTC',
  });
  // Dropping the database ends connections that are still closing. The resulting errors must not fail the test.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const sessions = new Map<string, string>();

  const sessionOf = async (userId: string): Promise<string> => {
    const known = sessions.get(userId);
    if (known) return known;
    const id = newId();
    await db
      .insertInto('session')
      .values({ id, userId, createdAt: clock.now(), expiresAt: new Date('2100-01-01T00:00:00Z') })
      .execute();
    sessions.set(userId, id);
    return id;
  };
  const asUser = async <T>(userId: string, work: (scope: UserScope) => Promise<T>): Promise<T> => {
    const session = await sessionOf(userId);
    const value = await inSessionScope(source, session, async (scope) => {
      if (!scope) throw new Error('This user cannot sign in.');
      const answer = await work(scope);
      return answer instanceof Refused ? rollback(answer) : commit(answer);
    });
    const record = value instanceof Refused ? value.record : undefined;
    if (record) await inSessionScope(source, session, async (scope) => commit(scope && (await record(scope))));
    return value;
  };
  const asSide =
    <S extends UserScope>(side: S['side']) =>
    <T>(userId: string, work: (scope: S) => Promise<T>): Promise<T> =>
      asUser(userId, (scope) => {
        if (scope.side !== side) throw new Error(`This user is on the side of the ${scope.side}.`);
        return work(scope as S);
      });

  return {
    databaseUrl: adminUrl,
    source,
    clock,
    enqueued,
    db,
    as: (userId, work) =>
      asUser(userId, (scope) => {
        if (scope.side === 'auditor') throw new Error('This user is an auditor.');
        return work(scope);
      }),
    asAgency: asSide<AgencyScope>('agency'),
    asClient: asSide<ClientScope>('client'),
    asProvider: asSide<ProviderScope>('provider'),
    asAuditor: asSide<AuditorScope>('auditor'),
    asSystem: (work) => inSystemScope(source, 'a test', work),
    close: async () => {
      await live.close();
      await connections.close();
      await db.destroy();
    },
  };
};
