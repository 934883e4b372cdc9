import { awardType } from '#contract/engagements/states.ts';
import type { LotPosition } from '#contract/bidding/shapes.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';

export type LadderEntry =
  | { kind: 'own'; rank: number }
  | { kind: 'rival'; rank: number; amount: string | null }
  /** A gap in a long ladder, with the number of rivals left out. */
  | { kind: 'gap'; count: number }
  /** The award line: bids above it are awarded. `count` is null if every bidder that qualifies is awarded. */
  | { kind: 'award'; count: number | null };

/** The number of bidders above which a ladder shows only its ends and the agency's neighbours. */
const mostRungs = 12;

/** Returns how many agencies are awarded, or null if every bidder that qualifies is awarded. */
const awardCount = ({ awardTypeId, awardLimit }: Pick<LotRules, 'awardTypeId' | 'awardLimit'>): number | null => {
  if (awardTypeId === awardType.allThatQualify) return null;
  return awardTypeId === awardType.several ? awardLimit : 1;
};

type Facts = Pick<LotPosition, 'position' | 'bidderCount' | 'leadingAmount'>;

/**
 * Returns the ranks to show: all, in a long ladder only some of them, or only the known ranks if the number of bidders
 * isn't revealed.
 */
const shownRanks = ({ position, bidderCount, leadingAmount }: Facts, line: number | null): readonly number[] => {
  if (bidderCount === null) {
    const known = [...(leadingAmount === null ? [] : [1]), ...(position === null ? [] : [position])];
    return [...new Set(known)].toSorted((one, other) => one - other);
  }
  const all = [...Array(bidderCount).keys()].map((at) => at + 1);
  if (bidderCount <= mostRungs) return all;
  const near = (rank: number, to: number | null): boolean => to !== null && Math.abs(rank - to) <= 1;
  return all.filter((rank) => rank <= 3 || rank === bidderCount || near(rank, position) || rank === line);
};

/**
 * Returns the ladder's rungs, which show only what the rules reveal to the agency: its own rank, the leading amount in
 * open ranked lots, and masked rivals if the number of bidders is revealed.
 */
export const ladderRungs = (
  facts: Facts,
  rules: Pick<LotRules, 'awardTypeId' | 'awardLimit'>,
): readonly LadderEntry[] => {
  const line = awardCount(rules);
  const ranks = shownRanks(facts, line);
  const rungs: LadderEntry[] = [];
  let before = 0;
  let isLineDrawn = line === null;
  const drawLine = (): void => {
    rungs.push({ kind: 'award', count: line });
    isLineDrawn = true;
  };
  for (const rank of ranks) {
    if (!isLineDrawn && line !== null && rank > line) drawLine();
    if (facts.bidderCount !== null && rank > before + 1) rungs.push({ kind: 'gap', count: rank - before - 1 });
    rungs.push(
      rank === facts.position
        ? { kind: 'own', rank }
        : { kind: 'rival', rank, amount: rank === 1 ? facts.leadingAmount : null },
    );
    before = rank;
  }
  if (rungs.length > 0 && (!isLineDrawn || line === null)) drawLine();
  return rungs;
};
