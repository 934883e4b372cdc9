import { sql, type RawBuilder } from 'kysely';
import { toPage } from '#contract/common/paging.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { listDisputes as operation } from '#contract/disputes/operations.ts';
import type { Dispute } from '#contract/disputes/shapes.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { rightToWithdrawDispute } from '../policy.ts';

/** Selects the times at which an agency uploaded the CVs for which the condition holds, oldest first. */
export const selectCvUploads = (supplierId: string, isIncluded: RawBuilder<boolean>): RawBuilder<Date[]> => sql<Date[]>`
  (select coalesce(array_agg(distinct cv.created_at order by cv.created_at), '{}') from candidate_document cv
   where cv.kind = 'cv' and cv.supplier_id = ${sql.ref(supplierId)} and ${isIncluded})`;

/**
 * Selects disputes with the names of their engagement, talent request and client, and with what Rolecall has recorded for
 * the agency that opened them. Disputes whose data about the person was removed are left out.
 */
export const selectDisputesWithNames = (scope: Scope) =>
  scope.db
    .selectFrom('ownershipDispute as d')
    .innerJoin('engagement as e', 'e.id', 'd.engagementId')
    .innerJoin('talentRequest as r', 'r.id', 'd.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'd.clientId')
    .leftJoin('consentRequest as consent', 'consent.id', 'd.consentRequestId')
    .selectAll('d')
    .select('consent.withdrawnAt as consentWithdrawnAt')
    .select(
      selectCvUploads(
        'd.supplier_id',
        sql<boolean>`exists (select from candidate_identity i
          where i.candidate_id = cv.candidate_id and i.key_type || ':' || i.key_hash = any (d.keys))`,
      ).as('submittedCvUploadedAt'),
    )
    .select(['e.number as engagementNumber', 'e.title as engagementTitle', 'r.jobTitle', 'client.name as clientName'])
    .select(
      sql<Dispute['assignedFees']>`(
        select coalesce(json_agg(json_build_object('amount', f.amount::text, 'currencyIso', c.code,
          'isAgreed', f.agreed_at is not null) order by f.candidate_id), '[]')
        from assigned_fee f join currency c on c.id = f.currency_id where f.dispute_id = d.id)`.as('assignedFees'),
    )
    .where('d.erasedAt', 'is', null);

export type DisputeWithNames = Awaited<ReturnType<ReturnType<typeof selectDisputesWithNames>['execute']>>[number];

/** Returns the fields of a dispute that both the agency and the staff can read. */
export const baseDisputeFields = (row: DisputeWithNames): Omit<Dispute, 'can'> => ({
  disputeId: row.id,
  state: row.state,
  firstName: row.firstName,
  lastName: row.lastName,
  engagementId: row.engagementId,
  engagementNumber: row.engagementNumber,
  engagementTitle: row.engagementTitle,
  jobTitle: row.jobTitle,
  clientName: row.clientName,
  contacts: row.contacts,
  statement: row.statement,
  consentedAt: row.consentedAt?.toISOString() ?? null,
  consentWithdrawnAt: row.consentWithdrawnAt?.toISOString() ?? null,
  cvUploadedAt: [
    ...new Set([...row.cvUploadedAt, ...row.submittedCvUploadedAt].map((at) => at.toISOString())),
  ].toSorted(),
  openedAt: row.openedAt.toISOString(),
  openedByName: row.openedByName,
  decideBy: row.decideBy.toISOString(),
  lateAt: row.lateAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  reasons: row.reasons,
  assignedFees: row.assignedFees,
});

const toDispute = (scope: AgencyScope, row: DisputeWithNames): Dispute => ({
  ...baseDisputeFields(row),
  can: { withdraw: rightToWithdrawDispute(scope, row) },
});

/** Returns one of the agency's disputes after a change to it. */
export const reloadDispute = async (scope: AgencyScope, disputeId: string): Promise<Dispute> =>
  toDispute(scope, await selectDisputesWithNames(scope).where('d.id', '=', disputeId).executeTakeFirstOrThrow());

/** Lists the disputes that the caller's agency opened, latest first. */
export const listDisputes = async (
  scope: AgencyScope,
  page: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const rows = await selectDisputesWithNames(scope)
    .where('d.supplierId', '=', scope.tenantId)
    .orderBy('d.openedAt', 'desc')
    .orderBy('d.id')
    .limit(page.pageSize)
    .offset(page.pageCurrent * page.pageSize)
    .execute();
  const { total } = await scope.db
    .selectFrom('ownershipDispute')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('supplierId', '=', scope.tenantId)
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return toPage(
    rows.map((row) => toDispute(scope, row)),
    page,
    Number(total),
  );
};
