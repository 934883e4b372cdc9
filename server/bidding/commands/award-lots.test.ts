import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { submitCandidate } from '#server/candidates/commands/submit-candidate.ts';
import { makeSubmission } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from '../factories.ts';
import { lotResult } from '../queries/lot-result.ts';
import { monitorLots } from '../queries/monitor-lots.ts';
import { awardLots } from './award-lots.ts';
import { closeLot } from './close-lot.ts';
import { decideObjection } from './decide-objection.ts';
import { awardsToFinalize, endStandstill } from './finalize-award.ts';
import { objectToAward } from './object-to-award.ts';
import { openLots } from './open-lots.ts';
import { placeBid } from './place-bid.ts';
import { reopenLot, requestRebid } from './start-round.ts';

let kit: TestKit;
let market: MarketFixture;
let staff: string;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const provider = await makeTenant(kit.db, { side: 'provider', name: 'Rolecall' });
  staff = (await makeUser(kit.db, { tenantId: provider.id })).id;
});
afterAll(() => kit.close());
const begin = new Date('2026-11-20T04:01:00Z');
beforeEach(() => kit.clock.set(begin));

const hour = 3_600_000;
const later = (hours: number) => new Date(kit.clock.now().getTime() + hours * hour).toISOString();
const bid = async (userId: string, talentRequestId: string, bidAmount: string) => {
  const answer = await kit.asAgency(userId, (scope) =>
    placeBid(scope, { talentRequestId, bidAmount, rulesVersion: 1 }),
  );
  if (answer instanceof Refused) throw new Error(`${answer.refusal.code} ${JSON.stringify(answer.reasons)}`);
};
type Rules = Parameters<typeof makeLot>[2];
/** A lot in which the rival leads the agency, closed a day later. */
const closedLot = async (rules: Rules = {}, [own, rival] = ['9500', '9400']) => {
  const lot = await makeLot(kit, market, rules);
  if (own !== undefined) await bid(market.owner.id, lot.lotId, own);
  if (rival !== undefined) await bid(market.rivalOwner.id, lot.lotId, rival);
  await close(lot.lotId);
  return lot;
};
const close = async (lotId: string) => {
  kit.clock.advance(25 * hour);
  await kit.asSystem((scope) => closeLot(scope, lotId));
};
const monitor = async (auctionId: string) => {
  const answer = await kit.asClient(market.employer.id, (scope) => monitorLots(scope, { engagementId: auctionId }));
  if (answer instanceof Refused) throw new Error(answer.refusal.code);
  return answer.lots;
};
const bidderOf = async (auctionId: string, lotId: string, supplierId: string) => {
  const lot = (await monitor(auctionId)).find(({ talentRequestId }) => talentRequestId === lotId);
  return lot?.bidders.find((one) => one.supplierId === supplierId)?.bidder ?? '';
};
interface Given {
  to: string[];
  shares?: number[];
  reasons?: Record<string, string>;
}
const award = async (auctionId: string, lotId: string, { to, shares, reasons = {} }: Given) => {
  const awarded: { bidder: string; sharePercent: number | null }[] = [];
  for (const [at, supplierId] of to.entries())
    awarded.push({ bidder: await bidderOf(auctionId, lotId, supplierId), sharePercent: shares?.[at] ?? null });
  const given: { bidder: string; text: string }[] = [];
  for (const [supplierId, text] of Object.entries(reasons))
    given.push({ bidder: await bidderOf(auctionId, lotId, supplierId), text });
  return kit.asClient(market.employer.id, (scope) =>
    awardLots(scope, { engagementId: auctionId, lots: [{ talentRequestId: lotId, awarded, reasons: given }] }),
  );
};
const resultFor = async (userId: string, talentRequestId: string) => {
  const answer = await kit.asAgency(userId, (scope) => lotResult(scope, { talentRequestId }));
  if (answer instanceof Refused) throw new Error(answer.refusal.code);
  return answer;
};
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'done');
const reasonsOf = (answer: unknown) => (answer instanceof Refused ? answer.reasons.map(({ code }) => code) : []);
const stateOf = async (lotId: string) =>
  (await kit.db.selectFrom('lot').select('state').where('talentRequestId', '=', lotId).executeTakeFirstOrThrow()).state;
