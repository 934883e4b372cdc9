import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** One writer of an agency's lists at a time: what a rule has looked at is still so when it is written. */
export const lockProfile = async (scope: AgencyScope): Promise<void> => {
  await scope.db.selectFrom('tenant').select('id').where('id', '=', scope.tenantId).forNoKeyUpdate().execute();
};
