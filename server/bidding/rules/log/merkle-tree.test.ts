import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  appendToFrontier,
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  frontierRoot,
  buildTree,
  treeRoot,
} from './merkle-tree.ts';

// The test vectors published with the Certificate Transparency reference implementation.
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hashes = leaves.map((hex) => leafHash(Buffer.from(hex, 'hex')));
const tree = buildTree(hashes);

/** Returns the frontier of the tree with these leaf hashes. */
const frontierOf = (of: readonly string[]): string[] =>
  of.reduce<string[]>((frontier, hash, size) => appendToFrontier(frontier, size, hash), []);

test('the roots are those of the published vectors, from the leaves and from the frontier', () => {
  expect(roots.map((_, size) => treeRoot(buildTree(hashes.slice(0, size))))).toEqual(roots);
  expect(roots.map((_, size) => frontierRoot(frontierOf(hashes.slice(0, size))))).toEqual(roots);
});

test('the inclusion proofs are those of the published vectors', () => {
  expect(inclusionProof(tree, 0)).toEqual([
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ]);
  expect(inclusionProof(tree, 5)).toEqual([
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
});

test('the consistency proofs are those of the published vectors', () => {
  expect(consistencyProof(buildTree(hashes.slice(0, 1)), 1)).toEqual([]);
  expect(consistencyProof(tree, 1)).toEqual([
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ]);
  expect(consistencyProof(tree, 6)).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
  expect(consistencyProof(buildTree(hashes.slice(0, 5)), 2)).toEqual([
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  ]);
});

const sizes = fc.integer({ min: 1, max: 80 });
const leavesOf = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => leafHash(`leaf ${String(index)}`));

test('the frontier gives the root of the whole tree, with one hash for each 1 in its binary size', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const own = leavesOf(size);
      expect(frontierRoot(frontierOf(own))).toBe(treeRoot(buildTree(own)));
      expect(frontierOf(own)).toHaveLength(size.toString(2).replaceAll('0', '').length);
    }),
  );
});

test('each leaf has a valid inclusion proof, at its own index only, and no other leaf has it', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), (size, one, other) => {
      const own = leavesOf(size);
      const ownTree = buildTree(own);
      const index = one % size;
      const given = {
        hash: own[index] ?? '',
        index,
        size,
        proof: inclusionProof(ownTree, index),
        root: treeRoot(ownTree),
      };
      expect(isIncluded(given)).toBe(true);
      const otherIndex = other % size;
      if (otherIndex !== index) {
        expect(isIncluded({ ...given, index: otherIndex })).toBe(false);
        expect(isIncluded({ ...given, hash: own[otherIndex] ?? '' })).toBe(false);
      }
      expect(isIncluded({ ...given, root: leafHash('another root') })).toBe(false);
      expect(isIncluded({ ...given, index: size })).toBe(false);
      expect(isIncluded({ ...given, proof: [...given.proof, given.hash] })).toBe(false);
      if (given.proof.length > 0) expect(isIncluded({ ...given, proof: given.proof.slice(1) })).toBe(false);
    }),
  );
});

test('each prefix of a tree has a valid consistency proof, and a rewritten one has none', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), (size, some, changed) => {
      const own = leavesOf(size);
      const ownTree = buildTree(own);
      const firstSize = 1 + (some % size);
      const proof = consistencyProof(ownTree, firstSize);
      const first = own.slice(0, firstSize);
      expect(treeRoot(ownTree, firstSize)).toBe(treeRoot(buildTree(first)));
      const given = { firstSize, firstRoot: treeRoot(buildTree(first)), size, root: treeRoot(ownTree), proof };
      expect(isConsistent(given)).toBe(true);
      const rewritten = first.with(changed % firstSize, leafHash('rewritten'));
      expect(isConsistent({ ...given, firstRoot: treeRoot(buildTree(rewritten)) })).toBe(false);
      expect(isConsistent({ ...given, root: leafHash('another root') })).toBe(false);
      expect(isConsistent({ ...given, firstSize: firstSize + size })).toBe(false);
      expect(isConsistent({ ...given, proof: [...proof, leafHash('more')] })).toBe(false);
      if (proof.length > 0) expect(isConsistent({ ...given, proof: proof.slice(0, -1) })).toBe(false);
    }),
  );
});

test('a leaf that is not in the log has no proof', () => {
  expect(() => inclusionProof(tree, 8)).toThrow('no such leaf');
  expect(() => consistencyProof(tree, 0)).toThrow('no such prefix');
  expect(() => consistencyProof(tree, 9)).toThrow('no such prefix');
});
