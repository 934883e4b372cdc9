import type { agencyEarnings, approvedCandidates } from '#contract/candidates/operations/agency.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The agency's fees of its hired candidates, by currency; of one engagement where it is named. */
export const earningsOf = (
  scope: AgencyScope,
  engagementId?: string,
): Promise<{ currencyIso: string; amount: string; hired: number }[]> => {
  const hired = scope.db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .where('candidate.supplierId', '=', scope.tenantId)
    .where('candidate.statusId', '=', candidateStatus.hired);
  return (engagementId === undefined ? hired : hired.where('candidate.engagementId', '=', engagementId))
    .select(({ fn }) => [
      'currency.code as currencyIso',
      fn.sum<string>('candidate.agencyFee').as('amount'),
      fn.countAll<number>().as('hired'),
    ])
    .groupBy('currency.code')
    .orderBy('currency.code')
    .execute();
};

export const readAgencyEarnings = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof agencyEarnings>,
): Promise<Answer<typeof agencyEarnings>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const earnings = await earningsOf(scope, engagementId);
  return {
    engagementId,
    totalAgencyEarnings: earnings.map(({ currencyIso, amount }) => ({ currencyIso, amount })),
    approvedCandidates: earnings.reduce((total, { hired }) => total + hired, 0),
  };
};

export const readApprovedCandidates = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof approvedCandidates>,
): Promise<Answer<typeof approvedCandidates>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const earnings = await earningsOf(scope, engagementId);
  return { engagementId, approvedCandidates: earnings.reduce((total, { hired }) => total + hired, 0) };
};
