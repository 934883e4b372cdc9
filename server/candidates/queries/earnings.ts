import { sql } from 'kysely';
import type { agencyEarnings, approvedCandidates } from '#contract/candidates/operations/agency.ts';
import { candidateStatus, type FeeState } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { isOfOtherKind } from '../rules/other-kind.ts';

interface Earned {
  currencyIso: string;
  amount: string;
  hired: number;
  /** The fees that are on hold while it is disputed who represents the candidate. They are not in `amount`. */
  onHold: string;
}

/** Selects the agency's fees: those of its hires, with the state of each fee, and those that were assigned to it. */
const fees = (scope: AgencyScope) =>
  scope.db
    .selectFrom((eb) =>
      eb
        .selectFrom('candidate')
        .where('supplierId', '=', scope.tenantId)
        .where('statusId', '=', candidateStatus.hired)
        .select(['clientId', 'engagementId', 'currencyId', 'agencyFee as fee', 'feeState'])
        .select(sql<number>`1`.as('hires'))
        .unionAll(
          eb
            .selectFrom('assignedFee')
            .where('supplierId', '=', scope.tenantId)
            .where('amount', 'is not', null)
            .select(['clientId', 'engagementId', 'currencyId'])
            .select(sql<string>`amount`.as('fee'))
            .select(sql<FeeState | null>`null`.as('feeState'))
            .select(sql<number>`0`.as('hires')),
        )
        .as('earned'),
    )
    .innerJoin('currency', 'currency.id', 'earned.currencyId');

/** The sum of the fees that are due: neither on hold nor assigned to another agency. */
const dueFees = sql<string>`coalesce(sum(fee) filter (where fee_state is null), 0)`;

const earnings = (scope: AgencyScope) =>
  fees(scope)
    .select([
      'currency.code as currencyIso',
      dueFees.as('amount'),
      sql<string>`coalesce(sum(fee) filter (where fee_state = 'on_hold'), 0)`.as('onHold'),
      sql<number>`sum(hires)::int`.as('hired'),
    ])
    .groupBy('currency.code')
    .orderBy('currency.code');

/** Sums the agency's fees in one engagement, by currency. */
export const sumEarnings = (scope: AgencyScope, engagementId: string): Promise<Earned[]> =>
  earnings(scope).where('earned.engagementId', '=', engagementId).execute();

/** Sums the agency's fees at each of these clients, by currency. */
export const sumEarningsByClient = (scope: AgencyScope, clientIds: readonly string[]) =>
  fees(scope)
    .select(['earned.clientId', 'currency.code as currencyIso', dueFees.as('amount')])
    .where('earned.clientId', 'in', clientIds)
    .groupBy(['earned.clientId', 'currency.code'])
    .orderBy('currency.code')
    .execute();

/** Sums the agency's fees in all engagements; empty for users who see only their own work. */
export const sumEarningsAcrossEngagements = async (scope: AgencyScope): Promise<Earned[]> =>
  maySeeAllAssignments(scope) ? earnings(scope).execute() : [];

export const readAgencyEarnings = async (
  scope: AgencyScope,
  input: InputOf<typeof agencyEarnings>,
): Promise<HandlerResult<typeof agencyEarnings>> => {
  const { engagementId } = input;
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement || isOfOtherKind(input, engagement)) return notFound();
  const earned = await sumEarnings(scope, engagementId);
  return {
    engagementId,
    totalAgencyEarnings: earned
      .filter(({ amount, onHold }) => Number(amount) > 0 || Number(onHold) === 0)
      .map(({ currencyIso, amount }) => ({ currencyIso, amount })),
    onHold: earned
      .filter(({ onHold }) => Number(onHold) > 0)
      .map(({ currencyIso, onHold }) => ({ currencyIso, amount: onHold })),
    approvedCandidates: earned.reduce((total, { hired }) => total + hired, 0),
  };
};

export const readApprovedCandidates = async (
  scope: AgencyScope,
  input: InputOf<typeof approvedCandidates>,
): Promise<HandlerResult<typeof approvedCandidates>> => {
  const { engagementId } = input;
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement || isOfOtherKind(input, engagement)) return notFound();
  const earned = await sumEarnings(scope, engagementId);
  return { engagementId, approvedCandidates: earned.reduce((total, { hired }) => total + hired, 0) };
};
