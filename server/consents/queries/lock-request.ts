import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The IDs of a request for its events. */
export const consentIds = (row: { id: string; supplierId: string; engagementId: string; talentRequestId: string }) => ({
  supplierId: row.supplierId,
  engagementId: row.engagementId,
  talentRequestId: row.talentRequestId,
  data: { consentRequestId: row.id },
});

/** A request of the caller's agency, locked, with the candidate that it became. */
export const lockOwnRequest = async (scope: AgencyScope, requestId: string) => {
  const row = await scope.db
    .selectFrom('consentRequest')
    .selectAll()
    .where('id', '=', requestId)
    .where('supplierId', '=', scope.tenantId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const candidate = await scope.db
    .selectFrom('candidate')
    .select('id')
    .where('consentRequestId', '=', requestId)
    .executeTakeFirst();
  return { ...row, candidateId: candidate?.id ?? null };
};
