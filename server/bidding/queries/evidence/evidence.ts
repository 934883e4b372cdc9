import { sql } from 'kysely';
import type { readEvidence as operation } from '#contract/bidding/operations/evidence.ts';
import type { LogLeafKind } from '#contract/bidding/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rulesForBidders } from '../../commands/open-lots.ts';
import { bidAmounts } from '../../rules/bid-amounts.ts';
import { canonicalJson } from '../../rules/log/canonical-json.ts';
import { toBidOpening, type BidOpening } from '../../rules/log/commitment.ts';
import { headLeafKinds, buildProofs } from '../../rules/log/evidence.ts';
import { buildTree, treeRoot } from '../../rules/log/merkle-tree.ts';
import { documentType, decodeJwsPayload, type LogHead } from '../../rules/log/receipt.ts';
import { decryptOpeningForBidder } from '../../rules/log/sealed-opening.ts';
import { findLot } from '../find-lots.ts';

interface LogRow {
  index: number;
  kind: LogLeafKind;
  at: string;
  isOwn: boolean;
  /** The text of the leaf; null if the agency may not read it. */
  content: string | null;
  hash: string;
}

/** Returns the agency's bids with the openings of their commitments, oldest first. */
const openedBidsOf = async (scope: AgencyScope, talentRequestId: string, currency: string) => {
  const rows = await scope.db
    .selectFrom('bid')
    .select(['leafIndex', 'receipt', 'bidMethodId', 'amount', 'comparable', 'salt', 'sealedForBidder'])
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ leafIndex, receipt, bidMethodId: methodId, amount, comparable, salt, sealedForBidder }) => {
    const opening: BidOpening =
      sealedForBidder === null
        ? toBidOpening(
            bidAmounts({ methodId, amount: amount ?? '', comparable: comparable ?? '', currency }),
            salt ?? '',
          )
        : decryptOpeningForBidder(scope.vault, scope.tenantId, sealedForBidder);
    return { leafIndex, receipt, opening };
  });
};

const noticesOf = async (scope: AgencyScope, talentRequestId: string): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('bidNote')
    .select('proof')
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('at')
    .execute();
  return rows.map(({ proof }) => proof);
};

/** Returns the signed certificate of the agency's result; undefined before the result is published. */
export const findCertificate = async (scope: AgencyScope, talentRequestId: string): Promise<string | undefined> => {
  const row = await scope.db
    .selectFrom('lotResult')
    .select('certificate')
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .where('state', '<>', 'set-aside')
    .executeTakeFirst();
  return row?.certificate;
};

/**
 * Repeats the signatures of the heads before the final one. They are identical to the original ones, because the key is
 * the same.
 */
const earlierHeadsOf = (scope: AgencyScope, lot: string, rows: readonly LogRow[]) => {
  const tree = buildTree(rows.map(({ hash }) => hash));
  const earlier = rows.slice(0, -1).filter(({ kind }) => headLeafKinds.includes(kind));
  return Promise.all(
    earlier.map(async ({ index, at: time }) => {
      const size = index + 1;
      const head: LogHead = { lot, size, root: treeRoot(tree, size), time };
      return { head: await scope.vault.sign(documentType.head, head), size };
    }),
  );
};

/** Returns the agency's receipts, certificate and proofs for a lot, in the verifier's format. */
export const readEvidence = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findLot(scope, talentRequestId);
  if (!found) return notFound();
  const bids = await openedBidsOf(scope, talentRequestId, found.engagement.currencyCode);
  const openings = new Map(bids.map(({ leafIndex, opening }) => [leafIndex, opening]));
  const log = await sql<LogRow>`select * from app.lot_log(${talentRequestId})`.execute(scope.db);
  const finalHead = log.rows.length > 0 ? (found.lot?.finalHead ?? null) : null;
  // Leaves after the final head are left out, for example the revocation of a bid after the close.
  const rows = finalHead === null ? [] : log.rows.slice(0, decodeJwsPayload<LogHead>(finalHead).size);
  const leaves = rows.flatMap(({ index, content, isOwn }) =>
    content === null ? [] : [{ index, content, isOwn, opening: openings.get(index) ?? null }],
  );
  return {
    version: 1,
    lot: talentRequestId,
    rules: canonicalJson({ ...rulesForBidders(found.rules) }),
    receipts: bids.map(({ receipt }) => receipt),
    notices: await noticesOf(scope, talentRequestId),
    certificate: (await findCertificate(scope, talentRequestId)) ?? null,
    finalHead,
    ...buildProofs({
      hashes: rows.map(({ hash }) => hash),
      leaves,
      earlierHeads: await earlierHeadsOf(scope, talentRequestId, rows),
    }),
  };
};
