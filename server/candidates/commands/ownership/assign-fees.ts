import { agencyFee } from '#contract/candidates/rules.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

interface Winner {
  readonly disputeId: string;
  readonly supplierId: string;
  /** The engagement in which the dispute was opened, whose terms apply to the agency. */
  readonly engagementId: string;
}

/** Returns the terms that the agency has accepted in an engagement. Its bids aren't included. */
const termsOf = (scope: ProviderScope, { supplierId, engagementId }: Pick<Winner, 'supplierId' | 'engagementId'>) =>
  scope.db
    .selectFrom('engagement as e')
    .innerJoin('application as a', (join) =>
      join.onRef('a.engagementId', '=', 'e.id').on('a.supplierId', '=', supplierId),
    )
    .select(['e.kind', 'e.currencyId', 'a.supplierName'])
    .select((eb) => [
      eb.fn.coalesce('a.feeTypeId', 'e.feeTypeId').as('feeTypeId'),
      eb.fn.coalesce('a.feePercent', 'e.feePercent').as('feePercent'),
      eb.fn.coalesce('a.feeAmount', 'e.feeAmount').as('feeAmount'),
    ])
    .where('e.id', '=', engagementId)
    .executeTakeFirstOrThrow();

type Terms = Awaited<ReturnType<typeof termsOf>>;

/** Returns hired candidates with the number of decimal places in their currency. */
const selectHires = (scope: ProviderScope, candidateIds: readonly string[]) =>
  scope.db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .selectAll('candidate')
    .select('currency.digits')
    .where('candidate.id', 'in', [...candidateIds])
    .where('candidate.statusId', '=', candidateStatus.hired);

type Hire = Awaited<ReturnType<ReturnType<typeof selectHires>['executeTakeFirstOrThrow']>>;

/**
 * Returns the fee for a hire on an agency's terms; null if the parties have to agree on it, because the terms are bids
 * or a fixed fee in another currency.
 */
const feeOn = ({ kind, currencyId, ...terms }: Terms, hire: Hire): string | null => {
  const isInOtherCurrency = terms.feeAmount !== null && currencyId !== hire.currencyId;
  return kind === 'competitive' || isInOtherCurrency ? null : (agencyFee(terms, hire, hire.digits) ?? null);
};

/**
 * Assigns the fees of hired candidates to the agency that won the dispute about them, on its own terms. The hires
 * remain, and the former owner earns no fee for them. A fee is assigned only once. Returns the IDs of the hires. Source:
 * domain rules D12.
 */
export const assignFees = async (
  scope: ProviderScope,
  winner: Winner,
  candidateIds: readonly string[],
): Promise<string[]> => {
  if (candidateIds.length === 0) return [];
  const hires = await selectHires(scope, candidateIds)
    .where((eb) => eb.or([eb('candidate.feeState', 'is', null), eb('candidate.feeState', '<>', 'assigned')]))
    .execute();
  if (hires.length === 0) return [];
  const terms = await termsOf(scope, winner);
  await scope.db
    .insertInto('assignedFee')
    .values(
      hires.map((hire) => ({
        disputeId: winner.disputeId,
        candidateId: hire.id,
        supplierId: winner.supplierId,
        supplierName: terms.supplierName,
        clientId: hire.clientId,
        engagementId: winner.engagementId,
        amount: feeOn(terms, hire),
        currencyId: hire.currencyId,
        assignedAt: scope.now,
      })),
    )
    .execute();
  const ids = hires.map(({ id }) => id);
  await scope.db.updateTable('candidate').set({ feeState: 'assigned' }).where('id', 'in', ids).execute();
  return ids;
};

/** Recalculates a hire's assigned fee after its salary was corrected. An agreed fee stays as it was agreed. */
export const recalculateAssignedFee = async (scope: ProviderScope, candidateId: string): Promise<void> => {
  const assigned = await scope.db
    .selectFrom('assignedFee')
    .select(['supplierId', 'engagementId'])
    .where('candidateId', '=', candidateId)
    .where('agreedAt', 'is', null)
    .executeTakeFirst();
  if (!assigned) return;
  const hire = await selectHires(scope, [candidateId]).executeTakeFirstOrThrow();
  await scope.db
    .updateTable('assignedFee')
    .set({ amount: feeOn(await termsOf(scope, assigned), hire) })
    .where('candidateId', '=', candidateId)
    .execute();
};
