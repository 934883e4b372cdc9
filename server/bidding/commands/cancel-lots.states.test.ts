import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bidding from '#contract/bidding/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import {
  cancelRequestEndpoint,
  completeRequestEndpoint,
  pauseRequestEndpoint,
  restoreRequestEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { findBidders, lotRulesInput, makeLot, unconfirmLotBids } from '../factories.ts';
import { closeLot } from './close-lot.ts';
import { endStandstill } from './finalize-award.ts';

let server: TestServer;
let auction: AuctionFixture;
beforeAll(async () => {
  server = await createTestServer();
  auction = await AuctionFixture.create(server.kit);
});
afterAll(() => server.close());

interface Lot {
  auctionId: string;
  lotId: string;
}

const hour = 3_600_000;
const reasons = { reasonId: 1, reasonText: '' };

/** Calls an endpoint, whose response must be a success or a declared refusal. Returns the refusal's code, or `done`. */
const call = async (userId: string, at: Endpoint, input: object): Promise<string> => {
  const { status, body } = await server.call(userId, at, input);
  const code = (body as { code?: string } | undefined)?.code ?? 'done';
  expect(status, `${at.operation}: ${JSON.stringify(body)}`).toBeLessThan(500);
  expect([200, 201, 204, 404, 409], `${at.operation}: ${JSON.stringify(body)}`).toContain(status);
  return code;
};

const openLot = async (rules: Parameters<typeof makeLot>[2] = {}): Promise<Lot> => {
  const { market } = auction;
  const lot = await makeLot(auction.kit, market, rules);
  await auction.bid(market.owner.id, lot.lotId, '9500');
  await auction.bid(market.rivalOwner.id, lot.lotId, '9400');
  return lot;
};

const employerCall = (at: Endpoint, input: object) => call(auction.market.employer.id, at, input);
const newRound = (at: Endpoint, { lotId: talentRequestId }: Lot) =>
  employerCall(at, { talentRequestId, endsAt: auction.later(24), reasonText: 'The scope is smaller.' });

const then = async (lot: Promise<Lot>, act: (lot: Lot) => Promise<unknown>): Promise<Lot> => {
  const made = await lot;
  await act(made);
  return made;
};
const tied = async (): Promise<Lot> => {
  const { market } = auction;
  const lot = await makeLot(auction.kit, market, { tieRule: 'rebid' });
  for (const { id } of [market.owner, market.rivalOwner]) await auction.bid(id, lot.lotId, '9500');
  await auction.close(lot.lotId);
  return lot;
};
const unsuccessful = () =>
  then(makeLot(auction.kit, auction.market, { standstillDays: 2 }), ({ lotId }) => auction.close(lotId));
const awardOfNobody = () =>
  then(auction.closedLot(), ({ auctionId, lotId }) =>
    auction.award(auctionId, lotId, { to: [], reasons: { [auction.market.rival.id]: 'The budget is gone.' } }),
  );
const pause = ({ lotId }: Lot) =>
  employerCall(pauseRequestEndpoint, { talentRequestId: lotId, ...reasons, resumeAt: null });
const object = ({ lotId }: Lot) => auction.object(auction.market.owner.id, lotId);

