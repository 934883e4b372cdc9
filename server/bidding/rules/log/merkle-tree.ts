import { createHash } from 'node:crypto';

/*
 * The Merkle tree of a log, with SHA-256 hashes in hexadecimal. Source: RFC 9162, section 2.1. Leaves and nodes are
 * hashed with different prefixes, so that no node can be presented as a leaf.
 */

const sha256 = (...parts: Buffer[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const leafPrefix = Buffer.of(0);
const nodePrefix = Buffer.of(1);

/** Returns the hash of a leaf, given as text (in UTF-8) or as bytes. */
export const leafHash = (content: string | Buffer): string =>
  sha256(leafPrefix, typeof content === 'string' ? Buffer.from(content, 'utf8') : content);

const nodeHash = (left: string, right: string): string =>
  sha256(nodePrefix, Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));

/**
 * Returns the frontier after one more leaf. A frontier consists of the roots of the complete subtrees, largest first:
 * one for each 1 in the binary form of the tree's size.
 */
export const appendToFrontier = (frontier: readonly string[], size: number, hash: string): string[] => {
  const next = [...frontier];
  let right = hash;
  for (let rest = size; rest % 2 === 1; rest = Math.floor(rest / 2)) right = nodeHash(next.pop() ?? '', right);
  return [...next, right];
};

/** Returns the root of the tree with this frontier. */
export const frontierRoot = (frontier: readonly string[]): string =>
  frontier.length === 0 ? sha256() : frontier.reduceRight((right, left) => nodeHash(left, right));

/** Returns the size of the left subtree: the largest power of two below `size`. */
const leftSize = (size: number): number => {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
};

/** The roots of all complete subtrees: `levels[k][i]` is the root of the leaves from `i * 2^k` to `(i + 1) * 2^k`. */
export interface MerkleTree {
  readonly size: number;
  readonly levels: readonly (readonly string[])[];
}

/** Builds the tree with these leaf hashes. */
export const buildTree = (hashes: readonly string[]): MerkleTree => {
  const levels: (readonly string[])[] = [];
  for (let level = hashes; level.length > 0;) {
    levels.push(level);
    const below = level;
    level = Array.from({ length: Math.floor(below.length / 2) }, (_, index) =>
      nodeHash(below[2 * index] ?? '', below[2 * index + 1] ?? ''),
    );
  }
  return { size: hashes.length, levels };
};

/** Returns the root of the subtree with the leaves from `from` to `to`. */
const rootBetween = (tree: MerkleTree, from: number, to: number): string => {
  const size = to - from;
  const level = Math.log2(size);
  if (Number.isInteger(level)) return tree.levels[level]?.[from / size] ?? '';
  const split = from + leftSize(size);
  return nodeHash(rootBetween(tree, from, split), rootBetween(tree, split, to));
};

/** Returns the root of the tree with the first `size` leaves, or with all leaves. */
export const treeRoot = (tree: MerkleTree, size = tree.size): string =>
  size === 0 ? sha256() : rootBetween(tree, 0, size);

/** Returns the hashes that lead from the leaf at `index` to the root of the tree. */
export const inclusionProof = (tree: MerkleTree, index: number): string[] => {
  if (!Number.isInteger(index) || index < 0 || index >= tree.size) throw new Error('The log has no such leaf.');
  const proof: string[] = [];
  let [from, to] = [0, tree.size];
  while (to - from > 1) {
    const split = from + leftSize(to - from);
    proof.push(index < split ? rootBetween(tree, split, to) : rootBetween(tree, from, split));
    [from, to] = index < split ? [from, split] : [split, to];
  }
  return proof.toReversed();
};

/** Returns a proof that the tree with the first `size` leaves is a prefix of the whole tree. */
export const consistencyProof = (tree: MerkleTree, size: number): string[] => {
  if (!Number.isInteger(size) || size < 1 || size > tree.size) throw new Error('The log has no such prefix.');
  const proof: string[] = [];
  let [from, to] = [0, tree.size];
  while (size !== to) {
    const split = from + leftSize(to - from);
    proof.push(size <= split ? rootBetween(tree, split, to) : rootBetween(tree, from, split));
    [from, to] = size <= split ? [from, split] : [split, to];
  }
  // If the prefix is a complete subtree, the verifier already knows its root.
  return from === 0 ? proof.toReversed() : [rootBetween(tree, from, to), ...proof.toReversed()];
};

/** Whether the proof leads from the leaf to the root. Source: RFC 9162, section 2.1.3.2. */
export const isIncluded = (given: {
  hash: string;
  index: number;
  size: number;
  proof: readonly string[];
  root: string;
}): boolean => {
  if (given.index < 0 || given.index >= given.size) return false;
  let [node, last, hash] = [given.index, given.size - 1, given.hash];
  for (const sibling of given.proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sibling, hash);
      for (; node % 2 === 0 && node !== 0; last = Math.floor(last / 2)) node /= 2;
    } else {
      hash = nodeHash(hash, sibling);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && hash === given.root;
};

/** Whether the tree with the first root is a prefix of the tree with the second. Source: RFC 9162, section 2.1.4.2. */
export const isConsistent = (given: {
  firstSize: number;
  firstRoot: string;
  size: number;
  root: string;
  proof: readonly string[];
}): boolean => {
  const { firstSize, firstRoot, size, root, proof } = given;
  if (firstSize < 1 || firstSize > size) return false;
  if (firstSize === size) return proof.length === 0 && firstRoot === root;
  const isComplete = Number.isInteger(Math.log2(firstSize));
  const [start, ...rest] = isComplete ? [firstRoot, ...proof] : proof;
  if (start === undefined) return false;
  let [node, last] = [firstSize - 1, size - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  let [first, second] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [first, second] = [nodeHash(sibling, first), nodeHash(sibling, second)];
      for (; node % 2 === 0 && node !== 0; last = Math.floor(last / 2)) node /= 2;
    } else {
      second = nodeHash(second, sibling);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && first === firstRoot && second === root;
};
