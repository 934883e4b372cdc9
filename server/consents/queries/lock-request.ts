import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Returns a request's IDs for its events. */
export const consentEventIds = (row: {
  id: string;
  supplierId: string;
  engagementId: string;
  talentRequestId: string;
}) => ({
  supplierId: row.supplierId,
  engagementId: row.engagementId,
  talentRequestId: row.talentRequestId,
  data: { consentRequestId: row.id },
});

/** Locks one of the agency's requests, and finds the candidate created from it. */
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