const statusOf = async (engagementId: string, supplierId: string) =>
  (
    await kit.db
      .selectFrom('application')
      .select('statusId')
      .where('engagementId', '=', engagementId)
      .where('supplierId', '=', supplierId)
      .executeTakeFirstOrThrow()
  ).statusId;
const engagementStage = async (id: string) =>
  (await kit.db.selectFrom('engagement').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;
const finalize = async () => {
  const due = await kit.asSystem((scope) => awardsToFinalize(scope));
  for (const id of due) await kit.asSystem((scope) => endStandstill(scope, id));
  return due;
};
const submit = async (agency: { id: string }, recruiter: { id: string }, requestId: string) => {
  const input = await makeSubmission(kit.db, { agency, recruiter, request: { id: requestId } });
  return kit.asAgency(recruiter.id, (scope) => submitCandidate(scope, { ...input, confirmsConsent: true }));
};

describe('the award of a lot', () => {
  test('by rank without a standstill is final at once: the winner submits at its fee, the loser is Not Selected', async () => {
    const { auctionId, lotId } = await closedLot();
    expect(codeOf(await award(auctionId, lotId, { to: [market.rival.id] }))).toBe('done');
    expect(await stateOf(lotId)).toBe('awarded');
    expect(await engagementStage(auctionId)).toBe('fulfillment');
    expect(await statusOf(auctionId, market.rival.id)).toBe(2);
    expect(await statusOf(auctionId, market.agency.id)).toBe(6);
    expect(await submit(market.rival, market.rivalOwner, lotId)).toMatchObject({ agencyFee: '9400.00' });
    expect(reasonsOf(await submit(market.agency, market.owner, lotId))).toEqual(['application-not-approved']);
  });

  test('passes over a better bid only with a reason, which that bidder reads without the amounts of others', async () => {
    const { auctionId, lotId } = await closedLot();
    expect(codeOf(await award(auctionId, lotId, { to: [market.agency.id] }))).toBe('reason-missing');
    expect(codeOf(await award(auctionId, lotId, { to: [market.agency.id, market.rival.id] }))).toBe('award-invalid');
    const reasons = { [market.rival.id]: 'Two people left early.' };
    expect(codeOf(await award(auctionId, lotId, { to: [market.agency.id], reasons }))).toBe('done');
    const lost = await resultFor(market.rivalOwner.id, lotId);
    expect(lost).toMatchObject({
      isAwarded: false,
      position: 1,
      bidderCount: null,
      awardedCount: 1,
      reason: 'Two people left early.',
      resultState: 'final',
    });
    expect(JSON.stringify(lost)).not.toContain('9500');
    expect(await resultFor(market.owner.id, lotId)).toMatchObject({ isAwarded: true, position: 2, reason: null });
  });

  test('to several agencies has shares that make up the whole, and to all that qualify has no limit', async () => {
    const several = await closedLot({ awardTypeId: 2, awardLimit: 2, showsBidderCount: true });
    const to = [market.rival.id, market.agency.id];
    expect(codeOf(await award(several.auctionId, several.lotId, { to, shares: [60, 30] }))).toBe('award-invalid');
    expect(codeOf(await award(several.auctionId, several.lotId, { to, shares: [60, 40] }))).toBe('done');
    const stored = await kit.db
      .selectFrom('lotResult')
      .select(['sharePercent', 'bidderCount', 'feeAmount', 'feeTypeId'])
      .where('talentRequestId', '=', several.lotId)
      .orderBy('position')
      .execute();
    expect(stored).toEqual([
      { sharePercent: 60, bidderCount: 2, feeAmount: '9400.00', feeTypeId: 3 },
      { sharePercent: 40, bidderCount: 2, feeAmount: '9500.00', feeTypeId: 3 },
    ]);
    const all = await closedLot({ awardTypeId: 3, ceiling: '10000' });
    expect(codeOf(await award(all.auctionId, all.lotId, { to }))).toBe('done');
    expect(await stateOf(all.lotId)).toBe('awarded');
  });

  test('of nobody is unsuccessful with reasons for those that would have won, and can be reopened once', async () => {
    const { auctionId, lotId } = await closedLot();
    expect(codeOf(await award(auctionId, lotId, { to: [] }))).toBe('reason-missing');
    const reasons = { [market.rival.id]: 'The budget is gone.' };
    expect(codeOf(await award(auctionId, lotId, { to: [], reasons }))).toBe('done');
    const [lot] = await monitor(auctionId);
    expect(lot).toMatchObject({
      state: 'unsuccessful',
      unsuccessfulReason: 'no-award',
      can: { reopen: { allowed: true } },
    });
    expect(await statusOf(auctionId, market.agency.id)).toBe(2);
    expect(reasonsOf(await award(auctionId, lotId, { to: [] }))).toEqual(['lot-unsuccessful']);
    const reopen = (endsAt = later(24)) =>
      kit.asClient(market.employer.id, (scope) => reopenLot(scope, { talentRequestId: lotId, endsAt }));
    expect(codeOf(await reopen(later(-1)))).toBe('lot-ends-in-the-past');
    expect(await reopen()).toMatchObject({ state: 'open', round: 2 });
    expect(reasonsOf(await reopen())).toEqual(['not-unsuccessful']);
    expect(await resultFor(market.rivalOwner.id, lotId)).toMatchObject({ resultState: 'set-aside', position: null });
    await close(lotId);
    expect(await stateOf(lotId)).toBe('closed');
    expect(codeOf(await award(auctionId, lotId, { to: [], reasons }))).toBe('done');
    expect(reasonsOf(await reopen())).toEqual(['reopened-before']);
  });

  test('is refused before the close, after the results, and for a rate without contracted time', async () => {
    const open = await makeLot(kit, market);
    expect(reasonsOf(await award(open.auctionId, open.lotId, { to: [] }))).toEqual(['bidding-not-closed']);
    const done = await closedLot();
    await award(done.auctionId, done.lotId, { to: [market.rival.id] });
    expect(reasonsOf(await award(done.auctionId, done.lotId, { to: [market.rival.id] }))).toEqual([
      'results-published',
    ]);
    const rate = await closedLot({ bidMethodId: 4 });
    const rateAward = () => award(rate.auctionId, rate.lotId, { to: [market.rival.id] });
    expect(codeOf(await rateAward())).toBe('not-to-award');
    expect(reasonsOf(await rateAward())).toEqual(['contracted-time-missing']);
  });

  test('is certified to each bidder with its own bids and the signed head of the log', async () => {
    const { auctionId, lotId } = await closedLot();
    await award(auctionId, lotId, { to: [market.rival.id] });
    const { certificate } = await kit.db
      .selectFrom('lotResult')
      .select('certificate')
      .where('talentRequestId', '=', lotId)
      .where('supplierId', '=', market.agency.id)
      .executeTakeFirstOrThrow();
    const { finalHead } = await resultFor(market.owner.id, lotId);
    expect(decodeJwt(certificate)).toMatchObject({
      lot: lotId,
      agency: market.agency.id,
      position: 2,
      isAwarded: false,
      bids: [{ amount: '9500', status: 'valid' }],
      head: { size: finalHead?.size, root: finalHead?.root },
    });
    expect(JSON.stringify(decodeJwt(certificate))).not.toContain('9400');
  });

  test('of two lots with different winners leaves both approved, each for its own request', async () => {
    const { auctionId, lotId } = await makeLot(kit, market);
    const second = await makeTalentRequest(kit.db, {
      engagementId: auctionId,
      lotRules: { bidMethodId: 3, referenceAmount: null, endsAt: new Date(later(48)) },
    });
    await kit.db.deleteFrom('lotLeaf').where('talentRequestId', '=', lotId).execute();
    await kit.db.deleteFrom('lotBook').where('talentRequestId', '=', lotId).execute();
    await kit.db.deleteFrom('lot').where('talentRequestId', '=', lotId).execute();
    await kit.asSystem((scope) => openLots(scope, auctionId));
    const absent = await makeTenant(kit.db);
    await makeApplication(kit.db, { engagementId: auctionId, supplierId: absent.id });
    await bid(market.owner.id, lotId, '9500');
    await bid(market.rivalOwner.id, second.id, '9400');
    await close(lotId);
    await award(auctionId, lotId, { to: [market.agency.id] });
    expect(await engagementStage(auctionId)).toBe('fulfillment');
    expect(await statusOf(auctionId, absent.id)).toBe(2);
    expect(codeOf(await submit(market.agency, market.owner, lotId))).toBe('done');
    expect(reasonsOf(await submit(market.rival, market.rivalOwner, lotId))).toEqual(['not-awarded']);
    expect(reasonsOf(await submit(market.agency, market.owner, second.id))).toEqual(['award-not-final']);
    await close(second.id);
    await award(auctionId, second.id, { to: [market.rival.id] });
    expect(await statusOf(auctionId, market.rival.id)).toBe(2);
    expect(await statusOf(auctionId, market.agency.id)).toBe(2);
    expect(await statusOf(auctionId, absent.id)).toBe(6);
  });
});

describe('the standstill', () => {
  const inStandstill = async () => {
    // Closed on Saturday in Melbourne, so that two working days end on Tuesday at 17:00 there.
    const lot = await closedLot({ standstillDays: 2 });
    await award(lot.auctionId, lot.lotId, { to: [market.rival.id] });
    return lot;
  };
  const object = (userId: string, talentRequestId: string) =>
    kit.asAgency(userId, (scope) => objectToAward(scope, { talentRequestId, text: 'Our bid was the better one.' }));
  const decide = (objectionId: string, decision: 'uphold' | 'dismiss') =>
    kit.asProvider(staff, (scope) => decideObjection(scope, { objectionId, decision, text: 'We looked into it.' }));
  const made = (answer: unknown): string => (answer as { objectionId: string }).objectionId;

  test('ends at 17:00 in the zone of the engagement, after the weekend; only then winners may submit', async () => {
    const { auctionId, lotId } = await inStandstill();
    const [lot] = await monitor(auctionId);
    expect(lot).toMatchObject({ state: 'standstill', standstillEndsAt: '2026-11-24T06:00:00.000Z' });
    expect(await engagementStage(auctionId)).toBe('bidding');
    expect(reasonsOf(await submit(market.rival, market.rivalOwner, lotId))).toEqual(['award-not-final']);
    kit.clock.set(new Date('2026-11-24T05:59:59Z'));
    expect(await finalize()).toEqual([]);
    kit.clock.set(new Date('2026-11-24T06:00:00Z'));
    expect(await finalize()).toEqual([lotId]);
    expect(await finalize()).toEqual([]);
    expect(await stateOf(lotId)).toBe('awarded');
    expect(codeOf(await submit(market.rival, market.rivalOwner, lotId))).toBe('done');
    expect(reasonsOf(await object(market.owner.id, lotId))).toEqual(['no-result']);
  });

  test('is held by an open objection and goes on when it is dismissed', async () => {
    const { lotId } = await inStandstill();
    const objectionId = made(await object(market.owner.id, lotId));
    expect(reasonsOf(await object(market.owner.id, lotId))).toEqual(['has-objected']);
    kit.clock.set(new Date('2026-11-24T06:00:00Z'));
    expect(reasonsOf(await object(market.rivalOwner.id, lotId))).toEqual(['standstill-over']);
    expect(await finalize()).toEqual([]);
    expect(await decide(objectionId, 'dismiss')).toMatchObject({
      state: 'dismissed',
      decisionText: 'We looked into it.',
    });
    expect(codeOf(await decide(objectionId, 'uphold'))).toBe('objection-decided');
    expect(await finalize()).toEqual([lotId]);
    expect(await resultFor(market.owner.id, lotId)).toMatchObject({
      resultState: 'final',
      objection: { state: 'dismissed' },
    });
  });

  test('ends without an award when an objection is upheld, and the lot can be awarded again', async () => {
    const { auctionId, lotId } = await inStandstill();
    const objectionId = made(await object(market.owner.id, lotId));
    const other = made(await object(market.rivalOwner.id, lotId));
    expect(await decide(objectionId, 'uphold')).toMatchObject({ state: 'upheld' });
    expect(codeOf(await decide(other, 'dismiss'))).toBe('objection-decided');
    expect(await stateOf(lotId)).toBe('closed');
    expect(await resultFor(market.rivalOwner.id, lotId)).toMatchObject({ resultState: 'set-aside', isAwarded: false });
    const reasons = { [market.rival.id]: 'The objection was right.' };
    expect(codeOf(await award(auctionId, lotId, { to: [market.agency.id], reasons }))).toBe('done');
    expect(await resultFor(market.owner.id, lotId)).toMatchObject({ resultState: 'standstill', isAwarded: true });
  });

  test('an agency without a result cannot object', async () => {
    const { lotId } = await closedLot();
    expect(codeOf(await object(market.owner.id, lotId))).toBe('not-to-object');
    expect(reasonsOf(await object(market.owner.id, lotId))).toEqual(['no-result']);
  });
});

describe('a new round', () => {
  test('asks the bidders of a closed lot for a new bid; the earlier ones stay valid', async () => {
    const { auctionId, lotId } = await closedLot({ bidTypeId: 1 });
    const rebid = (endsAt = later(24)) =>
      kit.asClient(market.employer.id, (scope) =>
        requestRebid(scope, { talentRequestId: lotId, endsAt, reasonText: 'The scope is smaller.' }),
      );
    expect(await rebid()).toMatchObject({ state: 'rebid', round: 2 });
    expect(await statusOf(auctionId, market.agency.id)).toBe(7);
    expect(codeOf(await rebid())).toBe('not-to-rebid');
    const [sealed] = await monitor(auctionId);
    expect(sealed).toMatchObject({ bidCount: 2, bidders: [] });
    await bid(market.owner.id, lotId, '9300');
    await close(lotId);
    const [lot] = await monitor(auctionId);
    expect(lot?.bidders.map(({ supplierId, position, bidAmount }) => [supplierId, position, bidAmount])).toEqual([
      [market.agency.id, 1, '9300'],
      [market.rival.id, 2, '9400'],
    ]);
    expect(await statusOf(auctionId, market.agency.id)).toBe(2);
    expect(await statusOf(auctionId, market.rival.id)).toBe(2);
  });
});

describe('the monitor', () => {
  test('shows the number of sealed bids, then names and records', async () => {
    const { auctionId, lotId } = await makeLot(kit, market, { bidTypeId: 1 });
    await bid(market.owner.id, lotId, '9500');
    const [open] = await monitor(auctionId);
    expect(open).toMatchObject({
      bidCount: 1,
      bidders: [],
      can: { award: { allowed: false }, change: { allowed: true } },
    });
    await close(lotId);
    const [closed] = await monitor(auctionId);
    expect(closed?.bidders).toMatchObject([
      { agencyName: 'Harbour Talent', position: 1, bidAmount: '9500', record: {} },
    ]);
    const seen = await kit.asProvider(staff, (scope) => monitorLots(scope, { engagementId: auctionId }));
    expect(seen).toMatchObject({ lots: [{ bidders: [{ agencyName: 'Harbour Talent' }] }] });
    const other = await kit.asClient(market.otherEmployer.id, (scope) =>
      monitorLots(scope, { engagementId: auctionId }),
    );
    expect(codeOf(other)).toBe('not-found');
  });

  test('shows ranked bids live under pseudonyms', async () => {
    const { auctionId, lotId } = await makeLot(kit, market);
    await bid(market.owner.id, lotId, '9500');
    await bid(market.rivalOwner.id, lotId, '9400');
    const [lot] = await monitor(auctionId);
    expect(
      lot?.bidders.map(({ supplierId, agencyName, position, bidAmount, record }) => [
        supplierId,
        agencyName,
        position,
        bidAmount,
        record,
      ]),
    ).toEqual([
      [null, null, 1, '9400', null],
      [null, null, 2, '9500', null],
    ]);
  });
});
