import type { Scope } from '#server/platform/scope/scope.ts';

/**
 * Returns the agencies with a final award in an engagement. Undefined for an engagement without lots, where an approved
 * application is the award.
 */
export const findAwardedSuppliers = async (
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
