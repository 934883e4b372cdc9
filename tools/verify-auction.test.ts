import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { commitmentOf } from '#server/bidding/rules/log/commitment.ts';
import type { Leaf } from '#server/bidding/rules/log/leaf.ts';
import { TestAuctionLog, createAuctionKey } from '#server/testing/auction-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-verify-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let auctionKey: Awaited<ReturnType<typeof createAuctionKey>>;
beforeAll(async () => {
  auctionKey = await createAuctionKey();
});

/** Runs the verifier; `files` contains the evidence by name. */
const verify = (
  files: Record<string, unknown>,
  { audit, head, keys = auctionKey.keys }: { audit?: unknown; head?: string; keys?: unknown } = {},
) => {
  const write = (name: string, content: unknown): string => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const args = ['--keys', write('keys', keys), ...(head === undefined ? [] : ['--head', head])];
  if (audit !== undefined) args.push('--audit', write('audit', audit));
  args.push(...Object.entries(files).map(([name, content]) => write(name, content)));
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'verify-auction.mjs'), ...args], {
    encoding: 'utf8',
  });
  const fault = /^FAIL {2}(.*)\n\s+(.*)$/m.exec(run.stdout);
  return { status: run.status, output: run.stdout + run.stderr, check: fault?.[1], fault: fault?.[2] };
};

const rules: LotRules = {
  version: 1,
  bidTypeId: 2,
  bidMethodId: 1,
  awardTypeId: 2,
  awardLimit: 2,
  ceiling: '18',
  startPrice: null,
  referenceAmount: '98000.00',
  hoursPerDay: null,
  minimumStep: null,
  isStepPercent: false,
  minimumBids: 2,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'rebid',
  standstillDays: 0,
  showsBidderCount: false,
};
const at = (day: number, time: string): string => `2026-11-${String(day)}T${time}Z`;
const result = { isAwarded: false, sharePercent: null, reason: null };

/**
 * Creates a log with four agencies, a pause, a withdrawal, a change of terms, two extensions, and an award that is not
 * by rank.
 */
const rankedAuction = async (): Promise<TestAuctionLog> => {
  const log = new TestAuctionLog(auctionKey.vault, rules);
  log.open(at(20, '03:00:00.000001'), { endsAt: at(20, '06:00:00.000'), hardEndsAt: at(20, '06:30:00.000') });
  await log.bid('A', at(20, '03:10:00.123456'), '15');
  await log.bid('B', at(20, '03:12:00.000000'), '14.5');
  log.append('pause', at(20, '03:20:00.000000'), { reason: null });
  const resumed = { endsAt: at(20, '06:10:00.000'), hardEndsAt: at(20, '06:40:00.000') };
  log.append('resumption', at(20, '03:30:00.000000'), resumed);
  await log.bid('C', at(20, '03:40:00.000000'), '16');
  await log.bid('D', at(20, '03:45:00.000000'), '13');
  await log.change('withdrawal', 'D', at(20, '04:00:00.000000'));
  log.changeTerms(at(20, '04:10:00.000000'), {
    endsAt: at(21, '04:10:00.000'),
    hardEndsAt: at(21, '04:40:00.000'),
  });
  await log.change('confirmation', 'A', at(20, '05:00:00.000000'));
  await log.change('confirmation', 'B', at(20, '05:01:00.000000'));
  await log.bid('C', at(20, '05:02:00.000000'), '14.8');
  await log.bid('A', at(21, '04:07:00.000999'), '14');
  const hardEndsAt = at(21, '04:40:00.000');
  log.append('extension', at(21, '04:07:00.000999'), { endsAt: at(21, '04:12:00.000999'), hardEndsAt, extensions: 1 });
  await log.bid('C', at(21, '04:11:59.500000'), '13.9');
  log.append('extension', at(21, '04:11:59.500000'), { endsAt: at(21, '04:16:59.500'), hardEndsAt, extensions: 2 });
  await log.refuse('B', at(21, '04:17:00.100000'));
  const endsAt = at(21, '04:16:59.500');
  log.append('close', at(21, '04:17:00.500000'), { round: 1, endsAt, outcome: 'closed', reason: null });
  await log.award(at(22, '01:00:00.000000'), [
    { ...result, bidder: 'C', position: 1, isAwarded: true },
    { ...result, bidder: 'A', position: 2, reason: 'Two of your nurses left early.' },
    { ...result, bidder: 'B', position: 3, isAwarded: true },
  ]);
  return log;
};

/** Returns the index of the first leaf that meets the condition. */
const placeOf = (log: TestAuctionLog, meets: (leaf: Leaf) => boolean): number =>
  log.leaves.findIndex(({ leaf }) => meets(leaf));
