import { sql } from 'kysely';
import { randomKey } from '#server/platform/vault/seal.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { LockedLot } from '../queries/lock-lot.ts';
import { serializeLeaf, type Leaf } from '../rules/log/leaf.ts';
import { appendToFrontier, leafHash, frontierRoot } from '../rules/log/merkle-tree.ts';
import { documentType, type LogHead } from '../rules/log/receipt.ts';

type WithoutCommon<L> = L extends unknown ? Omit<L, 'lot' | 'time' | 'nonce'> : never;

/** A leaf to append, with the agency that it concerns. */
export type NewLeaf = WithoutCommon<Leaf> & { supplierId?: string };

/** A lot and its log after leaves were appended, with the root after each leaf. */
export type AppendedLot = LockedLot & { root: string; roots: readonly string[] };

/**
 * Returns a locked lot's log with these leaves added at the time of the current action, and the leaves as they will be
 * stored. `sequence` is the number of the lot's latest bid.
 */
export const extendLog = (
  lot: LockedLot,
  leaves: readonly NewLeaf[],
  sequence = lot.lastSequence,
): { after: AppendedLot; stored: string } => {
  let { frontier, logSize } = lot;
  const roots: string[] = [];
  const stored = leaves.map(({ supplierId = null, ...leaf }) => {
    const whole = { ...leaf, lot: lot.talentRequestId, time: lot.receivedAt, nonce: randomKey() } as Leaf;
    const content = serializeLeaf(whole);
    const hash = leafHash(content);
    frontier = appendToFrontier(frontier, logSize, hash);
    logSize += 1;
    roots.push(frontierRoot(frontier));
    return { kind: whole.kind, supplierId, content, hash };
  });
  return {
    after: { ...lot, frontier, logSize, lastSequence: sequence, root: frontierRoot(frontier), roots },
    stored: JSON.stringify(stored),
  };
};

/** Appends leaves to a locked lot's log. */
export const appendLeaves = async (scope: Scope, lot: LockedLot, leaves: readonly NewLeaf[]): Promise<AppendedLot> => {
  const { after, stored } = extendLog(lot, leaves);
  await sql`select app.append_to_log(${lot.talentRequestId}, ${lot.receivedAt}, ${after.lastSequence}, ${[...after.frontier]}, ${stored}::jsonb)`.execute(
    scope.db,
  );
  return after;
};

/** Signs the head of a lot's log after its latest leaf. Everyone gets the same head. */
export const signLogHead = async (scope: Scope, lot: LockedLot & { root: string }): Promise<string> => {
  const head: LogHead = { lot: lot.talentRequestId, size: lot.logSize, root: lot.root, time: lot.receivedAt };
  return scope.vault.sign(documentType.head, head);
};
