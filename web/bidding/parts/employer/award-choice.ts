import type { Bidder, EmployerLot } from '#contract/bidding/shapes.ts';

/** The employer's choice for a lot, before it is published. */
export interface AwardChoice {
  /** The pseudonyms of the bidders to award. */
  readonly awarded: readonly string[];
  /** The reasons for bidders passed over, by pseudonym. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Percentages by pseudonym; null if the roles are not split. */
  readonly shares: Readonly<Record<string, number | null>> | null;
  /** Whether the result is published with the others; the lot can be awarded later otherwise. */
  readonly isPublished: boolean;
}

/** Bidders that can be awarded, best first. */
export const awardableBidders = (lot: Pick<EmployerLot, 'bidders'>): Bidder[] =>
  lot.bidders
    .filter(({ status, position }) => status === 'valid' && position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));

/** How many agencies can be awarded, with the number of bidders as the limit of an award to all that qualify. */
const limitOf = (lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>): number =>
  lot.awardLimit ?? awardableBidders(lot).length;

/** The award by rank, which the form starts with. */
export const proposedAward = (lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>): AwardChoice => ({
  awarded: awardableBidders(lot)
    .slice(0, limitOf(lot))
    .map(({ bidder }) => bidder),
  reasons: {},
  shares: null,
  isPublished: true,
});

/**
 * Bidders that are not awarded although their rank would have been: they read a reason. Source: domain rules D20.
 */
export const passedOver = (
  lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>,
  { awarded }: Pick<AwardChoice, 'awarded'>,
): Bidder[] => {
  const ranked = awardableBidders(lot);
  const places = ranked.filter(({ bidder }) => awarded.includes(bidder)).map(({ position }) => position ?? 0);
  const line = Math.max(limitOf(lot), ...places);
  return ranked.filter(({ bidder, position }) => !awarded.includes(bidder) && (position ?? 0) <= line);
};

export type ChoiceFault = 'nothing-chosen' | 'too-many' | 'reason-missing' | 'shares-off';

/** What is missing before the result of a lot can be published; undefined if nothing is. */
export const choiceFault = (
  lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>,
  choice: AwardChoice,
): ChoiceFault | undefined => {
  if (choice.awarded.length === 0) return 'nothing-chosen';
  if (lot.awardLimit !== null && choice.awarded.length > lot.awardLimit) return 'too-many';
  const { shares } = choice;
  if (shares !== null && choice.awarded.reduce((sum, bidder) => sum + (shares[bidder] ?? 0), 0) !== 100)
    return 'shares-off';
  const isMissing = passedOver(lot, choice).some(({ bidder }) => (choice.reasons[bidder] ?? '').trim() === '');
  return isMissing ? 'reason-missing' : undefined;
};

/** The choice after a bidder was selected or deselected. */
export const toggleBidder = (choice: AwardChoice, bidder: string): AwardChoice => ({
  ...choice,
  awarded: choice.awarded.includes(bidder)
    ? choice.awarded.filter((one) => one !== bidder)
    : [...choice.awarded, bidder],
});

/** The input that awards a lot to no one, with one reason for all bidders. */
export const emptyAwardInput = (lot: EmployerLot, text: string) => ({
  talentRequestId: lot.talentRequestId,
  awarded: [],
  reasons: awardableBidders(lot).map(({ bidder }) => ({ bidder, text })),
});

/** The lot in the input of the award, without reasons that are no longer needed. */
export const awardInput = (lot: EmployerLot, choice: AwardChoice) => ({
  talentRequestId: lot.talentRequestId,
  awarded: choice.awarded.map((bidder) => ({ bidder, sharePercent: choice.shares?.[bidder] ?? null })),
  reasons: passedOver(lot, choice).map(({ bidder }) => ({ bidder, text: (choice.reasons[bidder] ?? '').trim() })),
});
