import fc from 'fast-check';
import { undoWithdrawalEndpoint, withdrawApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { unconfirmLotBids } from '../../factories.ts';

// Runs sequences of actions on one lot by two agencies, the employer and the clock, and compares them with an
// independent model of the rules: who is refused and why, the positions, the end, and a log that grows by one leaf for
// each accepted action.

const { seed, endOnFailure, isLong } = inject('generated');

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());

const minute = 60_000;
const hour = 60 * minute;
type Agency = 'agency' | 'rival';

interface ModelBid {
  amount: number;
  status: 'valid' | 'unconfirmed' | 'withdrawn';
  placedAt: number;
  order: number;
}

interface ModelLot {
  bidTypeId: number;
  endsAt: number;
  bids: Partial<Record<Agency, ModelBid>>;
  order: number;
  leaves: number;
  isClosed: boolean;
}

const move = fc.record({
  kind: fc.constantFrom(
    'bid',
    'bid',
    'bid',
    'withdraw',
    'confirm',
    'terms',
    'leave',
    'leave, terms',
    'wait',
    'wait',
    'close',
  ),
  by: fc.constantFrom<Agency>('agency', 'rival'),
  amount: fc.integer({ min: 9000, max: 9009 }),
  // No combination adds up to exactly ten minutes, the period in which a sealed bid can be withdrawn.
  minutes: fc.constantFrom(4, 7, 55, 600),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const refusalOfBid = ({ bidTypeId, bids, endsAt }: ModelLot, { by, amount }: Move, now: number) => {
  if (now >= endsAt) return 'bid-too-late';
  const own = bids[by];
  if (own?.status !== 'valid') return undefined;
  if (bidTypeId === 1) return 'sealed-bid-placed';
  return amount >= own.amount ? 'bid-not-lower' : undefined;
};

const mayWithdraw = ({ bidTypeId, bids, endsAt }: ModelLot, by: Agency, now: number): boolean => {
  const own = bids[by];
  if (!own || own.status === 'withdrawn' || now >= endsAt) return false;
  return bidTypeId === 1 ? now - own.placedAt < 10 * minute : now < endsAt - hour;
};

/** Whether the agency's application can be withdrawn. A binding bid prevents this. */
const mayLeave = (model: ModelLot, by: Agency, now: number): boolean =>
  ['withdrawn', undefined].includes(model.bids[by]?.status) || mayWithdraw(model, by, now);

const changeTerms = (model: ModelLot, now: number): void => {
  model.leaves += 1;
  model.endsAt = Math.max(model.endsAt, now + 24 * hour);
  for (const bid of Object.values(model.bids)) if (bid.status === 'valid') bid.status = 'unconfirmed';
};

const mayConfirm = ({ bids, endsAt }: ModelLot, by: Agency, now: number): boolean =>
  bids[by]?.status === 'unconfirmed' && now < endsAt;

/** Returns an agency's position, by amount and then by time. A sealed lot has no positions before it closes. */
const positionIn = ({ bidTypeId, bids, isClosed }: ModelLot, by: Agency): number | null => {
  if (bidTypeId === 1 && !isClosed) return null;
  const valid = Object.entries(bids).filter(([, { status }]) => status === 'valid');
  const ranked = valid.toSorted(([, one], [, other]) => one.amount - other.amount || one.order - other.order);
  const at = ranked.findIndex(([agency]) => agency === by);
  return at < 0 ? null : at + 1;
};

/** Plays a sequence of moves on a new lot. Returns the steps up to the first difference from the model. */
const play = async (bidTypeId: number, moves: readonly Move[]): Promise<string | undefined> => {
  const { market, server } = auction;
  const { kit, product } = server;
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  const lot = await auction.open({ bidTypeId, extensionMinutes: 0 });
  const userOf = { agency: market.owner.id, rival: market.rivalOwner.id };
  const now = () => kit.clock.now().getTime();
  const model: ModelLot = { bidTypeId, endsAt: now() + 24 * hour, bids: {}, order: 0, leaves: 2, isClosed: false };
  const steps: string[] = [];
  const codeOf = ({ code }: Record<string, unknown>) => code;

  const act = async (one: Move): Promise<[unknown, unknown]> => {
    const { kind, by, amount, minutes } = one;
    const own = model.bids[by];
    if (kind === 'bid') {
      const expected = refusalOfBid(model, one, now());
      const found = codeOf(await auction.bid(userOf[by], lot, String(amount)));
      if (expected === undefined) {
        model.order += 1;
        model.leaves += 1;
        model.bids[by] = { amount, status: 'valid', placedAt: now(), order: model.order };
      }
      return [found, expected];
    }
    if (kind === 'withdraw') {
      const expected = mayWithdraw(model, by, now()) ? undefined : 'bid-not-withdrawable';
      const found = codeOf(await auction.withdraw(userOf[by], lot));
      if (expected === undefined && own) Object.assign(own, { status: 'withdrawn' });
      if (expected === undefined) model.leaves += 1;
      return [found, expected];
    }
    if (kind === 'confirm') {
      const expected = mayConfirm(model, by, now()) ? undefined : 'nothing-to-confirm';
      const found = codeOf(await auction.confirm(userOf[by], lot));
      if (expected === undefined && own) Object.assign(own, { status: 'valid' });
      if (expected === undefined) model.leaves += 1;
      return [found, expected];
    }
    if (kind === 'terms' && now() < model.endsAt) {
      await unconfirmLotBids(kit, lot.lotId);
      changeTerms(model, now());
    }
    if (kind === 'leave' || kind === 'leave, terms') {
      // Undoing a withdrawal restores the bids withdrawn at that time or later, so time must pass after earlier
      // withdrawals.
      kit.clock.advance(2000);
      if (now() >= model.endsAt) return [undefined, undefined];
      const engagementId = lot.auctionId;
      const mayLeaveNow = mayLeave(model, by, now());
      const left = await auction.call(userOf[by], withdrawApplicationEndpoint, {
        engagementId,
        reasonId: 1,
        reasonText: '',
      });
      if (!mayLeaveNow) return [codeOf(left) === undefined, false];
      const isStanding = own?.status === 'valid' || own?.status === 'unconfirmed';
      if (isStanding) model.leaves += 1;
      if (kind === 'leave, terms') {
        await unconfirmLotBids(kit, lot.lotId);
        changeTerms(model, now());
      }
      const returned = await auction.call(userOf[by], undoWithdrawalEndpoint, { engagementId });
      // Restoring a valid bid adds a confirmation to the log. An unconfirmed bid is restored without a leaf, and a bid
      // that was withdrawn before the application stays withdrawn.
      if (own?.status === 'valid') model.leaves += 1;
      return [codeOf(left) ?? codeOf(returned), undefined];
    }
    if (kind === 'wait') kit.clock.advance(minutes * minute);
    if (kind === 'close') {
      await product.jobs.find(({ queue }) => queue === 'bidding.close-lots')?.run({});
      if (now() >= model.endsAt && !model.isClosed) {
        model.leaves += 1;
        model.isClosed = true;
      }
    }
    return [undefined, undefined];
  };

  for (const one of moves) {
    steps.push(`${one.kind} ${one.by} ${String(one.amount)} ${String(one.minutes)}`);
    const [found, expected] = await act(one);
    const seen: unknown[] = [found];
    const should: unknown[] = [expected];
    for (const by of ['agency', 'rival'] as const) {
      const { position, bidStatus, endsAt, state } = await auction.read(userOf[by], lot);
      const isOver = now() >= model.endsAt;
      const hasBids = Object.values(model.bids).some(({ status }) => status === 'valid');
      seen.push(position, bidStatus, Date.parse(endsAt ?? ''), state);
      should.push(
        positionIn(model, by),
        model.bids[by]?.status ?? null,
        model.endsAt,
        isOver ? (model.isClosed && !hasBids ? 'unsuccessful' : 'closed') : 'open',
      );
    }
    const { logSize } = await kit.db
      .selectFrom('lotBook')
      .select('logSize')
      .where('talentRequestId', '=', lot.lotId)
      .executeTakeFirstOrThrow();
    const leaves = await kit.db
      .selectFrom('lotLeaf')
      .select('index')
      .where('talentRequestId', '=', lot.lotId)
      .execute();
    seen.push(logSize, leaves.length);
    should.push(model.leaves, model.leaves);
    if (JSON.stringify(seen) !== JSON.stringify(should))
      return `${steps.join('; ')}: ${JSON.stringify(seen)}, by the model ${JSON.stringify(should)}`;
  }
  return undefined;
};

test(
  'after any sequence of acts a lot matches the model',
  async () => {
    const sequence = fc.array(move, { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(1, 2, 3), sequence, async (bidTypeId, moves) => {
        expect(await play(bidTypeId, moves)).toBeUndefined();
      }),
      { numRuns: isLong ? 300 : 12, seed, endOnFailure },
    );
  },
  isLong ? 1_800_000 : 120_000,
);
