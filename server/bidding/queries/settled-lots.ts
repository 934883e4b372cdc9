import { sql } from 'kysely';
import { settledLotStates } from '#contract/bidding/states.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

/**
 * Selects the auctions whose lots are all settled, at least one of them with a final log. Includes the number of lots
 * and the time of the latest close.
 */
export const selectSettledAuctions = ({ db }: ProviderScope) =>
  db
    .selectFrom('lot')
    .groupBy('engagementId')
    .select((of) => [
      'engagementId',
      of.fn.countAll<number>().as('lotCount'),
      sql<Date | null>`max(closed_at)`.as('closedAt'),
    ])
    .having((of) => of.fn<boolean>('bool_and', [of('state', 'in', settledLotStates)]), '=', true)
    .having((of) => of.fn<boolean>('bool_or', [of('finalHead', 'is not', null)]), '=', true);

/** Whether an auction is settled, by the same criteria as `selectSettledAuctions`. */
export const isAuctionSettled = async (scope: ProviderScope, engagementId: string): Promise<boolean> =>
  (await selectSettledAuctions(scope).where('engagementId', '=', engagementId).executeTakeFirst()) !== undefined;
