import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * When the sealed bids of a lot were opened, latest first; a lot without sealed bids has none. Undefined for an agency
 * without a bid in the lot.
 */
export const keyUsesOf = async (scope: AgencyScope, talentRequestId: string): Promise<Date[] | undefined> => {
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
