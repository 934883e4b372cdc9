import { createHash } from 'node:crypto';

/*
 * The Merkle tree of a log with SHA-256, hashes in hexadecimal. Source: RFC 9162, section 2.1. Leaves and nodes are
 * hashed with different prefixes, so that no node can be presented as a leaf.
 */

const sha256 = (...parts: Buffer[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const leafPrefix = Buffer.of(0);
const nodePrefix = Buffer.of(1);

/** The hash of a leaf: of its text in UTF-8, or of bytes. */
export const leafHash = (content: string | Buffer): string =>
  sha256(leafPrefix, typeof content === 'string' ? Buffer.from(content, 'utf8') : content);

const nodeHash = (left: string, right: string): string =>
  sha256(nodePrefix, Buffer.from(left, 'hex'), Buffer.from(right, 'hex'));

/**
 * The frontier of a tree with one more leaf. A frontier has the roots of the complete subtrees, largest first: one for
 * each 1 in the binary size of the tree.
 */
export const appendToFrontier = (frontier: readonly string[], size: number, hash: string): string[] => {
  const next = [...frontier];
  let right = hash;
  for (let rest = size; rest % 2 === 1; rest = Math.floor(rest / 2)) right = nodeHash(next.pop() ?? '', right);
  return [...next, right];
};

/** The root of the tree with this frontier. */
export const rootOf = (frontier: readonly string[]): string =>
  frontier.length === 0 ? sha256() : frontier.reduceRight((right, left) => nodeHash(left, right));

/** The size of the left subtree: the largest power of two below `size`. */
const leftSize = (size: number): number => {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
};

/** The root of the tree with these leaf hashes. */
export const treeRoot = (hashes: readonly string[]): string => {
  const [only] = hashes;
  if (only === undefined) return sha256();
  if (hashes.length === 1) return only;
  const split = leftSize(hashes.length);
  return nodeHash(treeRoot(hashes.slice(0, split)), treeRoot(hashes.slice(split)));
};

/** The hashes that lead from the leaf at `index` to the root of the tree with these leaf hashes. */
export const inclusionProof = (hashes: readonly string[], index: number): string[] => {
  if (!Number.isInteger(index) || index < 0 || index >= hashes.length) throw new Error('The log has no such leaf.');
  if (hashes.length === 1) return [];
  const split = leftSize(hashes.length);
  const [left, right] = [hashes.slice(0, split), hashes.slice(split)];
  return index < split
    ? [...inclusionProof(left, index), treeRoot(right)]
    : [...inclusionProof(right, index - split), treeRoot(left)];
};

const consistencyOfPart = (hashes: readonly string[], size: number, isWhole: boolean): string[] => {
  if (size === hashes.length) return isWhole ? [] : [treeRoot(hashes)];
  const split = leftSize(hashes.length);
  const [left, right] = [hashes.slice(0, split), hashes.slice(split)];
  return size <= split
    ? [...consistencyOfPart(left, size, isWhole), treeRoot(right)]
    : [...consistencyOfPart(right, size - split, false), treeRoot(left)];
};

/** Proves that the tree of the first `size` leaves is a beginning of the tree with these leaf hashes. */
export const consistencyProof = (hashes: readonly string[], size: number): string[] => {
  if (!Number.isInteger(size) || size < 1 || size > hashes.length) throw new Error('The log has no such beginning.');
  return consistencyOfPart(hashes, size, true);
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

/** Whether the tree with the first root is a beginning of the one with the second. Source: RFC 9162, section 2.1.4.2. */
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
