import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Returns the agency's current result on a lot or, if there is none, its latest result that has been set aside. */
export const findOwnResult = async (scope: AgencyScope, talentRequestId: string) => {
  const result = await scope.db
    .selectFrom('lotResult')
    .selectAll('lotResult')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('awardObjection').select('id').whereRef('awardObjection.resultId', '=', 'lotResult.id')).as(
        'hasObjected',
      ),
    )
    .where('talentRequestId', '=', talentRequestId)
    .where('supplierId', '=', scope.tenantId)
    .orderBy(({ eb }) => eb('state', '=', 'set-aside'))
    .orderBy('publishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return result && { ...result, hasObjected: result.hasObjected === true };
};
