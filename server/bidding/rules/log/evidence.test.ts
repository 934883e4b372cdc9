import { expect, test } from 'vitest';
import { buildProofs } from './evidence.ts';
import { consistencyProof, inclusionProof, leafHash, buildTree } from './merkle-tree.ts';

const hashes = ['a', 'b', 'c', 'd', 'e'].map((content) => leafHash(content));
const tree = buildTree(hashes);

test("each leaf gets its inclusion proof, and the bidder's own leaves get a consistency proof with the final log", () => {
  const opening = { amounts: '{}', salt: 'salt' };
  const { leaves } = buildProofs({
    hashes,
    leaves: [
      { index: 1, content: 'b', isOwn: false, opening: null },
      { index: 2, content: 'c', isOwn: true, opening },
    ],
    earlierHeads: [],
  });
  expect(leaves).toEqual([
    { index: 1, leaf: 'b', inclusion: inclusionProof(tree, 1), opening: null, consistency: null },
    { index: 2, leaf: 'c', inclusion: inclusionProof(tree, 2), opening, consistency: consistencyProof(tree, 3) },
  ]);
});

test('each earlier head gets the proof that the final log continues it', () => {
  const { earlierHeads } = buildProofs({ hashes, leaves: [], earlierHeads: [{ head: 'signed', size: 4 }] });
  expect(earlierHeads).toEqual([{ head: 'signed', consistency: consistencyProof(tree, 4) }]);
});
