import { lotRuleSentences } from '#contract/bidding/rules.ts';
import type { LotRulesInput } from '#contract/engagements/shapes/lot-rules.ts';
import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import type { ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { findLotRules } from '../queries/lot-rules.ts';
import { talentRequestEventIds, type LockedRequest } from './change-request.ts';
import { saveRequestChanges } from './edit-request.ts';

/** Returns the sentences that differ between two sets of rules; undefined if the rules read the same to agencies. */
const diffRules = (before: LotRules, after: LotRules, currencyIso: string): RequestChange | undefined => {
  const [was, is] = [before, after].map((rules) => lotRuleSentences(rules, { currencyIso }));
  const removed = (was ?? []).filter((sentence) => !is?.includes(sentence));
  const added = (is ?? []).filter((sentence) => !was?.includes(sentence));
  if (removed.length + added.length === 0) return undefined;
  const text = (sentences: readonly string[]) => (sentences.length === 0 ? null : sentences.join('\n'));
  return { field: 'biddingRules', about: null, before: text(removed), after: text(added) };
};

/**
 * Saves new bidding rules for a locked talent request, and records the change together with any change of the end of
 * bidding. Agencies that still take part are notified, with the earlier values. Returns whether anything has changed.
 * The bidding room saves the new end and updates the bids.
 */
export const changeLotRules = async (
  scope: ClientScope,
  locked: LockedRequest,
  { rules, endsAt }: { rules: LotRulesInput; endsAt: { before: Date; after: Date } | undefined },
): Promise<boolean> => {
  const { request, engagement } = locked;
  const current = (await findLotRules(scope, [request.id])).get(request.id);
  if (!current) return false;
  const changes = [
    diffRules(current, { ...rules, version: current.version }, engagement.currencyCode),
    endsAt && {
      field: 'biddingEnd' as const,
      about: null,
      before: endsAt.before.toISOString(),
      after: endsAt.after.toISOString(),
    },
  ].filter((change) => change !== undefined);
  if (changes.length === 0) return false;
  await scope.db
    .updateTable('lotRules')
    .set({ ...rules, version: current.version + 1 })
    .where('talentRequestId', '=', request.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  const changeId = await saveRequestChanges(scope, locked, changes);
  const what = changes.map(({ field }) => field).join(',');
  await scope.emit({
    kind: engagementEvents.requestChanged,
    ...talentRequestEventIds(locked),
    data: { changeId, what },
  });
  return true;
};

/** Saves when bidding on a talent request ends. An engagement's bidding stage ends with the last of its requests. */
export const saveLotEnd = async (
  scope: ClientScope | SystemScope,
  { talentRequestId, engagementId, clientId }: { talentRequestId: string; engagementId: string; clientId: string },
  endsAt: Date,
): Promise<void> => {
  await scope.db
    .updateTable('lotRules')
    .set({ endsAt })
    .where('talentRequestId', '=', talentRequestId)
    .where('clientId', '=', clientId)
    .execute();
  await scope.db
    .updateTable('engagement')
    .set({ biddingEndsAt: endsAt })
    .where('id', '=', engagementId)
    .where('clientId', '=', clientId)
    .where('biddingEndsAt', '<', endsAt)
    .execute();
};
