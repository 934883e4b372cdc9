import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { dayAt, type Agency, type ModelMarket, type ModelPrequalification, type ModelPlayer } from './market.ts';

// The domain rules on prequalification (D5, D11). The functions return the codes of the reasons that prevent an
// action.

const day = 86_400_000;
const midnight = (at: number): number => Math.floor(at / day) * day;

/**
 * Whether a declined request still prevents a new one. New documents would end this waiting time of thirty days
 * earlier, but the model uploads none.
 */
const waits = ({ decidedAt }: ModelPrequalification, now: number): boolean =>
  decidedAt !== null && midnight(now) - midnight(decidedAt) < 30 * day;

/** Returns a request's current status. An approval expires after its last day. */
export const modelPrequalificationStatusAt = (
  { statusId, endsOn }: Pick<ModelPrequalification, 'statusId' | 'endsOn'>,
  now: number,
): PrequalificationStatusId =>
  statusId === prequalificationStatus.approved && endsOn !== null && endsOn < dayAt(now)
    ? prequalificationStatus.expired
    : statusId;

/** Returns the current status of an agency's latest request; undefined if it never requested prequalification. */
export const latestPrequalificationStatus = (
  market: ModelMarket,
  agency: Agency,
  now: number,
): PrequalificationStatusId | undefined => {
  const latest = market.prequalifications.findLast(({ of }) => of === agency);
  return latest && modelPrequalificationStatusAt(latest, now);
};

const ofLatest = (market: ModelMarket, agency: Agency, now: number): string[] => {
  const latest = market.prequalifications.findLast(({ of }) => of === agency);
  switch (latestPrequalificationStatus(market, agency, now)) {
    case prequalificationStatus.pending:
      return ['prequalification-pending'];
    case prequalificationStatus.approved:
      return ['already-prequalified'];
    case prequalificationStatus.declined:
      return latest && waits(latest, now) ? ['wait-after-decline'] : [];
    default:
      return [];
  }
};

export const reasonsAgainstRequestingPrequalification = (
  market: ModelMarket,
  player: ModelPlayer,
  agency: Agency,
  now: number,
): string[] => [...(player === 'onlooker' ? ['no-permission'] : []), ...ofLatest(market, agency, now)];

export const reasonsAgainstDecidingPrequalification = (statusId: PrequalificationStatusId): string[] =>
  statusId === prequalificationStatus.pending ? [] : ['prequalification-decided'];

export const reasonsAgainstRevokingPrequalification = (statusId: PrequalificationStatusId): string[] =>
  statusId === prequalificationStatus.approved ? [] : ['nothing-to-revoke'];

export const reasonsAgainstExtendingPrequalification = (statusId: PrequalificationStatusId): string[] =>
  statusId === prequalificationStatus.approved ? [] : ['nothing-to-extend'];
