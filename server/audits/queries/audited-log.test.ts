import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAuctionKeys, readEvidence } from '#server/bidding/factories.ts';
import { makeSecondFactor, makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAudit } from '../factories.ts';
import { readAuditBundle, readAuditedLog } from './audited-log.ts';
import { listBidAccesses } from './bid-accesses.ts';

let kit: TestKit;
let auction: AuctionFixture;
const auditors: Record<'named' | 'other' | 'withoutTwoStep', { id: string; tenantId: string }> = {} as never;
const folder = mkdtempSync(join(tmpdir(), 'rolecall-audit-'));
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
  for (const name of ['named', 'other', 'withoutTwoStep'] as const) {
    const firm = await makeTenant(kit.db, { side: 'auditor', name: `Firm ${name}` });
    auditors[name] = await makeUser(kit.db, { tenantId: firm.id, role: 'none' });
    if (name !== 'withoutTwoStep') await makeSecondFactor(kit.db, auditors[name].id);
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await kit.close();
});
beforeEach(() => auction.reset());

const auditBy = (engagementId: string, { tenantId }: { tenantId: string }) =>
  makeAudit(kit.db, { engagementId, auditorId: tenantId, namedAt: kit.clock.now() });
const audited = async (rules: Parameters<AuctionFixture['closedLot']>[0] = {}, auditor = auditors.named) => {
  const { auctionId, lotId } = await auction.closedLot(rules);
  await auction.award(auctionId, lotId, { to: [auction.market.rival.id] });
  return { auctionId, auditId: await auditBy(auctionId, auditor), talentRequestId: lotId };
};
type Lot = { auditId: string; talentRequestId: string };
const log = (auditor: { id: string }, lot: Lot) => kit.asAuditor(auditor.id, (scope) => readAuditedLog(scope, lot));
const bundle = (auditor: { id: string }, lot: Lot) => kit.asAuditor(auditor.id, (scope) => readAuditBundle(scope, lot));
const accesses = async (userId: string, talentRequestId: string) => {
  const answer = await kit.asAgency(userId, (scope) => listBidAccesses(scope, { talentRequestId }));
  return answer instanceof Refused ? outcomeCode(answer) : answer.accesses;
};

test.each([
  ['ranked', 2],
  ['sealed', 1],
])(
  'the verifier accepts the bundle of a %s lot together with the evidence of its bidders',
  async (_name, bidTypeId) => {
    const lot = await audited({ bidTypeId });
    const { owner, rivalOwner } = auction.market;
    const write = (name: string, content: unknown): string => {
      const path = join(folder, `${name}-${String(bidTypeId)}.json`);
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    const evidence: string[] = [];
    for (const { id } of [owner, rivalOwner])
      evidence.push(write(id, await kit.asAgency(id, (scope) => readEvidence(scope, lot))));
    const keys = write('keys', await kit.asSystem((scope) => listAuctionKeys(scope)));
    const verify = (given: unknown) => {
      const verifier = join(import.meta.dirname, '../../../tools/verify-auction.mjs');
      const files = ['--keys', keys, '--audit', write('bundle', given), ...evidence];
      return spawnSync(process.execPath, [verifier, ...files], { encoding: 'utf8' }).stdout;
    };
    const read = await bundle(auditors.named, lot);
    if (read instanceof Refused) throw new Error(read.refusal.code);
    expect(verify(read)).toContain('checks passed');
    // Verification must fail if a bid is missing from the bundle.
    const isBid = ({ leaf }: { leaf: string }) => leaf.includes('"kind":"bid"');
    const index = read.leaves.findIndex(isBid);
    expect(verify({ ...read, leaves: read.leaves.toSpliced(index, 1) })).toContain('FAIL');
  },
);

test('the log has every leaf under pseudonyms, with the amounts of each bid', async () => {
  const lot = await audited();
  const read = await log(auditors.named, lot);
  if (read instanceof Refused) throw new Error(read.refusal.code);
  expect(read.entries.map(({ kind }) => kind)).toEqual(['rules', 'opening', 'bid', 'bid', 'close', 'award']);
  const bids = read.entries.filter(({ kind }) => kind === 'bid');
  expect(bids.map(({ bid }) => bid?.amount)).toEqual(['9500', '9400']);
  expect(new Set(bids.map(({ bidder }) => bidder)).size).toBe(2);
  const { agency, rival } = auction.market;
  for (const secret of [agency.id, agency.name, rival.id, rival.name])
    expect(JSON.stringify(read)).not.toContain(secret);
});

test('each reading and download is recorded for the bidders', async () => {
  const lot = await audited({ bidTypeId: 1 });
  const closedAt = kit.clock.now().toISOString();
  kit.clock.advance(60_000);
  await log(auditors.named, lot);
  kit.clock.advance(60_000);
  await bundle(auditors.named, lot);
  const at = (minutes: number) => new Date(Date.parse(closedAt) + minutes * 60_000).toISOString();
  const seen = [
    { kind: 'audit', at: at(2), auditorName: 'Firm named', isDownload: true, withNames: false },
    { kind: 'audit', at: at(1), auditorName: 'Firm named', isDownload: false, withNames: false },
    { kind: 'opening', at: closedAt },
  ];
  expect(await accesses(auction.market.owner.id, lot.talentRequestId)).toEqual(seen);
  expect(await accesses(auction.market.rivalOwner.id, lot.talentRequestId)).toEqual(seen);
});

test('nobody reads the log without two-step sign-in, and the attempt leaves no access', async () => {
  const lot = await audited({}, auditors.withoutTwoStep);
  expect(outcomeCode(await log(auditors.withoutTwoStep, lot))).toBe('two-step-needed');
  expect(outcomeCode(await bundle(auditors.withoutTwoStep, lot))).toBe('two-step-needed');
  expect(await accesses(auction.market.owner.id, lot.talentRequestId)).toEqual([]);
});

test('another auditor reads nothing, and nor does the named one in another auction or a reopened lot', async () => {
  const lot = await audited();
  const elsewhere = await audited({}, auditors.other);
  const { auditId } = lot;
  expect(outcomeCode(await log(auditors.other, lot))).toBe('not-found');
  expect(outcomeCode(await log(auditors.named, { ...elsewhere, auditId }))).toBe('not-found');
  await kit.db.updateTable('lot').set({ state: 'rebid' }).where('talentRequestId', '=', lot.talentRequestId).execute();
  expect(outcomeCode(await log(auditors.named, lot))).toBe('not-found');
  expect(await accesses(auction.market.owner.id, lot.talentRequestId)).toEqual([]);
});
