import type { Bidder, EmployerLot } from '#contract/bidding/shapes.ts';

/** The employer's award decision for a lot, before it is published. */
export interface AwardChoice {
  /** The pseudonyms of the bidders to award. */
  readonly awarded: readonly string[];
  /** The reasons for passing over higher-ranked bidders, by pseudonym. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The percentage of the roles for each awarded bidder, by pseudonym; null if the roles aren't split. */
  readonly shares: Readonly<Record<string, number | null>> | null;
  /** Whether the lot's result is published together with the others. If not, the lot can be awarded later. */
  readonly isPublished: boolean;
}

/** Returns the bidders that can be awarded, best first. */
export const awardableBidders = (lot: Pick<EmployerLot, 'bidders'>): Bidder[] =>
  lot.bidders
    .filter(({ status, position }) => status === 'valid' && position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));

/**
 * Returns how many agencies can be awarded. If all agencies that qualify are awarded, this is the number of bidders.
 */
const limitOf = (lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>): number =>
  lot.awardLimit ?? awardableBidders(lot).length;

/** Returns the award by rank, which is preselected in the form. */
export const proposedAward = (lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>): AwardChoice => ({
  awarded: awardableBidders(lot)
    .slice(0, limitOf(lot))
    .map(({ bidder }) => bidder),
  reasons: {},
  shares: null,
  isPublished: true,
});

/**
 * Returns the bidders that aren't awarded although their rank would allow it, each of which must be given a reason.
 * Source: domain rules D20.
 */
export const passedOverBidders = (
  lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>,
  { awarded }: Pick<AwardChoice, 'awarded'>,
): Bidder[] => {
  const ranked = awardableBidders(lot);
  const places = ranked.filter(({ bidder }) => awarded.includes(bidder)).map(({ position }) => position ?? 0);
  const line = Math.max(limitOf(lot), ...places);
  return ranked.filter(({ bidder, position }) => !awarded.includes(bidder) && (position ?? 0) <= line);
};

export type AwardChoiceError = 'nothing-chosen' | 'too-many' | 'reason-missing' | 'shares-off';

/** Returns the error that prevents a lot's result from being published, or undefined if there is none. */
export const awardChoiceError = (
  lot: Pick<EmployerLot, 'bidders' | 'awardLimit'>,
  choice: AwardChoice,
): AwardChoiceError | undefined => {
  if (choice.awarded.length === 0) return 'nothing-chosen';
  if (lot.awardLimit !== null && choice.awarded.length > lot.awardLimit) return 'too-many';
  const { shares } = choice;
  if (shares !== null && choice.awarded.reduce((sum, bidder) => sum + (shares[bidder] ?? 0), 0) !== 100)
    return 'shares-off';
  const isMissing = passedOverBidders(lot, choice).some(({ bidder }) => (choice.reasons[bidder] ?? '').trim() === '');
  return isMissing ? 'reason-missing' : undefined;
};

/** Returns the choice after selecting or deselecting a bidder. */
export const toggleAwardedBidder = (choice: AwardChoice, bidder: string): AwardChoice => ({
  ...choice,
  awarded: choice.awarded.includes(bidder)
    ? choice.awarded.filter((one) => one !== bidder)
    : [...choice.awarded, bidder],
});

/** Returns the input that awards a lot to no one, with one reason for all bidders. */
export const toEmptyAwardInput = (lot: EmployerLot, text: string) => ({
  talentRequestId: lot.talentRequestId,
  awarded: [],
  reasons: awardableBidders(lot).map(({ bidder }) => ({ bidder, text })),
});

/** Returns a lot's part of the award input, without reasons that are no longer needed. */
export const toAwardInput = (lot: EmployerLot, choice: AwardChoice) => ({
  talentRequestId: lot.talentRequestId,
  awarded: choice.awarded.map((bidder) => ({ bidder, sharePercent: choice.shares?.[bidder] ?? null })),
  reasons: passedOverBidders(lot, choice).map(({ bidder }) => ({
    bidder,
    text: (choice.reasons[bidder] ?? '').trim(),
  })),
});
