import { openLotStates } from '#contract/bidding/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Returns the earliest end among an auction's lots that take bids now; null if none does. */
export const findNextLotEnd = async (scope: AgencyScope, engagementId: string): Promise<Date | null> => {
  const lot = await scope.db
    .selectFrom('lot')
    .select('endsAt')
    .where('engagementId', '=', engagementId)
    .where('state', 'in', openLotStates)
    .where('pausedAt', 'is', null)
    .where('endsAt', '>', scope.now)
    .orderBy('endsAt')
    .limit(1)
    .executeTakeFirst();
  return lot?.endsAt ?? null;
};
