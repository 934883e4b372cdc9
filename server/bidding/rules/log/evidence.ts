import type { LotEvidence } from '#contract/bidding/operations/evidence.ts';
import type { LogLeafKind } from '#contract/bidding/states.ts';
import type { BidOpening } from './commitment.ts';
import { consistencyProof, inclusionProof, buildTree } from './merkle-tree.ts';

/** The kinds of leaves after which a head is signed. */
export const headLeafKinds: readonly LogLeafKind[] = ['close', 'award', 'cancellation'];

/** A leaf that the bidder may read. */
export interface ReadableLeaf {
  readonly index: number;
  readonly content: string;
  readonly isOwn: boolean;
  readonly opening: BidOpening | null;
}

/** Returns the proofs for a bidder's evidence, from the hashes of the complete log up to the final head. */
export const buildProofs = (given: {
  hashes: readonly string[];
  leaves: readonly ReadableLeaf[];
  /** The signed heads before the final one, with their sizes. */
  earlierHeads: readonly { head: string; size: number }[];
}): Pick<LotEvidence, 'leaves' | 'earlierHeads'> => {
  const tree = buildTree(given.hashes);
  return {
    leaves: given.leaves.map(({ index, content, isOwn, opening }) => ({
      index,
      leaf: content,
      inclusion: inclusionProof(tree, index),
      opening,
      consistency: isOwn ? consistencyProof(tree, index + 1) : null,
    })),
    earlierHeads: given.earlierHeads.map(({ head, size }) => ({ head, consistency: consistencyProof(tree, size) })),
  };
};
