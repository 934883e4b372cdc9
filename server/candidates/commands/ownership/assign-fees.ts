import { agencyFee } from '#contract/candidates/rules.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

interface Winner {
  readonly disputeId: string;
  readonly supplierId: string;
  /** The engagement in which the dispute was opened, whose terms apply to the agency. */
  readonly engagementId: string;
}

/** Returns the terms that the agency has accepted in an engagement; which don't include bids. */
const termsOf = (scope: ProviderScope, { supplierId, engagementId }: Winner) => {
  return scope.db
    .selectFrom('engagement as e')
    .innerJoin('application as a', (join) =>
      join.onRef('a.engagementId', '=', 'e.id').on('a.supplierId', '=', supplierId),
    )
    .select(['e.kind', 'a.supplierName'])
    .select((eb) => [
      eb.fn.coalesce('a.feeTypeId', 'e.feeTypeId').as('feeTypeId'),
      eb.fn.coalesce('a.feePercent', 'e.feePercent').as('feePercent'),
      eb.fn.coalesce('a.feeAmount', 'e.feeAmount').as('feeAmount'),
    ])
    .where('e.id', '=', engagementId)
    .executeTakeFirstOrThrow();
};

/**
 * Assigns the fees of hired candidates to the agency that won the dispute about them, on its own terms. The hires
 * remain, and the former owner earns no fee for them. Source: domain rules D12.
 */
export const assignFees = async (
  scope: ProviderScope,
  winner: Winner,
  candidateIds: readonly string[],
): Promise<string[]> => {
  const hires = await scope.db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .selectAll('candidate')
    .select('currency.digits')
    .where('candidate.id', 'in', [...candidateIds])
    .where('candidate.statusId', '=', candidateStatus.hired)
    .execute();
  if (hires.length === 0) return [];
  const { kind, supplierName, ...terms } = await termsOf(scope, winner);
  await scope.db
    .insertInto('assignedFee')
    .values(
      hires.map((hire) => ({
        disputeId: winner.disputeId,
        candidateId: hire.id,
        supplierId: winner.supplierId,
        supplierName,
        clientId: hire.clientId,
        engagementId: winner.engagementId,
        amount: kind === 'competitive' ? null : (agencyFee(terms, hire, hire.digits) ?? null),
        currencyId: hire.currencyId,
        assignedAt: scope.now,
      })),
    )
    .execute();
  return hires.map(({ id }) => id);
};
