import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Allows one writer of an agency's lists at a time, so that the facts checked by a rule still hold when it writes. */
export const lockProfile = async (scope: AgencyScope): Promise<void> => {
  await scope.db.selectFrom('tenant').select('id').where('id', '=', scope.tenantId).forNoKeyUpdate().execute();
};
