import { sql } from 'kysely';
import type { agencyEarnings, approvedCandidates } from '#contract/candidates/operations/agency.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

interface Earned {
  currencyIso: string;
  amount: string;
  hired: number;
}

/** The agency's fees of its hired candidates in one engagement, by currency. */
export const earningsOf = (scope: AgencyScope, engagementId: string): Promise<Earned[]> =>
  scope.db
    .selectFrom('candidate')
    .innerJoin('currency', 'currency.id', 'candidate.currencyId')
    .where('candidate.supplierId', '=', scope.tenantId)
    .where('candidate.statusId', '=', candidateStatus.hired)
    .where('candidate.engagementId', '=', engagementId)
    .select(({ fn }) => [
      'currency.code as currencyIso',
      fn.sum<string>('candidate.agencyFee').as('amount'),
      fn.countAll<number>().as('hired'),
    ])
    .groupBy('currency.code')
    .orderBy('currency.code')
    .execute();

/** The same of all engagements, for those who see the work of everybody; nothing for others. */
export const earningsOfAllEngagements = async (scope: AgencyScope): Promise<Earned[]> => {
  const { rows } = await sql<Earned>`
    select c.code as "currencyIso", e.amount, e.hired from app.earned() e join currency c on c.id = e.currency_id
    order by c.code`.execute(scope.db);
  return rows;
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
