import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { awardLots } from '#server/bidding/commands/award-lots.ts';
import { closeLot } from '#server/bidding/commands/close-lot.ts';
import { findAwardsToFinalize, endStandstill } from '#server/bidding/commands/finalize-award.ts';
import { objectToAward } from '#server/bidding/commands/object-to-award.ts';
import { makeBid, makeLot } from '#server/bidding/factories.ts';
import { readOwnLotResult } from '#server/bidding/queries/lot-result.ts';
import { monitorLots } from '#server/bidding/queries/monitor-lots.ts';
import { submitCandidate } from '#server/candidates/commands/submit-candidate.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { TestKit } from './kit-on.ts';

const hour = 3_600_000;
/** The start of the tests, a Friday afternoon in Melbourne. */
const begin = new Date('2026-11-20T04:01:00Z');

interface Award {
  to: readonly string[];
  shares?: readonly number[];
  /** The reasons given to the losing agencies, by agency. */
  reasons?: Readonly<Record<string, string>>;
}

/** Returns a refusal's code, or `done` for any other answer. */
export const outcomeCode = (answer: unknown): string =>
  answer instanceof Refused ? (answer as Refused).refusal.code : 'done';
/** Returns the codes of a refusal's reasons. */
export const refusalReasonCodes = (answer: unknown): string[] =>
  answer instanceof Refused ? answer.reasons.map(({ code }) => code) : [];

const expectAnswer = <T>(answer: T): Exclude<T, Refused> => {
  if (answer instanceof Refused) throw new Error(`${answer.refusal.code} ${JSON.stringify(answer.reasons)}`);
  return answer as Exclude<T, Refused>;
};

/** An employer's auction with two agencies and the provider's staff, for tests of awards. */
export class AuctionFixture {
  readonly kit: TestKit;
  readonly market: MarketFixture;
  readonly staff: string;

  private constructor(kit: TestKit, market: MarketFixture, staff: string) {
    this.kit = kit;
    this.market = market;
    this.staff = staff;
  }

  static async create(kit: TestKit): Promise<AuctionFixture> {
    const market = await makeMarketFixture(kit.db);
    const provider = await makeTenant(kit.db, { side: 'provider', name: 'Rolecall' });
    return new AuctionFixture(kit, market, (await makeUser(kit.db, { tenantId: provider.id })).id);
  }

  /** Resets the clock to the start. */
  reset(): void {
    this.kit.clock.set(begin);
  }

  later(hours: number): string {
    return new Date(this.kit.clock.now().getTime() + hours * hour).toISOString();
  }

  bid(userId: string, talentRequestId: string, bidAmount: string) {
    return makeBid(this.kit, userId, talentRequestId, bidAmount);
  }

  async close(lotId: string): Promise<void> {
    this.kit.clock.advance(25 * hour);
    await this.kit.asSystem((scope) => closeLot(scope, lotId));
  }

  /** Creates a lot in which the rival leads the agency, and closes it a day later. */
  async closedLot(rules: Parameters<typeof makeLot>[2] = {}) {
    const lot = await makeLot(this.kit, this.market, rules);
    await this.bid(this.market.owner.id, lot.lotId, '9500');
    await this.bid(this.market.rivalOwner.id, lot.lotId, '9400');
    await this.close(lot.lotId);
    return lot;
  }

  /** Creates a lot that is awarded to the rival, with a standstill of two working days from Saturday in Melbourne. */
  async lotInStandstill() {
    const lot = await this.closedLot({ standstillDays: 2 });
    await this.award(lot.auctionId, lot.lotId, { to: [this.market.rival.id] });
    return lot;
  }

  async monitor(engagementId: string) {
    const answer = await this.kit.asClient(this.market.employer.id, (scope) => monitorLots(scope, { engagementId }));
    return expectAnswer(answer).lots;
  }

  private async bidderOf(auctionId: string, lotId: string, supplierId: string): Promise<string> {
    const lot = (await this.monitor(auctionId)).find(({ talentRequestId }) => talentRequestId === lotId);
    return lot?.bidders.find((one) => one.supplierId === supplierId)?.bidder ?? '';
  }

  async award(auctionId: string, lotId: string, { to, shares, reasons = {} }: Award) {
    const awarded: { bidder: string; sharePercent: number | null }[] = [];
    for (const [at, supplierId] of to.entries())
      awarded.push({
        bidder: await this.bidderOf(auctionId, lotId, supplierId),
        sharePercent: shares?.[at] ?? null,
      });
    const given: { bidder: string; text: string }[] = [];
    for (const [supplierId, text] of Object.entries(reasons))
      given.push({ bidder: await this.bidderOf(auctionId, lotId, supplierId), text });
    return this.kit.asClient(this.market.employer.id, (scope) =>
      awardLots(scope, { engagementId: auctionId, lots: [{ talentRequestId: lotId, awarded, reasons: given }] }),
    );
  }

  /** Finalises awards whose standstill is over, and returns their lots. */
  async finalize(): Promise<string[]> {
    const due = await this.kit.asSystem((scope) => findAwardsToFinalize(scope));
    for (const id of due) await this.kit.asSystem((scope) => endStandstill(scope, id));
    return due;
  }

  object(userId: string, talentRequestId: string) {
    return this.kit.asAgency(userId, (scope) =>
      objectToAward(scope, { talentRequestId, text: 'Our bid was the better one.' }),
    );
  }

  async resultFor(userId: string, talentRequestId: string) {
    return expectAnswer(await this.kit.asAgency(userId, (scope) => readOwnLotResult(scope, { talentRequestId })));
  }

  async submit(agency: { id: string }, recruiter: { id: string }, requestId: string) {
    const input = await makeSubmission(this.kit.db, { agency, recruiter, request: { id: requestId } });
    return this.kit.asAgency(recruiter.id, (scope) => submitCandidate(scope, { ...input, confirmsConsent: true }));
  }

  async stateOf(lotId: string) {
    const { state } = await this.kit.db
      .selectFrom('lot')
      .select('state')
      .where('talentRequestId', '=', lotId)
      .executeTakeFirstOrThrow();
    return state;
  }

  async statusOf(engagementId: string, supplierId: string) {
    const { statusId } = await this.kit.db
      .selectFrom('application')
      .select('statusId')
      .where('engagementId', '=', engagementId)
      .where('supplierId', '=', supplierId)
      .executeTakeFirstOrThrow();
    return statusId;
  }

  async stageOf(engagementId: string) {
    const { stage } = await this.kit.db
      .selectFrom('engagement')
      .select('stage')
      .where('id', '=', engagementId)
      .executeTakeFirstOrThrow();
    return stage;
  }
}
