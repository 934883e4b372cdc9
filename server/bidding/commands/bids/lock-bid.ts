import { talentRequestStatus } from '#contract/engagements/states.ts';
import { lockApplication, type FoundApplication } from '#server/applications/public.ts';
import {
  findTalentRequest,
  findLotRules,
  type FoundEngagement,
  type FoundLotRules,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { LotFacts } from '../../policy.ts';
import { lockLot, type LockedLot, type StandingBid } from '../../queries/lock-lot.ts';
import { effectiveLot } from '../../rules/effective-lot.ts';
import { isAtOrAfter } from '../../rules/microseconds.ts';
import { resumeLot } from '../pause-lots.ts';

/** Whether the given version of the terms, if any, is the current one. */
export const isCurrentTermsVersion = (
  { termsVersion }: { termsVersion?: number | undefined },
  engagement: Pick<FoundEngagement, 'termsVersion'>,
): boolean => termsVersion === undefined || termsVersion === engagement.termsVersion;

/** A lot that an agency acts on, with everything that the agency's rights depend on. */
export interface BidContext {
  engagement: FoundEngagement;
  request: FoundTalentRequest;
  rules: FoundLotRules;
  application: FoundApplication | undefined;
  /** The lot; undefined before the bidding stage. */
  lot: LockedLot | undefined;
  /** The agency's own standing bid. */
  own: StandingBid | undefined;
  /** The time of the action, in UTC with microseconds. */
  at: string;
  facts: LotFacts;
}

/**
 * Locks everything that an agency's action on a lot depends on: the engagement (with a lock shared among agencies), the
 * agency's application, and the lot. Undefined if there is no such lot.
 */
export const lockBidContext = async (scope: AgencyScope, talentRequestId: string): Promise<BidContext | undefined> => {
  const found = await findTalentRequest(scope, talentRequestId);
  const place = found && (await lockApplication(scope, found.engagementId));
  if (place?.engagement.kind !== 'competitive') return undefined;
  const { engagement, application } = place;
  // Read only after the engagement is locked, because the employer's changes need that lock too.
  const request = await findTalentRequest(scope, talentRequestId);
  const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
  if (!request || !rules) return undefined;
  const stored = await lockLot(scope, talentRequestId);
  const lot = stored && (await resumeLot(scope, stored, request));
  const at = lot?.receivedAt ?? scope.now.toISOString();
  const own = lot?.standingBids.find(({ supplierId }) => supplierId === scope.tenantId);
  return {
    engagement,
    request,
    rules,
    application,
    lot,
    own,
    at,
    facts: {
      engagement,
      rules,
      applicationStatusId: application?.statusId ?? null,
      lot: lot && effectiveLot(lot, request, new Date(at), () => isAtOrAfter(at, lot.exactEnd)),
      isCancelled: request.statusId === talentRequestStatus.cancelled,
      own,
    },
  };
};
