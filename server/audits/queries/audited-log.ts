import { sql } from 'kysely';
import type {
  readAuditBundle as bundleOperation,
  readAuditedLog as logOperation,
} from '#contract/audits/operations.ts';
import { auditRefusals } from '#contract/audits/refusals.ts';
import type { LogLeafKind } from '#contract/bidding/states.ts';
import { trimZeros } from '#contract/common/money.ts';
import type { InputOf } from '#contract/common/operation.ts';
import {
  leafFacts,
  toBidOpening,
  decodeJwsPayload,
  type LogHead,
  type Leaf,
  type BidOpening,
} from '#server/bidding/public.ts';
import { hasSecondFactor } from '#server/identity/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AuditorScope } from '#server/platform/scope/scope.ts';
import { listAuditedLots, type AuditedLot } from './own-audits.ts';

interface LeafRow {
  index: number;
  kind: LogLeafKind;
  at: string;
  content: string;
  bidder: string | null;
  agencyName: string | null;
  methodId: number | null;
  amount: string | null;
  comparable: string | null;
  salt: string | null;
}

/** Returns the amounts of a bid. The sealed amounts of an earlier round may never have been opened. */
const amountsOf = ({ methodId, amount, comparable }: LeafRow) =>
  methodId === null || amount === null || comparable === null
    ? null
    : { methodId, amount: trimZeros(amount), comparable: trimZeros(comparable) };

const openingIn = (row: LeafRow, currency: string): BidOpening | null => {
  const amounts = amountsOf(row);
  return amounts && toBidOpening({ ...amounts, currency }, row.salt ?? '');
};

/** Reads a lot's log and records the access. */
const readAuditedLot = async (
  scope: AuditorScope,
  { auditId, talentRequestId }: { auditId: string; talentRequestId: string },
  isDownload: boolean,
): Promise<{ lot: AuditedLot; finalHead: string; rows: readonly LeafRow[] } | undefined> => {
  const lot = (await listAuditedLots(scope)).find(
    (one) => one.auditId === auditId && one.talentRequestId === talentRequestId,
  );
  if (!lot?.isReadable || lot.finalHead === null) return undefined;
  const { rows } = await sql<LeafRow>`select * from app.read_audited_log(
    ${newId()}, ${auditId}, ${talentRequestId}, ${scope.now}, ${isDownload})`.execute(scope.db);
  // Leaves after the final head are left out, for example the revocation of a bid after the close.
  return { lot, finalHead: lot.finalHead, rows: rows.slice(0, decodeJwsPayload<LogHead>(lot.finalHead).size) };
};

/** Reads a lot's log with the opened bids, for its auditor, who needs a second factor. Source: decision 0074. */
export const readAuditedLog = async (
  scope: AuditorScope,
  input: InputOf<typeof logOperation>,
): Promise<HandlerResult<typeof logOperation>> => {
  if (!(await hasSecondFactor(scope))) return refuse(auditRefusals['two-step-needed']);
  const read = await readAuditedLot(scope, input, false);
  if (!read) return notFound();
  const { lot, finalHead, rows } = read;
  const names = new Map(
    rows.flatMap(({ bidder, agencyName }) => (bidder === null || agencyName === null ? [] : [[bidder, agencyName]])),
  );
  return {
    ...input,
    talentRequestNumber: lot.talentRequestNumber,
    jobTitle: lot.jobTitle,
    engagementNumber: lot.engagementNumber,
    clientName: lot.clientName,
    currency: lot.currencyCode,
    state: lot.state,
    root: decodeJwsPayload<LogHead>(finalHead).root,
    entries: rows.map((row) => ({
      index: row.index,
      kind: row.kind,
      at: row.at,
      bidder: row.bidder,
      facts: leafFacts(JSON.parse(row.content) as Leaf),
      bid: amountsOf(row),
    })),
    names: names.size === 0 ? null : [...names].map(([bidder, agencyName]) => ({ bidder, agencyName })),
  };
};

/** Reads a lot's log in the verifier's format. */
export const readAuditBundle = async (
  scope: AuditorScope,
  input: InputOf<typeof bundleOperation>,
): Promise<HandlerResult<typeof bundleOperation>> => {
  if (!(await hasSecondFactor(scope))) return refuse(auditRefusals['two-step-needed']);
  const read = await readAuditedLot(scope, input, true);
  if (!read) return notFound();
  return {
    version: 1,
    lot: input.talentRequestId,
    finalHead: read.finalHead,
    leaves: read.rows.map((row) => ({ leaf: row.content, opening: openingIn(row, read.lot.currencyCode) })),
  };
};
