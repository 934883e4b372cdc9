import { sql } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';

interface AwaitedBid {
  talentRequestId: string;
  supplierId: string;
}

/**
 * Returns the agencies that were asked for a new bid in the current round of a lot in the engagement and have not
 * placed one. An agency gets only its own rows.
 */
export const findMissingRebids = async (scope: Scope, engagementId: string): Promise<readonly AwaitedBid[]> => {
  const { rows } = await sql<AwaitedBid>`select * from app.awaited_bids(${engagementId})`.execute(scope.db);
  return rows;
};

/** Returns those of the given agencies that owe no new bid on any lot in the engagement. */
export const excludeAgenciesMissingRebids = async (
  scope: Scope,
  engagementId: string,
  supplierIds: readonly string[],
): Promise<string[]> => {
  const awaited = new Set((await findMissingRebids(scope, engagementId)).map(({ supplierId }) => supplierId));
  return supplierIds.filter((supplierId) => !awaited.has(supplierId));
};
