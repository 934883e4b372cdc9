import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Locks an agency's lists for one writer at a time, so that the facts checked by a rule still hold when the change is
 * written.
 */
export const lockProfile = async (scope: AgencyScope): Promise<void> => {
  await scope.db.selectFrom('tenant').select('id').where('id', '=', scope.tenantId).forNoKeyUpdate().execute();
};
