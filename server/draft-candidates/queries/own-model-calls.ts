import type { UserScope } from '#server/platform/scope/scope.ts';

/** The calls of the language model that the caller has caused; the text that was sent is stored as a hash only. */
export const ownModelCalls = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('modelCall')
    .select(['at', 'model', 'version', 'inputHash', 'inputTokens', 'outputTokens'])
    .where('userId', '=', scope.userId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }));
};
