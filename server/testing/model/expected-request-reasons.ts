import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { effectiveLotEnd, takesBids, type ModelMarket, type ModelRequest } from './market.ts';

// The domain rules on talent requests and the end of engagements (D15, D16). The functions return the codes of the
// reasons that prevent an employer's action.

export const monthMs = 30 * 86_400_000;

const ended = (market: ModelMarket): string[] => (market.status === 'open' ? [] : ['engagement-ended']);

const settled: Readonly<Partial<Record<TalentRequestStatusId, string>>> = {
  [talentRequestStatus.pending]: 'request-not-open',
  [talentRequestStatus.fulfilled]: 'request-fulfilled',
  [talentRequestStatus.cancelled]: 'request-cancelled',
  [talentRequestStatus.paused]: 'request-paused',
};

const onlyIn = (
  market: ModelMarket,
  { statusId }: ModelRequest,
  statusIds: readonly TalentRequestStatusId[],
): string[] => {
  if (market.status !== 'open') return ended(market);
  return statusIds.includes(statusId) ? [] : [settled[statusId] ?? ''];
};

export const reasonsAgainstPausing = (market: ModelMarket, request: ModelRequest): string[] =>
  onlyIn(market, request, [talentRequestStatus.inMarket, talentRequestStatus.available]);

export const reasonsAgainstResuming = (market: ModelMarket, request: ModelRequest): string[] =>
  market.status === 'open' && request.statusId !== talentRequestStatus.paused ? ['request-not-paused'] : ended(market);

export const reasonsAgainstCancelling = (market: ModelMarket, request: ModelRequest): string[] => {
  const place = onlyIn(market, request, [
    talentRequestStatus.pending,
    talentRequestStatus.inMarket,
    talentRequestStatus.available,
    talentRequestStatus.paused,
  ]);
  const hired = request.noOfRolesFilled - request.internallyFilledRoles;
  return place.length === 0 && hired > 0 ? ['somebody-hired'] : place;
};

export const reasonsAgainstRestoring = (market: ModelMarket, request: ModelRequest, now: number): string[] => {
  if (request.statusId !== talentRequestStatus.cancelled) return ['request-not-cancelled'];
  if (market.status !== 'open') return ended(market);
  return now - request.changedAt < monthMs ? [] : ['restore-passed'];
};

export const reasonsAgainstCompleting = (market: ModelMarket, request: ModelRequest): string[] =>
  onlyIn(market, request, [talentRequestStatus.inMarket, talentRequestStatus.available, talentRequestStatus.paused]);

/**
 * Returns the reasons against changing a request's text and questions. They can change while the request is recruiting
 * or paused.
 */
export const reasonsAgainstChangingRequest = (market: ModelMarket, request: ModelRequest): string[] =>
  onlyIn(market, request, [talentRequestStatus.inMarket, talentRequestStatus.available, talentRequestStatus.paused]);

const isBidOn = ({ kind, stage }: ModelMarket): boolean =>
  kind === 'competitive' && ['bidding', 'fulfillment'].includes(stage);

const isAwarded = ({ kind, stage }: ModelMarket): boolean => kind === 'competitive' && stage === 'fulfillment';

/**
 * Returns the reasons against changing roles, location, salary and contracted time. These are also frozen once bidding
 * has ended.
 */
export const reasonsAgainstChangingBasis = (market: ModelMarket, request: ModelRequest, now: number): string[] => {
  const before = reasonsAgainstChangingRequest(market, request);
  const { lot } = request;
  const isOver = lot !== undefined && (!takesBids(lot) || effectiveLotEnd(lot, now) <= now);
  const isWithoutLot = lot === undefined && isAwarded(market);
  return before.length === 0 && (isWithoutLot || isOver) ? ['bidding-ended'] : before;
};

const notPublished = (market: ModelMarket): string[] =>
  market.isPublished ? ended(market) : ['engagement-not-published'];

export const reasonsAgainstPausingEngagement = (market: ModelMarket): string[] => {
  const before = notPublished(market);
  if (
    before.length > 0 ||
    market.requests.some(
      ({ statusId }) => statusId === talentRequestStatus.inMarket || statusId === talentRequestStatus.available,
    )
  )
    return before;
  return market.requests.some(({ statusId }) => statusId === talentRequestStatus.paused)
    ? ['engagement-paused']
    : ['nothing-open'];
};

export const reasonsAgainstResumingEngagement = (market: ModelMarket): string[] => {
  const before = notPublished(market);
  return before.length > 0 || market.requests.some(({ statusId }) => statusId === talentRequestStatus.paused)
    ? before
    : ['nothing-paused'];
};

/** Returns the reasons against changing an engagement's description, which can change while the engagement is open. */
export const reasonsAgainstChangingEngagement = (market: ModelMarket): string[] => notPublished(market);

/** Returns the reasons against changing the terms, which are frozen by the award. */
export const reasonsAgainstChangingTerms = (market: ModelMarket): string[] => {
  const before = notPublished(market);
  return before.length === 0 && isAwarded(market) ? ['engagement-awarded'] : before;
};

/**
 * Returns the reasons against adding requests to an engagement. It must be open and not paused, and agencies must not
 * be bidding on the existing requests yet.
 */
export const reasonsAgainstAddingRequests = (market: ModelMarket): string[] => {
  const before = notPublished(market);
  if (before.length > 0) return before;
  return [...(isBidOn(market) ? ['bidding-begun'] : []), ...(market.stillSince === null ? [] : ['engagement-paused'])];
};

/**
 * Returns the reasons against ending an engagement. Before agencies work on it, it can be cancelled; afterwards it can
 * be discontinued or completed.
 */
export const reasonsAgainstEndingEngagement = (
  market: ModelMarket,
  endedAs: 'cancelled' | 'discontinued' | 'completed',
): string[] => {
  if (market.status !== 'open') return ended(market);
  if (!market.isPublished) return ['engagement-not-published'];
  const works = market.stage === 'fulfillment';
  if (endedAs === 'cancelled') return works ? ['engagement-in-fulfillment'] : [];
  return works ? [] : ['engagement-before-fulfillment'];
};

/**
 * Returns the next stage that the employer can move a competitive engagement to. Later stages follow from the award.
 */
export const stageAfter = ({ kind, stage }: ModelMarket): 'clarification' | 'bidding' | undefined => {
  if (kind === 'successfee') return undefined;
  return stage === 'application' ? 'clarification' : stage === 'clarification' ? 'bidding' : undefined;
};

/**
 * Returns the reasons against moving an engagement to its next stage. The employer can move a competitive one to
 * clarification and to bidding, but no further.
 */
export const reasonsAgainstMovingStage = (market: ModelMarket): string[] => {
  if (market.status !== 'open') return ended(market);
  if (!market.isPublished) return ['engagement-not-published'];
  if (market.kind !== 'competitive') return ['no-such-stage'];
  return isBidOn(market) ? ['stage-moves-by-award'] : [];
};
