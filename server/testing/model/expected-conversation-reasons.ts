import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { missingPermissionReasons } from './expected-reasons.ts';
import {
  agencyOf,
  effectiveClarificationEnd,
  effectiveClosingTime,
  type Agency,
  type ModelMarket,
  type ModelPlayer,
} from './market.ts';

// The domain rules on conversations (D5, D10, D25), written independently of the product's own rules. The functions
// return the codes of the reasons that prevent an action.

const hour = 3_600_000;
/** The application statuses of agencies that take part. */
const takingPart: readonly ApplicationStatusId[] = [
  applicationStatus.pending,
  applicationStatus.approved,
  applicationStatus.rebid,
];

const ended = (market: ModelMarket): string[] => (market.status === 'open' ? [] : ['engagement-ended']);

/** Returns only the first non-empty list of reasons, since the others are not shown. */
const first = (...reasons: readonly string[][]): string[] => reasons.find((some) => some.length > 0) ?? [];

const notTakingPart = (market: ModelMarket, agency: Agency): string[] => {
  const application = market.applications[agency];
  if (!application) return ['not-applied'];
  return takingPart.includes(application.statusId) ? [] : ['application-closed'];
};

/**
 * Whether the deadline, `hours` before the end, has passed. A competitive engagement has no deadline before its
 * clarification stage.
 */
const isOver = (market: ModelMarket, now: number, hours: number): boolean => {
  if (market.kind === 'successfee') return effectiveClosingTime(market, now) - hours * hour <= now;
  if (market.stage !== 'application' && market.stage !== 'clarification') return true;
  const end = effectiveClarificationEnd(market, now);
  return end !== null && end - hours * hour <= now;
};

const closed = (isClosed: boolean): string[] => (isClosed ? ['questions-closed'] : []);

export const reasonsAgainstAsking = (market: ModelMarket, player: ModelPlayer, agency: Agency, now: number): string[] =>
  first(
    missingPermissionReasons(player),
    ended(market),
    notTakingPart(market, agency),
    closed(isOver(market, now, market.questionHours)),
  );

export const reasonsAgainstReplying = (market: ModelMarket, player: ModelPlayer, now: number): string[] => {
  const agency = agencyOf(player);
  if (!agency) return ended(market);
  return first(
    missingPermissionReasons(player),
    ended(market),
    notTakingPart(market, agency),
    closed(isOver(market, now, market.answerHours)),
  );
};

export const reasonsAgainstPublishingAnswer = (market: ModelMarket, isPublished: boolean): string[] =>
  first(ended(market), isPublished ? ['already-published'] : []);

export const reasonsAgainstCommenting = (market: ModelMarket, player: ModelPlayer): string[] =>
  first(missingPermissionReasons(player), ended(market));
