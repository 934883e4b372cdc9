import type { TenantScope } from '#server/platform/scope/scope.ts';

/** Whom the caller submitted, by number: who those are is theirs. */
export const ownSubmissions = async (scope: TenantScope) => {
  const rows = await scope.db
    .selectFrom('candidate')
    .select(['number', 'dateSubmitted'])
    .where('submittedBy', '=', scope.userId)
    .orderBy('dateSubmitted', 'desc')
    .execute();
  return rows.map(({ number, dateSubmitted }) => ({
    candidateNumber: number,
    submitted: dateSubmitted.toISOString(),
  }));
};
