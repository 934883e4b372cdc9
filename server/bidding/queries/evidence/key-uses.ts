import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Returns the times at which a lot's sealed bids were opened, latest first; empty if they never were. Undefined for an
 * agency that has not bid on the lot.
 */
export const listKeyUses = async (scope: AgencyScope, talentRequestId: string): Promise<Date[] | undefined> => {
  const own = await scope.db
    .selectFrom('bid')
    .select('id')
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .limit(1)
    .executeTakeFirst();
  if (!own) return undefined;
  const rows = await scope.db
    .selectFrom('lotKeyUse')
    .select('at')
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
};
