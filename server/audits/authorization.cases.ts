import { makeClosedLot, makeLotResults } from '#server/bidding/factories.ts';
import { makeSecondFactor } from '#server/identity/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeAudit } from './factories.ts';

const marketOf = ({ clientId, agencyId, rivalId }: AuthorizationWorld) => ({
  client: { id: clientId },
  agency: { id: agencyId },
  rival: { id: rivalId },
});

/** Creates an auction whose only lot is closed and awarded. */
const settledLot = async (world: AuthorizationWorld) => {
  const { server, agencyId, people } = world;
  const bidders = [people.owner, people.rivalOwner];
  const { auctionId, lotId } = await makeClosedLot(server.kit, marketOf(world), bidders);
  await makeLotResults(server.kit.db, lotId, { awarded: [agencyId] });
  return { engagementId: auctionId, talentRequestId: lotId };
};

/** Creates an open audit of a settled auction, conducted by one of the two auditors. */
const audit = async (world: AuthorizationWorld, role: 'auditor' | 'otherAuditor') => {
  const { engagementId, talentRequestId } = await settledLot(world);
  const auditorId = await world.server.tenantOf(world.people[role]);
  const { db, clock } = world.server.kit;
  await makeSecondFactor(db, world.people[role]);
  return { auditId: await makeAudit(db, { engagementId, auditorId, namedAt: clock.now() }), talentRequestId };
};

const own = async (world: AuthorizationWorld, { role }: { role: string }) =>
  audit(world, role === 'otherAuditor' ? 'otherAuditor' : 'auditor');

/** Creates an audit conducted by the other auditor. Also sets up the caller's second factor. */
const another = async (world: AuthorizationWorld, { userId }: { userId: string }) => {
  await makeSecondFactor(world.server.kit.db, userId);
  return audit(world, 'otherAuditor');
};

let auditors = 0;
const person = () => {
  auditors += 1;
  return {
    organizationName: 'Marlow Assurance',
    firstName: 'Odile',
    lastName: 'Renner',
    email: `odile${String(auditors)}@marlow.example`,
  };
};

export const auditCases: Record<string, AuthorizationCase> = {
  'audits.name': { own: async (world) => ({ engagementId: (await settledLot(world)).engagementId, ...person() }) },
  'audits.showNames': {
    own: async (world) => ({
      auditId: (await audit(world, 'auditor')).auditId,
      reason: 'An agency disputes the award.',
    }),
  },
  'audits.end': { own: async (world) => ({ auditId: (await audit(world, 'auditor')).auditId }) },
  'audits.list': { own: async (world) => ({ engagementId: (await settledLot(world)).engagementId }) },
  'audits.auctions': { own: () => ({}) },
  'audits.own': { own: () => ({}) },
  'audits.log': { own, other: another },
  'audits.bundle': { own, other: another },
  'audits.accesses': {
    own: async (world) => ({ talentRequestId: (await settledLot(world)).talentRequestId }),
    other: async (world) => {
      const { server, people } = world;
      return { talentRequestId: (await makeClosedLot(server.kit, marketOf(world), [people.rivalOwner])).lotId };
    },
  },
};
