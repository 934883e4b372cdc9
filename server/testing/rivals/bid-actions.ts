import {
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import {
  awardLotsEndpoint,
  confirmBidEndpoint,
  placeBidEndpoint,
  withdrawBidEndpoint,
} from '#contract/bidding/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { unconfirmLotBids } from '#server/bidding/factories.ts';
import type { AuthorizationWorld } from '../authorization.ts';
import { lotNames, type BidFixture, type LotName } from './bid-fixture.ts';
import type { ObservedAction } from './detect-leaks.ts';

const unsealed: readonly LotName[] = ['the ranked lot', 'the open ranked lot', 'the lot of others'];
const shared: readonly LotName[] = ['the ranked lot', 'the open ranked lot', 'the sealed lot'];
const minute = 60_000;

/** Amounts of bids that never lead, so the agency must never see them. */
export const losingAmounts = { rival: '9512.37', third: '9823.41' } as const;

/** Returns a rival's actions on its bids in every lot of the fixture, and the employer's actions on rivals. */
export const bidActions = (
  world: AuthorizationWorld,
  { lots, third, employer }: BidFixture,
): readonly ObservedAction[] => {
  const { kit, product } = world.server;
  const { people } = world;
  /**
   * Calls an operation and checks its status, because an action without effect would wrongly suggest that nothing
   * leaks.
   */
  const call = async (userId: string, at: Endpoint, input: object, expected = 200): Promise<void> => {
    const { status, body } = await world.server.call(userId, at, input);
    if (status !== expected) throw new Error(`${at.operation} was answered ${String(status)}: ${JSON.stringify(body)}`);
  };
  const bid = async (userId: string, names: readonly LotName[], bidAmount: string, expected = 200): Promise<void> => {
    for (const name of names)
      await call(userId, placeBidEndpoint, { talentRequestId: lots[name].lotId, bidAmount, rulesVersion: 1 }, expected);
  };
  const withEach = async (
    userId: string,
    at: Endpoint,
    names: readonly LotName[],
    input: object = {},
  ): Promise<void> => {
    for (const name of names) await call(userId, at, { talentRequestId: lots[name].lotId, ...input });
  };
  const withEachAuction = async (userId: string, at: Endpoint, input: object = {}): Promise<void> => {
    for (const name of lotNames) await call(userId, at, { engagementId: lots[name].auctionId, ...input });
  };
  const runJob = async (queue: string): Promise<void> => {
    await product.jobs.find((job) => job.queue === queue)?.run({});
  };
  const { owner, rivalOwner } = people;

  return [
    {
      name: 'a rival bids behind the agency',
      carryOut: async () => {
        await bid(rivalOwner, lotNames, losingAmounts.rival);
      },
    },
    {
      name: 'a rival takes the lead',
      carryOut: () => bid(rivalOwner, unsealed, '8000'),
    },
    {
      name: 'a rival improves its leading bid',
      carryOut: () => bid(rivalOwner, unsealed, '7900.5'),
    },
    {
      name: 'a rival is refused',
      carryOut: () => bid(rivalOwner, lotNames, '9999999', 409),
    },
    {
      name: 'a rival withdraws its bid',
      carryOut: () => withEach(rivalOwner, withdrawBidEndpoint, lotNames),
    },
    {
      name: 'a rival bids again',
      carryOut: () => bid(rivalOwner, lotNames, '8100'),
    },
    {
      name: 'a rival withdraws its application',
      carryOut: () => withEachAuction(rivalOwner, withdrawApplicationEndpoint, { reasonId: 1, reasonText: '' }),
    },
    {
      name: 'a rival undoes the withdrawal of its application',
      carryOut: () => withEachAuction(rivalOwner, undoWithdrawalEndpoint),
    },
    {
      name: 'a rival confirms its bid',
      prepare: async () => {
        for (const name of lotNames) await unconfirmLotBids(kit, lots[name].lotId);
        await withEach(owner, confirmBidEndpoint, shared, { rulesVersion: 1 });
      },
      carryOut: () => withEach(rivalOwner, confirmBidEndpoint, lotNames, { rulesVersion: 1 }),
    },
    {
      name: 'the employer revokes an agency behind',
      prepare: () => bid(third.userId, lotNames, losingAmounts.third),
      carryOut: async () => {
        const applications = await kit.db
          .selectFrom('application')
          .select('id')
          .where('supplierId', '=', third.tenantId)
          .execute();
        for (const { id: applicationId } of applications)
          await call(employer, revokeApprovalEndpoint, { applicationId, reasonId: 1 });
      },
    },
    {
      name: 'a rival extends the end',
      prepare: async () => {
        await bid(owner, ['the ranked lot', 'the open ranked lot'], '8000');
        kit.clock.advance((48 * 60 - 3) * minute);
      },
      carryOut: () => bid(rivalOwner, unsealed, '7800'),
    },
    {
      name: 'the lots close',
      prepare: () => {
        kit.clock.advance(60 * minute);
        return Promise.resolve();
      },
      carryOut: () => runJob('bidding.close-lots'),
    },
    {
      name: 'the rival is awarded',
      carryOut: async () => {
        for (const { auctionId: engagementId, lotId: talentRequestId } of Object.values(lots)) {
          const { bidder } = await kit.db
            .selectFrom('standingBid')
            .select('bidder')
            .where('talentRequestId', '=', talentRequestId)
            .where('supplierId', '=', world.rivalId)
            .executeTakeFirstOrThrow();
          const lot = { talentRequestId, awarded: [{ bidder }], reasons: [] };
          await call(employer, awardLotsEndpoint, { engagementId, lots: [lot] });
        }
      },
    },
  ];
};
