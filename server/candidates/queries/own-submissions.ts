import type { UserScope } from '#server/platform/scope/scope.ts';

/**
 * Lists the candidates that the caller submitted, identified only by number, since their personal data isn't the
 * caller's.
 */
export const listOwnSubmissions = async (scope: UserScope) => {
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
