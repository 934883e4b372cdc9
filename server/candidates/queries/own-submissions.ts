import type { TenantScope } from '#server/platform/scope/scope.ts';

/** The caller's submissions by number; the candidates' personal data is not included. */
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