const bidOf = (bidder: string) => (leaf: Leaf) => leaf.kind === 'bid' && leaf.bidder === bidder;

/** Changes a leaf as only the operator of the log could. */
const rewrite = (log: TestAuctionLog, index: number, change: object): void => {
  const found = log.leaves[index];
  if (!found) throw new Error('There is no such leaf.');
  found.leaf = { ...found.leaf, ...change };
};

describe('an honest auction', () => {
  test('the evidence of each agency, alone and together, and the audit are accepted', async () => {
    const log = await rankedAuction();
    const [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map((bidder) => log.evidence(bidder)));
    const run = verify({ a, b, c, d }, { audit: await log.audit(), head: a?.finalHead ?? '' });
    expect(run.output).toContain('checks passed');
    expect(run.status).toBe(0);
    expect(run.output).toContain('ok    a.json and d.json are about the same log');
    expect(run.output).toContain('ok    audit: the certificate of c.json has the recomputed result');
  });

  test('before the close, only signatures can be verified', async () => {
    const log = new TestAuctionLog(auctionKey.vault, rules);
    log.open(at(20, '03:00:00.000001'), { endsAt: at(20, '06:00:00.000'), hardEndsAt: at(20, '06:30:00.000') });
    await log.bid('A', at(20, '03:10:00.123456'), '15');
    const run = verify({ a: await log.evidence('A') });
    expect(run.status).toBe(0);
    expect(run.output).toContain('bidding has not closed');
  });

  test('evidence from the close and from the award are of the same log', async () => {
    const log = await rankedAuction();
    const [after, award] = [await log.evidence('B'), log.leaves.pop()];
    log.certificates.clear();
    const before = await log.evidence('A');
    expect(award?.leaf.kind).toBe('award');
    expect(verify({ before, after }, { head: before.finalHead ?? '' }).status).toBe(0);
  });

  test('a sealed lot with a tie, a round for the tied and no extension is accepted', async () => {
    const sealed: LotRules = { ...rules, bidTypeId: 1, awardTypeId: 1, awardLimit: null };
    const log = new TestAuctionLog(auctionKey.vault, sealed);
    log.open(at(20, '03:00:00.000001'), { endsAt: at(20, '06:00:00.000'), hardEndsAt: at(20, '06:30:00.000') });
    await log.bid('A', at(20, '05:57:00.000000'), '12');
    await log.bid('B', at(20, '05:58:00.000000'), '12');
    await log.bid('C', at(20, '05:59:00.000000'), '13');
    const close = { endsAt: at(20, '06:00:00.000'), reason: null };
    log.append('close', at(20, '06:00:01.000000'), { round: 1, outcome: 'rebid', ...close });
    const ends = { endsAt: at(21, '06:00:01.000'), hardEndsAt: at(21, '06:30:01.000') };
    log.append('round', at(20, '06:00:01.000000'), { round: 2, cause: 'tie', isForTied: true, ...ends });
    await log.bid('B', at(21, '01:00:00.000000'), '11.5', 2);
    log.append('close', at(21, '06:00:02.000000'), {
      round: 2,
      endsAt: ends.endsAt,
      outcome: 'closed',
      reason: null,
    });
    await log.award(
      at(22, '01:00:00.000000'),
      [
        { ...result, bidder: 'B', position: 1, isAwarded: true },
        { ...result, bidder: 'A', position: 2 },
        { ...result, bidder: 'C', position: 3 },
      ],
      2,
    );
    const files = { a: await log.evidence('A'), b: await log.evidence('B') };
    expect(verify(files, { audit: await log.audit() }).output).toContain('checks passed');
    await log.bid('C', at(21, '02:00:00.000000'), '11', 2);
    const late = log.leaves.pop();
    if (late) log.leaves.splice(placeOf(log, bidOf('B')) + 5, 0, late);
    expect(verify({}, { audit: await log.audit() }).fault).toContain('C was not tied and cannot bid');
  });
});

