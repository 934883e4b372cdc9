import type { UserScope } from '#server/platform/scope/scope.ts';

/**
 * Lists the caller's submissions by number, without the candidates' personal data, which doesn't belong to the caller.
 */
export const ownSubmissions = async (scope: UserScope) => {
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