/** The states of a lot, each with the lot's state after its talent request has been cancelled and restored. */
const states: Record<string, { make: () => Promise<Lot>; isStored: string; isRestored: string }> = {
  open: { make: () => openLot({ standstillDays: 2 }), isStored: 'open', isRestored: 'open' },
  'open, sealed': { make: () => openLot({ bidTypeId: 1 }), isStored: 'open', isRestored: 'open' },
  'open, paused': { make: () => then(openLot(), pause), isStored: 'open', isRestored: 'open' },
  'open, ended but not closed yet': {
    make: async () => {
      const lot = await openLot();
      auction.kit.clock.advance(25 * hour);
      return lot;
    },
    isStored: 'open',
    isRestored: 'open',
  },
  'open, unconfirmed': {
    make: () => then(openLot(), ({ lotId }) => unconfirmLotBids(auction.kit, lotId)),
    isStored: 'open',
    isRestored: 'open',
  },
  're-bid after a tie': { make: tied, isStored: 'rebid', isRestored: 'rebid' },
  're-bid by the employer': {
    make: () => then(auction.closedLot({ bidTypeId: 1 }), (lot) => newRound(bidding.requestRebidEndpoint, lot)),
    isStored: 'rebid',
    isRestored: 'rebid',
  },
  reopened: {
    make: () => then(unsuccessful(), (lot) => newRound(bidding.reopenLotEndpoint, lot)),
    isStored: 'open',
    isRestored: 'open',
  },
  closed: { make: () => auction.closedLot({ standstillDays: 2 }), isStored: 'closed', isRestored: 'closed' },
  'closed, sealed': { make: () => auction.closedLot({ bidTypeId: 1 }), isStored: 'closed', isRestored: 'closed' },
  'closed, paused': { make: () => then(auction.closedLot(), pause), isStored: 'closed', isRestored: 'closed' },
  'unsuccessful without bids': { make: unsuccessful, isStored: 'unsuccessful', isRestored: 'unsuccessful' },
  'unsuccessful by an award of nobody': {
    make: awardOfNobody,
    isStored: 'unsuccessful',
    isRestored: 'unsuccessful',
  },
  standstill: { make: () => auction.lotInStandstill(), isStored: 'standstill', isRestored: 'closed' },
  'standstill, paused': {
    make: () => then(auction.lotInStandstill(), pause),
    isStored: 'standstill',
    isRestored: 'closed',
  },
  'standstill with an objection': {
    make: () => then(auction.lotInStandstill(), object),
    isStored: 'standstill',
    isRestored: 'closed',
  },
  awarded: {
    make: () =>
      then(auction.closedLot(), ({ auctionId, lotId }) =>
        auction.award(auctionId, lotId, { to: [auction.market.rival.id] }),
      ),
    isStored: 'awarded',
    isRestored: 'awarded',
  },
};

const cancel = async ({ lotId }: Lot): Promise<void> => {
  expect(await employerCall(cancelRequestEndpoint, { talentRequestId: lotId, ...reasons })).toBe('done');
};
const cancelAndRestore = async (lot: Lot): Promise<void> => {
  await cancel(lot);
  auction.kit.clock.advance(5 * hour);
  expect(await employerCall(restoreRequestEndpoint, { talentRequestId: lot.lotId })).toBe('done');
};

const changes: Record<string, (lot: Lot) => Promise<void>> = {
  unchanged: () => Promise.resolve(),
  cancelled: cancel,
  'cancelled and restored': cancelAndRestore,
  'cancelled, restored, cancelled and restored': async (lot) => {
    await cancelAndRestore(lot);
    await cancelAndRestore(lot);
  },
};

const award = async ({ auctionId, lotId }: Lot): Promise<string> => {
  const bidders = await findBidders(auction.kit.db, lotId);
  const pseudonyms = new Map(bidders.map(({ supplierId, bidder }) => [supplierId, bidder]));
  const winner = pseudonyms.get(auction.market.rival.id) ?? 'NONE';
  const loser = pseudonyms.get(auction.market.agency.id);
  return employerCall(bidding.awardLotsEndpoint, {
    engagementId: auctionId,
    lots: [
      {
        talentRequestId: lotId,
        awarded: [{ bidder: winner, sharePercent: null }],
        reasons: loser === undefined ? [] : [{ bidder: loser, text: 'Two people left early.' }],
      },
    ],
  });
};

const decideObjections = (decision: 'uphold' | 'dismiss') => async (lot: Lot) => {
  const made = await auction.kit.db
    .selectFrom('awardObjection')
    .select('id')
    .where('talentRequestId', '=', lot.lotId)
    .execute();
  for (const { id: objectionId } of made)
    await call(auction.staff, bidding.decideObjectionEndpoint, { objectionId, decision, text: 'We looked into it.' });
};

const agencyCall =
  (at: Endpoint, more: object = {}) =>
  async (lot: Lot) => {
    const { owner, rivalOwner } = auction.market;
    for (const { id } of [owner, rivalOwner])
      await call(id, at, { auctionId: lot.auctionId, talentRequestId: lot.lotId, ...more });
  };
