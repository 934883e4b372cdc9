import { makeApplication, type MarketFixture } from '#server/applications/factories.ts';
import { makeBid, makeLot } from '#server/bidding/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import type { AuthorizationWorld } from '../authorization.ts';

export const lotNames = ['the ranked lot', 'the open ranked lot', 'the sealed lot', 'the lot of others'] as const;
export type LotName = (typeof lotNames)[number];

/**
 * The lots: one for each bid type, in which an agency and its rival take part, and one in which the agency does not.
 */
export interface BidFixture {
  readonly lots: Readonly<Record<LotName, { auctionId: string; lotId: string }>>;
  /** A third agency, which has applied to every auction. */
  readonly third: { tenantId: string; userId: string };
  /** The employer's user who acts on rivals, and who is not one of the observers. */
  readonly employer: string;
}

const hours = 48;
const ownAmount = '9000';

export const makeBidFixture = async (world: AuthorizationWorld): Promise<BidFixture> => {
  const { kit } = world.server;
  const tenant = await makeTenant(kit.db, { name: 'Third' });
  const third = { tenantId: tenant.id, userId: (await makeUser(kit.db, { tenantId: tenant.id })).id };
  const market = { client: { id: world.clientId }, agency: { id: world.agencyId }, rival: { id: world.rivalId } };
  const open = async (rules: Parameters<typeof makeLot>[2], agency: Pick<MarketFixture['agency'], 'id'>) => {
    const lot = await makeLot(kit, { ...market, agency }, { hours, ...rules });
    if (agency.id !== third.tenantId)
      await makeApplication(kit.db, { engagementId: lot.auctionId, supplierId: third.tenantId });
    return lot;
  };
  const lots = {
    'the ranked lot': await open({ bidTypeId: 2 }, market.agency),
    'the open ranked lot': await open({ bidTypeId: 3, showsBidderCount: true }, market.agency),
    'the sealed lot': await open({ bidTypeId: 1 }, market.agency),
    'the lot of others': await open({ bidTypeId: 3, showsBidderCount: true }, { id: third.tenantId }),
  };
  for (const name of ['the ranked lot', 'the open ranked lot', 'the sealed lot'] as const)
    await makeBid(kit, world.people.owner, lots[name].lotId, ownAmount);
  const { id: employer } = await makeUser(kit.db, { tenantId: world.clientId, role: 'none' });
  return { lots, third, employer };
};
