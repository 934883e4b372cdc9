import type { Scope } from '#server/platform/scope/scope.ts';

/**
 * The agencies with a final award of an engagement; undefined if it has no lots, so that an approved application is its
 * only award.
 */
export const awardedSuppliersOf = async (
  scope: Scope,
  engagementId: string,
): Promise<ReadonlySet<string> | undefined> => {
  const lot = await scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('engagementId', '=', engagementId)
    .limit(1)
    .executeTakeFirst();
  if (!lot) return undefined;
  const awards = await scope.db
    .selectFrom('lotResult')
    .select('supplierId')
    .distinct()
    .where('engagementId', '=', engagementId)
    .where('state', '=', 'final')
    .where('isAwarded', '=', true)
    .execute();
  return new Set(awards.map(({ supplierId }) => supplierId));
};
