import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { AwardFee } from '../rules/award-fee.ts';

/** The agency's result on a lot; `undecided` until the employer publishes it. */
export type OwnAward =
  | { state: 'undecided' | 'standstill' | 'lost'; fee?: undefined }
  | { state: 'won'; fee: AwardFee; sharePercent: number | null };

/**
 * Returns the agency's awards by talent request. Talent requests without a lot are absent: they belong to a success fee
 * engagement, or to an auction that was awarded as a whole by approving the application.
 */
export const listOwnAwards = async (
  scope: AgencyScope,
  talentRequestIds: readonly string[],
): Promise<ReadonlyMap<string, OwnAward>> => {
  if (talentRequestIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('lot')
    .leftJoin('lotResult as result', (join) =>
      join
        .onRef('result.talentRequestId', '=', 'lot.talentRequestId')
        .on('result.supplierId', '=', scope.tenantId)
        .on('result.state', '!=', 'set-aside'),
    )
    .select(['lot.talentRequestId', 'lot.state', 'result.state as resultState', 'result.isAwarded'])
    .select(['result.feeTypeId', 'result.feePercent', 'result.feeAmount', 'result.sharePercent'])
    .where('lot.talentRequestId', 'in', talentRequestIds)
    .execute();
  return new Map(
    rows.map((row): [string, OwnAward] => {
      const { feeTypeId, feePercent, feeAmount, sharePercent } = row;
      const isDecided = row.state === 'standstill' || row.state === 'awarded';
      if (!isDecided && row.resultState !== 'final') return [row.talentRequestId, { state: 'undecided' }];
      if (row.isAwarded !== true || feeTypeId === null) return [row.talentRequestId, { state: 'lost' }];
      if (row.resultState !== 'final') return [row.talentRequestId, { state: 'standstill' }];
      return [row.talentRequestId, { state: 'won', fee: { feeTypeId, feePercent, feeAmount }, sharePercent }];
    }),
  );
};
