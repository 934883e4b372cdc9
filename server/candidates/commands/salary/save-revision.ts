import type { Insertable } from 'kysely';
import { currentSalary } from '#contract/candidates/rules.ts';
import { isSameAmount } from '#contract/common/money.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AgencyScope, ClientScope, ProviderScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import type { RevisedPay } from '../../rules/revised-pay.ts';
import { recordVersion } from '../versions/record-version.ts';

type RevisionRow = Insertable<Database['salaryRevision']>;

/**
 * Saves a revision that the caller proposes for a locked candidate, and returns its ID. The revision is open unless
 * `given` closes it.
 */
export const insertRevision = async (
  scope: AgencyScope | ClientScope | ProviderScope,
  candidate: CandidateRow,
  given: RevisedPay & Partial<RevisionRow>,
): Promise<string> => {
  const id = newId();
  await scope.db
    .insertInto('salaryRevision')
    .values({
      id,
      candidateId: candidate.id,
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      baseSalaryBefore: currentSalary(candidate),
      totalCompensationBefore: candidate.totalCompensation,
      agencyFeeBefore: candidate.agencyFee,
      proposedAt: scope.now,
      proposedBy: scope.userId,
      proposedByName: scope.userName,
      proposedBySide: scope.side,
      ...given,
    })
    .execute();
  return id;
};

/**
 * Applies revised pay to a locked candidate. If the revision leaves the total compensation as it was, the candidate's own
 * value stays, because the agency may have edited it while the revision was open.
 */
export const applyRevision = async (
  scope: AgencyScope | ClientScope | ProviderScope,
  candidateId: string,
  {
    baseSalary,
    totalCompensation,
    totalCompensationBefore,
    agencyFee,
  }: RevisedPay & { totalCompensationBefore: string | null },
): Promise<void> => {
  await scope.db
    .updateTable('candidate')
    .set({
      baseSalaryRevised: baseSalary,
      isBaseSalaryRevised: true,
      dateBaseSalaryRevised: scope.now,
      ...(isSameAmount(totalCompensation, totalCompensationBefore) ? {} : { totalCompensation }),
      agencyFee,
      updatedAt: scope.now,
    })
    .where('id', '=', candidateId)
    .execute();
  await recordVersion(scope, candidateId);
};
