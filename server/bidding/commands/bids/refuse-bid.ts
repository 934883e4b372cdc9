import type { Reason, Refusal } from '#contract/common/refusal.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { documentType, type BidRefusal as SignedRefusal } from '../../rules/log/receipt.ts';

interface Attempt {
  talentRequestId: string;
  engagementId: string;
  round: number;
  /** The time of the refusal, in UTC with microseconds. */
  at: string;
  reasons?: readonly Reason[];
}

/**
 * Refuses a bid with a signed refusal, and adds the attempt to the agency's history. Neither the refusal nor the
 * history contains the amount.
 */
export const refuseBid = async <Code extends string>(
  scope: AgencyScope,
  refusal: Refusal<Code>,
  { talentRequestId, engagementId, round, at, reasons = [] }: Attempt,
): Promise<Refused<Code>> => {
  const signed: SignedRefusal = {
    lot: talentRequestId,
    agency: scope.tenantId,
    refusedAt: at,
    reason: refusal.code,
  };
  const proof = await scope.vault.sign(documentType.refusal, signed);
  const { tenantId: supplierId, userName: byName } = scope;
  return refuse(refusal, {
    reasons,
    proof,
    record: async (after) => {
      await after.db
        .insertInto('bidNote')
        .values({
          id: newId(),
          talentRequestId,
          engagementId,
          supplierId,
          bidId: null,
          kind: 'refused',
          at,
          round,
          reason: refusal.code,
          proof,
          byName,
        })
        .execute();
    },
  });
};
