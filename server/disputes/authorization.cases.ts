import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeContactBefore } from '#server/claims/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeAssignedFee, makeDispute } from './factories.ts';

const proof = ({ server }: AuthorizationWorld) => ({
  contacts: [makeContactBefore(server.kit.clock.now(), 10)],
  statement: 'He asked us to present him.',
});

/** Creates a talent request for which both agencies may submit. */
const placeIn = async ({ server, clientId }: AuthorizationWorld, supplierIds: readonly string[]) => {
  const { db } = server.kit;
  const engagement = await makeEngagement(db, { clientId, stage: 'fulfillment' });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: 5 });
  for (const supplierId of supplierIds) await makeApplication(db, { engagementId: engagement.id, supplierId });
  return { engagement, request };
};

/** Creates a dispute by one agency about another agency's candidate, in an engagement that both work on. */
const disputeIn = async (
  world: AuthorizationWorld,
  { openerId, ownerId, isAnswered }: { openerId: string; ownerId: string; isAnswered: boolean },
) => {
  const { db, clock } = world.server.kit;
  const { request } = await placeIn(world, openerId === ownerId ? [ownerId] : [openerId, ownerId]);
  const candidate = await makeCandidate(db, {
    talentRequestId: request.id,
    supplierId: ownerId,
    dateSubmitted: clock.now(),
  });
  const by = { supplierId: openerId, openedBy: world.people.owner, openedAt: clock.now() };
  // The agency that opens the dispute enters this name itself, and never sees any other.
  const person = { firstName: 'Noor', lastName: 'Vestergaard' };
  const given = { candidateId: candidate.id, ...by, ...person };
  return { candidate, dispute: await makeDispute(db, { ...given, isAnswered }) };
};

const otherOf = (world: AuthorizationWorld, tenantId: string): string =>
  tenantId === world.rivalId ? world.agencyId : world.rivalId;

/** Creates a disputed candidate that an employer has received. */
const receivedBy = async (world: AuthorizationWorld, clientId: string) => {
  const parties = { openerId: world.rivalId, ownerId: world.agencyId, isAnswered: false };
  return { candidateId: (await disputeIn({ ...world, clientId }, parties)).candidate.id };
};

/** Creates an employer's hire whose fee is due to another agency but hasn't been agreed yet. */
const agreedBy = async (world: AuthorizationWorld, clientId: string) => {
  const { db } = world.server.kit;
  const { request } = await placeIn({ ...world, clientId }, [world.agencyId, world.rivalId]);
  const candidate = await makeCandidate(db, { talentRequestId: request.id, supplierId: world.agencyId });
  const supplier = { id: world.rivalId, name: 'Quayside Search' };
  await makeAssignedFee(db, { candidateId: candidate.id, supplier, amount: null });
  return { candidateId: candidate.id, amount: '14500.00' };
};

export const disputeCases: Record<string, AuthorizationCase> = {
  'disputes.open': {
    own: async (world, { tenantId }) => {
      const { candidate } = await disputeIn(world, {
        openerId: otherOf(world, tenantId),
        ownerId: otherOf(world, tenantId),
        isAnswered: false,
      });
      await makeApplication(world.server.kit.db, { engagementId: candidate.engagementId, supplierId: tenantId });
      const { engagementId, talentRequestId, firstName, lastName, emailAddress } = candidate;
      return { engagementId, talentRequestId, firstName, lastName, emailAddress, ...proof(world) };
    },
  },
  'disputes.list': { own: () => ({}) },
  'disputes.withdraw': {
    own: async (world, { tenantId }) => ({
      disputeId: (await disputeIn(world, { openerId: tenantId, ownerId: otherOf(world, tenantId), isAnswered: false }))
        .dispute.id,
    }),
    other: async (world) => ({
      disputeId: (await disputeIn(world, { openerId: world.rivalId, ownerId: world.agencyId, isAnswered: false }))
        .dispute.id,
    }),
  },
  'disputes.ofCandidate': {
    own: async (world, { tenantId }) => ({
      candidateId: (
        await disputeIn(world, { openerId: otherOf(world, tenantId), ownerId: tenantId, isAnswered: false })
      ).candidate.id,
    }),
    other: async (world) => ({
      candidateId: (await disputeIn(world, { openerId: world.agencyId, ownerId: world.rivalId, isAnswered: false }))
        .candidate.id,
    }),
  },
  'disputes.ofReceivedCandidate': {
    own: async (world, { tenantId }) => receivedBy(world, tenantId),
    other: async (world) => receivedBy(world, world.otherClientId),
  },
  'disputes.answer': {
    own: async (world, { tenantId }) => ({
      disputeId: (await disputeIn(world, { openerId: otherOf(world, tenantId), ownerId: tenantId, isAnswered: false }))
        .dispute.id,
      ...proof(world),
    }),
    other: async (world) => ({
      disputeId: (await disputeIn(world, { openerId: world.agencyId, ownerId: world.rivalId, isAnswered: false }))
        .dispute.id,
      ...proof(world),
    }),
  },
  'disputes.agreeFee': {
    own: async (world, { tenantId }) => agreedBy(world, tenantId),
    other: async (world) => agreedBy(world, world.otherClientId),
  },
  'disputes.all': { own: () => ({}) },
  // The provider's staff can reach the disputes of all agencies.
  'disputes.decide': {
    own: async (world) => ({
      disputeId: (await disputeIn(world, { openerId: world.rivalId, ownerId: world.agencyId, isAnswered: true }))
        .dispute.id,
      isUpheld: false,
      reasons: 'The owner has the answer of the candidate.',
    }),
  },
};