const requestCall =
  (at: Endpoint, more: object = {}) =>
  (lot: Lot) =>
    employerCall(at, { talentRequestId: lot.lotId, ...more });

/** Every command on a lot and every query that shows it. */
const acts: Record<string, (lot: Lot) => Promise<unknown>> = {
  'place bid': async (lot) => {
    const { rulesVersion } = await versionOf(lot);
    await call(auction.market.owner.id, bidding.placeBidEndpoint, {
      talentRequestId: lot.lotId,
      bidAmount: '9000',
      rulesVersion,
    });
  },
  'confirm bid': async (lot) => agencyCall(bidding.confirmBidEndpoint, await versionOf(lot))(lot),
  'withdraw bid': agencyCall(bidding.withdrawBidEndpoint),
  award,
  object: agencyCall(bidding.objectToAwardEndpoint, { text: 'Our bid was the better one.' }),
  dismiss: decideObjections('dismiss'),
  'award again': award,
  'object again': agencyCall(bidding.objectToAwardEndpoint, { text: 'Our bid is still the better one.' }),
  uphold: decideObjections('uphold'),
  'change rules': async (lot) => {
    const { rulesVersion: version } = await versionOf(lot);
    return requestCall(bidding.changeLotEndpoint, {
      version,
      rules: { ...lotRulesInput, standstillDays: 2 },
      endsAt: null,
    })(lot);
  },
  reopen: (lot) => newRound(bidding.reopenLotEndpoint, lot),
  'request rebid': (lot) => newRound(bidding.requestRebidEndpoint, lot),
  'close (job)': ({ lotId }) => auction.kit.asSystem((scope) => closeLot(scope, lotId)),
  'end standstill (job)': ({ lotId }) => auction.kit.asSystem((scope) => endStandstill(scope, lotId)),
  'pause request': requestCall(pauseRequestEndpoint, { ...reasons, resumeAt: null }),
  'resume request': requestCall(resumeRequestEndpoint),
  'complete request': requestCall(completeRequestEndpoint, reasons),
  'read lot': agencyCall(bidding.readLotEndpoint),
  'read lots': agencyCall(bidding.listLotsEndpoint),
  'read history': agencyCall(bidding.readBidHistoryEndpoint),
  'read result': agencyCall(bidding.readLotResultEndpoint),
  'read evidence': agencyCall(bidding.readEvidenceEndpoint),
  'read certificate': agencyCall(bidding.downloadCertificateEndpoint),
  monitor: ({ auctionId }) => employerCall(bidding.monitorLotsEndpoint, { engagementId: auctionId }),
};

const versionOf = async ({ lotId }: Lot): Promise<{ rulesVersion: number }> => {
  const { version } = await auction.kit.db
    .selectFrom('lotRules')
    .select('version')
    .where('talentRequestId', '=', lotId)
    .executeTakeFirstOrThrow();
  return { rulesVersion: version };
};

describe.each(Object.entries(states))('a lot that is %s', (_name, { make, isStored, isRestored }) => {
  test.each(Object.entries(changes))('and %s answers every call with a success or a refusal', async (name, change) => {
    auction.reset();
    const lot = await make();
    await change(lot);
    const expected = name === 'unchanged' ? isStored : isRestored;
    if (name !== 'cancelled') expect(await auction.stateOf(lot.lotId)).toBe(expected);
    for (const act of Object.values(acts)) await act(lot);
  });

  test('and cancelled and restored answers every call also in the reverse order', async () => {
    auction.reset();
    const lot = await make();
    await cancelAndRestore(lot);
    for (const act of Object.values(acts).toReversed()) await act(lot);
  });

  test('and cancelled and restored can end as any other', async () => {
    auction.reset();
    const lot = await make();
    await cancelAndRestore(lot);
    auction.kit.clock.advance(60 * hour);
    await auction.kit.asSystem((scope) => closeLot(scope, lot.lotId));
    if ((await auction.stateOf(lot.lotId)) === 'closed') expect(await award(lot)).toBe('done');
    expect(await auction.stateOf(lot.lotId)).not.toBe('cancelled');
  });
});
