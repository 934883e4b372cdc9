import type { listBidAccesses as operation } from '#contract/audits/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { listKeyUses } from '#server/bidding/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Lists who opened or read a lot's bids, latest first, for an agency that has bid on it. Source: decision 0074. */
export const listBidAccesses = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const keyUses = await listKeyUses(scope, talentRequestId);
  if (!keyUses) return notFound();
  const openings = keyUses.map((at) => ({ kind: 'opening' as const, at: at.toISOString() }));
  const audits = await scope.db
    .selectFrom('auditAccess')
    .select(['at', 'auditorName', 'isDownload', 'withNames'])
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    accesses: [
      ...audits.map(({ at, ...access }) => ({ kind: 'audit' as const, at: at.toISOString(), ...access })),
      ...openings,
    ].sort((one, other) => other.at.localeCompare(one.at)),
  };
};
