import type { Insertable } from 'kysely';
import { currentSalary, revisedAmountsOf, type RevisedAmounts } from '#contract/candidates/rules.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AgencyScope, ClientScope, ProviderScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import type { RevisedPay } from '../../rules/revised-pay.ts';
import { recordVersion } from '../versions/record-version.ts';

type RevisionRow = Insertable<Database['salaryRevision']>;

/** Returns the data of the events about a revision. */
export const revisionEventData = (
  revision: { id: string } & Parameters<typeof revisedAmountsOf>[0],
): { revisionId: string; revised: RevisedAmounts } => ({
  revisionId: revision.id,
  revised: revisedAmountsOf(revision),
});

/**
 * Saves a revision that the caller proposes for a locked candidate, and returns the data of its event. The revision is
 * open unless `given` closes it.
 */
export const insertRevision = async (
  scope: AgencyScope | ClientScope | ProviderScope,
  candidate: CandidateRow,
  given: RevisedPay & Partial<RevisionRow>,
): Promise<ReturnType<typeof revisionEventData>> => {
  const id = newId();
  const before = { baseSalaryBefore: currentSalary(candidate), totalCompensationBefore: candidate.totalCompensation };
  await scope.db
    .insertInto('salaryRevision')
    .values({
      id,
      candidateId: candidate.id,
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      ...before,
      agencyFeeBefore: candidate.agencyFee,
      proposedAt: scope.now,
      proposedBy: scope.userId,
      proposedByName: scope.userName,
      proposedBySide: scope.side,
      ...given,
    })
    .execute();
  return revisionEventData({ ...given, ...before, id });
};

/**
 * Applies revised pay to a locked candidate. An amount that the revision leaves as it was stays as it is: the agency may
 * have edited the total compensation while the revision was open, and the base salary counts as revised only if it was.
 */
export const applyRevision = async (
  scope: AgencyScope | ClientScope | ProviderScope,
  candidateId: string,
  revision: RevisedPay & { baseSalaryBefore: string; totalCompensationBefore: string | null },
): Promise<void> => {
  const { baseSalary, totalCompensation, agencyFee } = revision;
  const revised = revisedAmountsOf(revision);
  await scope.db
    .updateTable('candidate')
    .set({
      ...(revised === 'totalCompensation'
        ? {}
        : { baseSalaryRevised: baseSalary, isBaseSalaryRevised: true, dateBaseSalaryRevised: scope.now }),
      ...(revised === 'baseSalary' ? {} : { totalCompensation }),
      agencyFee,
      updatedAt: scope.now,
    })
    .where('id', '=', candidateId)
    .execute();
  await recordVersion(scope, candidateId);
};
