import { setTimeout as sleep } from 'node:timers/promises';
import { awardLots, closeLot, objectToAward, openLots, placeBid } from '#server/bidding/factories.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import type { DemoAgency, DemoEngagement, DemoLot } from '../engagement.ts';
import { demoEngagements } from '../engagements.ts';
import { demoId } from '../ids.ts';
import { findFirstUser, demoRequestId, demoTenantId } from '../market.ts';
import { makeAudits } from './audits.ts';
import { withDemoSessions, type DemoSessions } from './session.ts';

const minuteMs = 60_000;
/**
 * How long bidding is open on a lot that the demo shows as closed. It can't be zero, because the database's clock
 * decides when a bid was received.
 */
const shortBiddingMs = 3000;

interface OpenLot {
  engagement: DemoEngagement;
  id: string;
  lot: DemoLot;
  endsAt: Date;
}

const lotsOf = (engagement: DemoEngagement, now: Date): OpenLot[] =>
  engagement.requests.flatMap(({ lot }, index) =>
    lot
      ? {
          engagement,
          id: demoRequestId(engagement.key, index),
          lot,
          endsAt: new Date(
            now.getTime() + (lot.endsInMinutes === undefined ? shortBiddingMs : lot.endsInMinutes * minuteMs),
          ),
        }
      : [],
  );

/**
 * Opens an engagement's lots, each with its own end. An employer does this by moving the engagement to the bidding
 * stage.
 */
const openBidding = async (
  source: ScopeSource,
  { asClient }: DemoSessions,
  engagement: DemoEngagement,
): Promise<OpenLot[]> => {
  const engagementId = demoId(`engagement:${engagement.key}`);
  const lots = await inSystemScope(source, 'plan the bidding of the demo', async ({ db, now }) => {
    const planned = lotsOf(engagement, now);
    for (const { id, endsAt } of planned)
      await db.updateTable('lotRules').set({ endsAt }).where('talentRequestId', '=', id).execute();
    const biddingEndsAt = new Date(Math.max(...planned.map(({ endsAt }) => endsAt.getTime())));
    await db.updateTable('engagement').set({ biddingEndsAt }).where('id', '=', engagementId).execute();
    return planned;
  });
  await asClient(findFirstUser(engagement.client).id, (scope) => openLots(scope, engagementId));
  return lots;
};

const placeBids = async ({ asAgency }: DemoSessions, { id, lot }: OpenLot): Promise<void> => {
  for (const { agency, amount } of lot.bids ?? []) {
    const bid = { talentRequestId: id, bidAmount: amount, rulesVersion: 1 };
    await asAgency(findFirstUser(agency).id, (scope) => placeBid(scope, bid));
  }
};

/** Returns the agencies' pseudonyms in a lot. */
const biddersOf = async (source: ScopeSource, lotId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await inSystemScope(source, 'read the bidders of the demo', ({ db }) =>
    db.selectFrom('standingBid').select(['supplierId', 'bidder']).where('talentRequestId', '=', lotId).execute(),
  );
  return new Map(rows.map(({ supplierId, bidder }) => [supplierId, bidder]));
};

const award = async (source: ScopeSource, { asAgency, asClient }: DemoSessions, one: OpenLot): Promise<void> => {
  const { engagement, id, lot } = one;
  if (!lot.award) return;
  const { to, reason } = lot.award;
  const bidders = await biddersOf(source, id);
  const bidderOf = (agency: DemoAgency): string => bidders.get(demoTenantId(agency)) ?? '';
  const winners = to.map(bidderOf);
  const losers = [...bidders.values()].filter((bidder) => !winners.includes(bidder));
  await asClient(findFirstUser(engagement.client).id, (scope) =>
    awardLots(scope, {
      engagementId: demoId(`engagement:${engagement.key}`),
      lots: [
        {
          talentRequestId: id,
          awarded: winners.map((bidder) => ({ bidder, sharePercent: null })),
          reasons: reason === undefined ? [] : losers.map((bidder) => ({ bidder, text: reason })),
        },
      ],
    }),
  );
  if (lot.objection) {
    const { agency, text } = lot.objection;
    await asAgency(findFirstUser(agency).id, (scope) => objectToAward(scope, { talentRequestId: id, text }));
  }
};

/**
 * Opens the demo's auctions and places their bids through the product's own commands, so that every receipt, log and
 * certificate is genuine. Their times are therefore all close to the time when the demo was created.
 */
export const makeAuctions = (source: ScopeSource): Promise<void> =>
  withDemoSessions(source, async (sessions) => {
    const lots: OpenLot[] = [];
    for (const engagement of demoEngagements.filter(
      ({ stage, kind }) => kind === 'competitive' && stage === 'bidding',
    )) {
      const opened = await openBidding(source, sessions, engagement);
      for (const lot of opened) await placeBids(sessions, lot);
      lots.push(...opened);
    }
    const short = lots.filter(({ lot }) => lot.endsInMinutes === undefined);
    const endMs = Math.max(...short.map(({ endsAt }) => endsAt.getTime())) + 1;
    await sleep(Math.max(0, endMs - source.clock.now().getTime()));
    const later: ScopeSource = {
      ...source,
      clock: { now: () => new Date(Math.max(endMs, source.clock.now().getTime())) },
    };
    for (const { id } of short) await inSystemScope(later, 'close a lot of the demo', (scope) => closeLot(scope, id));
    await withDemoSessions(later, async (after) => {
      for (const lot of short) await award(later, after, lot);
    });
    await inSystemScope(later, 'name the auditor of the demo', (scope) => makeAudits(scope));
  });
