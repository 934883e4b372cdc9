import type { ClaimState } from '#contract/claims/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationRole, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeContactBefore, makeOwnershipClaim } from './factories.ts';

interface Parties {
  clientId: string;
  supplierId: string;
}
interface Caller {
  role: AuthorizationRole;
  tenantId: string;
}

/** Returns the parties of a record that the caller may reach: its own tenant and that tenant's counterpart. */
const ownParties = (world: AuthorizationWorld, { role, tenantId }: Caller): Parties => {
  if (role === 'client' || role === 'otherClient') return { clientId: tenantId, supplierId: world.agencyId };
  return { clientId: world.clientId, supplierId: role === 'provider' ? world.agencyId : tenantId };
};
const otherParties = (world: AuthorizationWorld): Parties => ({
  clientId: world.otherClientId,
  supplierId: world.rivalId,
});

const candidateIn = async ({ server }: AuthorizationWorld, { clientId, supplierId }: Parties) => {
  const { db, clock } = server.kit;
  const engagement = await makeEngagement(db, { clientId, stage: 'fulfillment' });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: 5 });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  return makeCandidate(db, { talentRequestId: request.id, supplierId, dateSubmitted: clock.now() });
};

const claimIn = async (world: AuthorizationWorld, parties: Parties, state: ClaimState): Promise<string> => {
  const { id: candidateId } = await candidateIn(world, parties);
  return (await makeOwnershipClaim(world.server.kit.db, { candidateId, claimedBy: world.people.owner, state })).id;
};

const proof = (world: AuthorizationWorld) => ({
  contacts: [
    makeContactBefore(world.server.kit.clock.now(), 10),
    makeContactBefore(world.server.kit.clock.now(), 9, 'from-candidate'),
  ],
  statement: 'We know each other from an interview.',
});

const ofClaim = (
  state: ClaimState,
  more: (world: AuthorizationWorld) => object = () => ({}),
): Required<Pick<AuthorizationCase, 'own' | 'other'>> => ({
  own: async (world, caller) => ({ claimId: await claimIn(world, ownParties(world, caller), state), ...more(world) }),
  other: async (world) => ({ claimId: await claimIn(world, otherParties(world), state), ...more(world) }),
});

const ofCandidate = (more: (world: AuthorizationWorld) => object = () => ({})): AuthorizationCase => ({
  own: async (world, caller) => ({
    candidateId: (await candidateIn(world, ownParties(world, caller))).id,
    ...more(world),
  }),
  other: async (world) => ({ candidateId: (await candidateIn(world, otherParties(world))).id, ...more(world) }),
});

export const claimCases: Record<string, AuthorizationCase> = {
  'claims.ofCandidate': ofCandidate(),
  'claims.claim': ofCandidate(proof),
  'claims.withdraw': ofClaim('open'),
  'claims.accept': ofClaim('open'),
  'claims.contest': ofClaim('open', proof),
  // The provider's staff can reach the claims of all parties.
  'claims.decide': { own: ofClaim('contested', () => ({ isUpheld: false, reasons: 'No contact was two-way.' })).own },
  'claims.list': { own: () => ({}) },
};