describe('the first fault is named when', () => {
  test('a bid is dropped from the log', async () => {
    const log = await rankedAuction();
    log.leaves.splice(placeOf(log, bidOf('A')), 1);
    const [a, b] = [await log.evidence('A'), await log.evidence('B')];
    expect(verify({ a }).fault).toBe(
      'The log has no leaf for the receipt of 2026-11-20T03:10:00.123456Z: a bid is missing or its amounts were changed.',
    );
    expect(verify({ b }).fault).toBe(
      'The root in the receipt of 2026-11-20T03:12:00.000000Z is not an earlier state of the final log: the log was rewritten.',
    );
  });

  test('a bid is dropped from the evidence or from the audit', async () => {
    const log = await rankedAuction();
    const a = await log.evidence('A');
    const leaves = a.leaves.filter(({ leaf }) => !leaf.includes('"time":"2026-11-20T03:10:00.123456Z"'));
    expect(verify({ a: { ...a, leaves } }).fault).toContain('The log has no leaf for the receipt of 2026-11-20T03:10');
    const audit = await log.audit();
    const fewer = { ...audit, leaves: audit.leaves.toSpliced(2, 1) };
    expect(verify({}, { audit: fewer }).fault).toBe('The bundle has 18 leaves, the log 19.');
  });

  test('two bids are swapped', async () => {
    const log = await rankedAuction();
    const place = placeOf(log, bidOf('A'));
    log.leaves.splice(place, 2, ...log.leaves.slice(place, place + 2).toReversed());
    expect(verify({ b: await log.evidence('B') }).fault).toContain('is not an earlier state of the final log');
    expect(verify({}, { audit: await log.audit() }).fault).toBe(
      'Leaf 3 (bid, 2026-11-20T03:10:00.123456Z): It is earlier than the leaf before it.',
    );
    const audit = await (await rankedAuction()).audit();
    const swapped = [audit.leaves[3], audit.leaves[2]];
    expect(
      verify({}, { audit: { ...audit, leaves: audit.leaves.toSpliced(2, 2, ...(swapped as never[])) } }).fault,
    ).toContain('do not have the root of the final head');
  });

  test('an amount is changed', async () => {
    const log = await rankedAuction();
    const b = await log.evidence('B');
    const cheaper = (text: string): string => text.replace('"amount":"14.5"', '"amount":"14.4"');
    const leaves = b.leaves.map((each) =>
      each.opening ? { ...each, opening: { ...each.opening, amounts: cheaper(each.opening.amounts) } } : each,
    );
    expect(verify({ b: { ...b, leaves } }).fault).toBe(
      'The amounts of leaf 3 (2026-11-20T03:12:00.000000Z) do not open its commitment.',
    );
    // The operator changes the commitment as well.
    const place = placeOf(log, bidOf('B'));
    const found = log.leaves[place];
    if (!found?.opening) throw new Error('The bid has no opening.');
    found.opening = { ...found.opening, amounts: found.opening.amounts.replace('14.5', '14.6') };
    rewrite(log, place, { commitment: commitmentOf(found.opening) });
    expect(verify({ b: await log.evidence('B') }).fault).toContain('a bid is missing or its amounts were changed');
    expect(verify({}, { audit: await log.audit() }).fault).toContain('The comparable value of 14.6 is not 14210');
  });

  test('a time is changed', async () => {
    const log = await rankedAuction();
    rewrite(log, placeOf(log, bidOf('B')), { time: at(20, '03:13:00.000000') });
    expect(verify({ b: await log.evidence('B') }).fault).toBe(
      'Leaf 3 says 2026-11-20T03:13:00.000000Z, but the receipt of 2026-11-20T03:12:00.000000Z says 2026-11-20T03:12:00.000000Z.',
    );
    const late = await rankedAuction();
    const place = late.leaves.findLastIndex(({ leaf }) => bidOf('C')(leaf));
    for (const index of [place, place + 1]) rewrite(late, index, { time: at(21, '04:12:00.000999') });
    expect(verify({}, { audit: await late.audit() }).fault).toBe(
      'Leaf 15 (bid, 2026-11-21T04:12:00.000999Z): The bid was received at 2026-11-21T04:12:00.000999Z, not before the end of bidding.',
    );
  });

  test('an extension is changed, left out or invented', async () => {
    const log = await rankedAuction();
    const place = placeOf(log, ({ kind }) => kind === 'extension');
    rewrite(log, place, { endsAt: at(21, '04:14:00.000') });
    const fault = 'which does not follow from the rules';
    // B has no document from after the extension, so only the rules reveal the change.
    expect(verify({ b: await log.evidence('B') }).fault).toContain(fault);
    expect(verify({}, { audit: await log.audit() }).fault).toContain(fault);
    const shorter = await rankedAuction();
    shorter.leaves.splice(place, 1);
    expect(verify({}, { audit: await shorter.audit() }).fault).toContain('but the end was not extended');
    const longer = await rankedAuction();
    await longer.bid('B', at(21, '04:16:00.000000'), '14.4');
    const [bid] = longer.leaves.splice(-1, 1);
    if (!bid) throw new Error('There is no bid.');
    const closing = placeOf(longer, ({ kind }) => kind === 'close');
    longer.append('extension', at(21, '04:16:00.000000'), {
      endsAt: at(21, '04:21:00.000'),
      hardEndsAt: at(21, '04:40:00.000'),
      extensions: 3,
    });
    const [extension] = longer.leaves.splice(-1, 1);
    if (!extension) throw new Error('There is no extension.');
    longer.leaves.splice(closing, 0, bid, extension);
    expect(verify({}, { audit: await longer.audit() }).fault).toContain('without a bid that changed the award');
  });

  test('the log is forked', async () => {
    const log = await rankedAuction();
    const [a, pinned] = [await log.evidence('A'), (await log.heads())[0]?.head ?? ''];
    const place = placeOf(log, bidOf('D'));
    log.documents.splice(0, log.documents.length, ...log.documents.filter(({ bidder }) => bidder !== 'C'));
    rewrite(log, place, { nonce: 'another' });
    const d = await log.evidence('D');
    const c = { ...(await log.evidence('C')), receipts: [], certificate: null };
    expect(verify({ a, c: { ...c, leaves: c.leaves.filter(({ opening }) => opening === null) } }).fault).toBe(
      'c.json does not have the final head of a.json: the log was forked.',
    );
    expect(verify({ d }).fault).toContain('the log was rewritten');
    expect(verify({ d: { ...d, receipts: [], notices: [] } }, { head: pinned }).fault).toBe(
      'The log has no such head: it was forked or rewritten.',
    );
    expect(verify({ a }, { audit: await log.audit() }).fault).toContain('the log was forked');
  });

  test('documents are signed with another key, or changed', async () => {
    const other = await createAuctionKey();
    const log = await rankedAuction();
    const a = await log.evidence('A');
    expect(verify({ a }, { keys: other.keys }).fault).toContain('which is not one of the pinned keys');
    const [head = '', , signature = ''] = (a.receipts[0] ?? '').split('.');
    const payload = Buffer.from(JSON.stringify({ lot: a.lot, receivedAt: at(20, '03:00:00.5') })).toString('base64url');
    const forged = [head, payload, signature].join('.');
    expect(verify({ a: { ...a, receipts: [forged] } }).fault).toBe('The signature of the receipt 1 is wrong.');
    // A genuine document of another type is not a receipt.
    expect(verify({ a: { ...a, receipts: [a.finalHead] } }).fault).toContain('is not a document of the type');
    expect(verify({ a: { ...a, lot: '0193a000-0000-7000-8000-000000000002' } }).fault).toContain('is about the lot');
  });

  test('the award or a certificate does not follow from the bids', async () => {
    const log = await rankedAuction();
    const results = [
      { ...result, bidder: 'A', position: 1, isAwarded: true },
      { ...result, bidder: 'C', position: 2, isAwarded: true },
      { ...result, bidder: 'B', position: 3 },
    ];
    const certified = await log.evidence('A');
    rewrite(log, log.leaves.length - 1, { results });
    expect(verify({}, { audit: await log.audit() }).fault).toContain('C has rank 1, but the award says 2');
    const ranked = [
      { ...result, bidder: 'C', position: 1, isAwarded: true },
      { ...result, bidder: 'A', position: 2 },
      { ...result, bidder: 'B', position: 3, isAwarded: true },
    ];
    rewrite(log, log.leaves.length - 1, { results: ranked });
    expect(verify({}, { audit: await log.audit() }).fault).toContain('A was passed over without a reason');
    const other = await rankedAuction();
    const last = other.leaves.pop();
    expect(last?.leaf.kind).toBe('award');
    await other.award(at(22, '01:00:00.000000'), [
      { ...result, bidder: 'C', position: 1, isAwarded: true },
      { ...result, bidder: 'A', position: 2, reason: 'None.' },
      { ...result, bidder: 'B', position: 3, isAwarded: true },
    ]);
    const forged = { ...(await other.evidence('A')), certificate: certified.certificate };
    expect(verify({ forged }).fault).toBe('The head in the certificate is not a signed head of this log.');
    const audit = await other.audit();
    const last2 = await other.evidence('C');
    rewrite(other, other.leaves.length - 1, { results: ranked.map((each) => ({ ...each, reason: 'None.' })) });
    expect(verify({ c: last2 }, { audit: await other.audit() }).fault).toContain('the log was forked');
    expect(verify({ c: last2 }, { audit }).status).toBe(0);
  });
});

test('without the keys or a file to verify, the usage is printed', () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'verify-auction.mjs')], { encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toContain('Usage:');
});
