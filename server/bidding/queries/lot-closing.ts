import type { Scope } from '#server/platform/scope/scope.ts';

/** When a lot was closed and reopened, which its lock does not return. */
export const closingOf = (
  scope: Scope,
  talentRequestId: string,
): Promise<{ closedAt: Date | null; reopenedAt: Date | null; standstillEndsAt: Date | null }> =>
  scope.db
    .selectFrom('lot')
    .select(['closedAt', 'reopenedAt', 'standstillEndsAt'])
    .where('talentRequestId', '=', talentRequestId)
    .executeTakeFirstOrThrow();
