import type { agencyEarnings, approvedCandidates } from '#contract/candidates/operations/agency.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

interface Earned {
  currencyIso: string;
  amount: string;
  hired: number;
}

const earnings = (scope: AgencyScope) =>
  scope.db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .where('candidate.supplierId', '=', scope.tenantId)
    .where('candidate.statusId', '=', candidateStatus.hired)
    .select(({ fn }) => [
      'currency.code as currencyIso',
      fn.sum<string>('candidate.agencyFee').as('amount'),
      fn.countAll<number>().as('hired'),
    ])
    .groupBy('currency.code')
    .orderBy('currency.code');

/** Sums the agency's fees for its hired candidates in one engagement, by currency. */
export const sumEarnings = (scope: AgencyScope, engagementId: string): Promise<Earned[]> =>
  earnings(scope).where('candidate.engagementId', '=', engagementId).execute();

/** Sums the agency's fees in all engagements; empty for users who see only their own work. */
export const earningsOfAllEngagements = async (scope: AgencyScope): Promise<Earned[]> =>
  maySeeAllAssignments(scope) ? earnings(scope).execute() : [];

export const readAgencyEarnings = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof agencyEarnings>,
): Promise<HandlerResult<typeof agencyEarnings>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const earned = await sumEarnings(scope, engagementId);
  return {
    engagementId,
    totalAgencyEarnings: earned.map(({ currencyIso, amount }) => ({ currencyIso, amount })),
    approvedCandidates: earned.reduce((total, { hired }) => total + hired, 0),
  };
};

export const readApprovedCandidates = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof approvedCandidates>,
): Promise<HandlerResult<typeof approvedCandidates>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const earned = await sumEarnings(scope, engagementId);
  return { engagementId, approvedCandidates: earned.reduce((total, { hired }) => total + hired, 0) };
};
