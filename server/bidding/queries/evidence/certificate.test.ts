import { decodeJwt } from 'jose';
import { PDFDocument } from 'pdf-lib';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { awardLots } from '../../commands/award-lots.ts';
import { closeLot } from '../../commands/close-lot.ts';
import { findBidders, makeBid, makeLot } from '../../factories.ts';
import { downloadCertificate } from './certificate.ts';
import { findCertificate } from './evidence.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const certificate = (userId: string, talentRequestId: string) =>
  kit.asAgency(userId, (scope) => downloadCertificate(scope, { talentRequestId }));

/** Awards a lot to its second bidder, with a reason for passing over the first. */
const awardSecond = async (engagementId: string, talentRequestId: string) => {
  const [first, second] = await findBidders(kit.db, talentRequestId);
  const awarded = [{ bidder: second?.bidder ?? '', sharePercent: null }];
  const reasons = [{ bidder: first?.bidder ?? '', text: 'Not enough nurses in the region, as in 2025: łódź.' }];
  const answer = await kit.asClient(market.employer.id, (scope) =>
    awardLots(scope, { engagementId, lots: [{ talentRequestId, awarded, reasons }] }),
  );
  if (answer instanceof Refused) throw new Error(answer.refusal.code);
};

test('no-result-yet: there is no certificate before the award', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  await makeBid(kit, market.owner.id, lotId, '9600');
  const answer = await certificate(market.owner.id, lotId);
  expect(answer instanceof Refused && answer.refusal.code).toBe('no-result-yet');
});

test("the certificate has the result, the reason and the agency's own bids, and the signed file as an attachment", async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 1 });
  await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9600');
  kit.clock.advance(3_600_000);
  await kit.asSystem((scope) => closeLot(scope, lotId));
  await awardSecond(auctionId, lotId);
  const answer = await certificate(market.owner.id, lotId);
  if (answer instanceof Refused || !('content' in answer)) throw new Error('There is no certificate.');
  expect(answer.mediaType).toBe('application/pdf');
  const chunks: Buffer[] = [];
  for await (const chunk of answer.content) chunks.push(chunk as Buffer);
  const bytes = new Uint8Array(Buffer.concat(chunks));
  expect(bytes).toHaveLength(answer.sizeBytes);
  const { text } = await extractText(bytes.slice(), { mergePages: true });
  for (const part of ['Not selected', 'Your rank: 1', 'as in 2025', 'Awarded: 1 agency', '9,500.00', 'Log root after'])
    expect(text).toContain(part);
  expect(text).not.toContain('9,600.00');
  expect(text).not.toContain('undefined');
  const signed = await kit.asAgency(market.owner.id, (scope) => findCertificate(scope, lotId));
  const pdf = await PDFDocument.load(bytes);
  const attached = pdf.context
    .enumerateIndirectObjects()
    .some(
      ([, object]) => object.toString().includes('certificate.jws') || object.toString().includes('application#2Fjose'),
    );
  expect(attached).toBe(true);
  expect(decodeJwt(signed ?? '')).toMatchObject({ lot: lotId, isAwarded: false, position: 1 });
});
