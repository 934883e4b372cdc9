import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Inserts or updates a record of the identity provider. */
export const saveIdentityRecord = async (
  scope: SystemScope,
  record: {
    model: string;
    id: string;
    payload: Record<string, unknown>;
    grantId: string | null;
    uid: string | null;
    expiresAt: Date | null;
  },
): Promise<void> => {
  const values = { ...record, payload: JSON.stringify(record.payload) };
  await scope.db
    .insertInto('identityRecord')
    .values({ ...values, userCode: null, consumedAt: null })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute();
};

/** Marks a record as used; false if it was already used. Of two concurrent calls, only one gets true. */
export const consumeIdentityRecord = async (scope: SystemScope, model: string, id: string): Promise<boolean> => {
  const result = await scope.db
    .updateTable('identityRecord')
    .set({ consumedAt: scope.now })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Reads and removes a record that hasn't expired. Of two concurrent calls, only one gets the record. */
export const takeIdentityRecord = async (
  scope: SystemScope,
  model: string,
  id: string,
): Promise<Record<string, unknown> | undefined> => {
  const taken = await scope.db
    .deleteFrom('identityRecord')
    .where('model', '=', model)
    .where('id', '=', id)
    .returning(['payload', 'expiresAt'])
    .executeTakeFirst();
  return taken && (taken.expiresAt === null || taken.expiresAt > scope.now) ? taken.payload : undefined;
};

export const deleteIdentityRecord = async (scope: SystemScope, model: string, id: string): Promise<void> => {
  await scope.db.deleteFrom('identityRecord').where('model', '=', model).where('id', '=', id).execute();
};

/**
 * Revokes everything granted by one sign-in, and ends its session. Returns the session's user, unless the session had
 * already ended.
 */
export const revokeGrant = async (scope: SystemScope, grantId: string): Promise<{ userId: string } | undefined> => {
  await scope.db.deleteFrom('identityRecord').where('grantId', '=', grantId).execute();
  const ended = await scope.db
    .updateTable('session')
    .set({ endedAt: scope.now })
    .where('id', '=', grantId)
    .where('endedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  scope.broadcast({ endedSession: grantId });
  return ended;
};

const keptDays = 30;

/** Ends idle sessions, and with them their sign-ins at the identity provider. */
const endIdleSessions = async (scope: SystemScope): Promise<void> => {
  const idle = await scope.db
    .selectFrom('session')
    .select('id')
    .where('endedAt', 'is', null)
    .where('idleUntil', '<=', scope.now)
    .execute();
  for (const { id } of idle) await revokeGrant(scope, id);
};

/** Ends idle sessions, and removes expired identity provider records, and sessions a month after they expired. */
export const purgeExpiredRecords = async (scope: SystemScope): Promise<void> => {
  await endIdleSessions(scope);
  await scope.db.deleteFrom('identityRecord').where('expiresAt', '<', scope.now).execute();
  await scope.db
    .deleteFrom('session')
    .where('expiresAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};
