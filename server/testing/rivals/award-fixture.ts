import { decideObjectionEndpoint, objectToAwardEndpoint } from '#contract/bidding/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { awardLots, closeLot, findBidders, findObjectionId, makeBid, makeLot } from '#server/bidding/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import type { AuthorizationWorld } from '../authorization.ts';
import type { ObservedAction } from './detect-leaks.ts';

/**
 * Two lots in the standstill of their awards. The agency has won one and lost the other, and one rival has lost both.
 */
export interface AwardFixture {
  readonly lots: Readonly<Record<'the lot won' | 'the lot lost', { auctionId: string; lotId: string }>>;
  /** The user of the rival that has lost both lots. */
  readonly loser: string;
  readonly actions: readonly ObservedAction[];
}

export const makeAwardFixture = async (world: AuthorizationWorld): Promise<AwardFixture> => {
  const { kit } = world.server;
  const { owner, rivalOwner, provider } = world.people;
  const { id: third } = await makeTenant(kit.db, { name: 'Third' });
  const { id: loser } = await makeUser(kit.db, { tenantId: third });
  const { id: employer } = await makeUser(kit.db, { tenantId: world.clientId, role: 'none' });
  const market = { client: { id: world.clientId }, agency: { id: world.agencyId }, rival: { id: world.rivalId } };

  const awardTo = async (winner: string) => {
    const lot = await makeLot(kit, market, { hours: 1, standstillDays: 5, showsBidderCount: true });
    await makeApplication(kit.db, { engagementId: lot.auctionId, supplierId: third });
    const bids = { [owner]: '9400', [rivalOwner]: '9300', [loser]: '9823.41' };
    for (const [userId, amount] of Object.entries(bids)) await makeBid(kit, userId, lot.lotId, amount);
    kit.clock.advance(3_600_000);
    await kit.asSystem((scope) => closeLot(scope, lot.lotId));
    const bidders = await findBidders(kit.db, lot.lotId);
    const bidderOf = (supplierId: string): string => bidders.find((one) => one.supplierId === supplierId)?.bidder ?? '';
    const isBest = winner === world.rivalId;
    const award = {
      talentRequestId: lot.lotId,
      awarded: [{ bidder: bidderOf(winner), sharePercent: null }],
      reasons: isBest ? [] : [{ bidder: bidderOf(world.rivalId), text: 'Two people left early.' }],
    };
    const answer = await kit.asClient(employer, (scope) =>
      awardLots(scope, { engagementId: lot.auctionId, lots: [award] }),
    );
    if (answer instanceof Refused) throw new Error(answer.refusal.code);
    return lot;
  };
  const lots = { 'the lot won': await awardTo(world.agencyId), 'the lot lost': await awardTo(world.rivalId) };

  /**
   * Calls an operation and checks that it succeeds, because an action without effect would wrongly suggest that nothing
   * leaks.
   */
  const call = async (userId: string, at: Endpoint, input: object): Promise<void> => {
    const { status, body } = await world.server.call(userId, at, input);
    if (status !== 200) throw new Error(`${at.operation} was answered ${String(status)}: ${JSON.stringify(body)}`);
  };
  const actions: readonly ObservedAction[] = [
    {
      name: 'a rival objects',
      carryOut: async () => {
        for (const { lotId: talentRequestId } of Object.values(lots))
          await call(loser, objectToAwardEndpoint, { talentRequestId, text: 'Our bid was the better one.' });
      },
    },
    {
      name: 'Rolecall dismisses the objection of a rival',
      carryOut: async () => {
        for (const { lotId } of Object.values(lots)) {
          const objectionId = await findObjectionId(kit.db, lotId);
          await call(provider, decideObjectionEndpoint, { objectionId, decision: 'dismiss', text: 'It was not.' });
        }
      },
    },
  ];
  return { lots, loser, actions };
};
