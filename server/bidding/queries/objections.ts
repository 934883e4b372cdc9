import type { listObjections as operation } from '#contract/bidding/operations/employer.ts';
import type { Objection } from '#contract/bidding/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope, TenantScope } from '#server/platform/scope/scope.ts';

/** The maximum number of objections in a list. */
const maxObjections = 200;

const visibleObjections = (scope: TenantScope) => {
  const all = scope.db
    .selectFrom('awardObjection as o')
    .innerJoin('talentRequest as r', 'r.id', 'o.talentRequestId')
    .innerJoin('engagement as e', 'e.id', 'o.engagementId')
    .innerJoin('tenant as c', 'c.id', 'o.clientId')
    .innerJoin('application as a', (join) =>
      join.onRef('a.engagementId', '=', 'o.engagementId').onRef('a.supplierId', '=', 'o.supplierId'),
    )
    .selectAll('o')
    .select(['r.jobTitle', 'e.number as engagementNumber', 'c.name as clientName', 'a.supplierName as agencyName']);
  if (scope.side === 'agency') return all.where('o.supplierId', '=', scope.tenantId);
  return scope.side === 'client' ? all.where('o.clientId', '=', scope.tenantId) : all;
};

type Row = Awaited<ReturnType<ReturnType<typeof visibleObjections>['execute']>>[number];

const objectionView = (row: Row): Objection => ({
  objectionId: row.id,
  talentRequestId: row.talentRequestId,
  jobTitle: row.jobTitle,
  engagementId: row.engagementId,
  engagementNumber: row.engagementNumber,
  clientName: row.clientName,
  agencyName: row.agencyName,
  text: row.text,
  state: row.state,
  madeAt: row.madeAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decisionText: row.decisionText,
});

/** Returns the objections to these talent requests' awards that the caller can see, latest first. */
export const listVisibleObjections = async (
  scope: TenantScope,
  talentRequestIds: readonly string[],
): Promise<Objection[]> => {
  if (talentRequestIds.length === 0) return [];
  const rows = await visibleObjections(scope)
    .where('o.talentRequestId', 'in', talentRequestIds)
    .orderBy('o.madeAt', 'desc')
    .orderBy('o.id')
    .execute();
  return rows.map(objectionView);
};

/** Returns the agency's objection to one of its results, if any. */
export const findOwnObjection = async (scope: TenantScope, resultId: string): Promise<Objection | undefined> => {
  const row = await visibleObjections(scope).where('o.resultId', '=', resultId).executeTakeFirst();
  return row && objectionView(row);
};

/** Finds an objection that the caller may see. */
export const findObjection = async (scope: TenantScope, objectionId: string): Promise<Objection | undefined> => {
  const row = await visibleObjections(scope).where('o.id', '=', objectionId).executeTakeFirst();
  return row && objectionView(row);
};

/** Lists all objections for Rolecall. Open ones come first, then the others, latest first. */
export const listObjections = async (
  scope: ProviderScope,
  { state }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const all = visibleObjections(scope);
  const rows = await (state === undefined ? all : all.where('o.state', '=', state))
    .orderBy(({ eb }) => eb('o.state', '=', 'open'), 'desc')
    .orderBy('o.madeAt', 'desc')
    .orderBy('o.id')
    .limit(maxObjections)
    .execute();
  return { objections: rows.map(objectionView) };
};
