import type { listAuctionKeys as operation } from '#contract/bidding/operations/keys.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/** Lists the public keys, oldest first. Keys that are no longer in use are still needed to verify old signatures. */
export const listAuctionKeys = async (scope: Scope): Promise<HandlerResult<typeof operation>> => {
  const rows = await scope.db.selectFrom('auctionKey').select('jwk').orderBy('since').orderBy('kid').execute();
  return { keys: rows.map(({ jwk }) => jwk) };
};
