import type { UserScope } from '#server/platform/scope/scope.ts';

/** Lists the calls to the language model that the caller caused. Only a hash of the sent text is stored. */
export const listOwnModelCalls = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('modelCall')
    .select(['at', 'model', 'version', 'inputHash', 'inputTokens', 'outputTokens'])
    .where('userId', '=', scope.userId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }));
};
