import {
  latestPrequalificationStatus,
  type Agency,
  type ModelMarket,
  type ModelPrequalification,
  type ModelPlayer,
} from './market.ts';

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

const ofLatest = (market: ModelMarket, agency: Agency, now: number): string[] => {
  const latest = market.prequalifications.findLast(({ of }) => of === agency);
  switch (latestPrequalificationStatus(market, agency, now)) {
    case 1:
      return ['prequalification-pending'];
    case 2:
      return ['already-prequalified'];
    case 3:
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

export const reasonsAgainstDecidingPrequalification = (statusId: number): string[] =>
  statusId === 1 ? [] : ['prequalification-decided'];

export const reasonsAgainstRevokingPrequalification = (statusId: number): string[] =>
  statusId === 2 ? [] : ['nothing-to-revoke'];

export const reasonsAgainstExtendingPrequalification = (statusId: number): string[] =>
  statusId === 2 ? [] : ['nothing-to-extend'];
