import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/platform/testing/authorization.ts';
import { makeMail } from './factories.ts';

interface Parties {
  clientId: string;
  supplierId: string;
}

/** The agency and the client whose records a caller may reach. */
const partiesOf = (world: AuthorizationWorld, { tenantId }: { tenantId: string }): Parties => {
  const isClient = tenantId === world.clientId || tenantId === world.otherClientId;
  return isClient
    ? { clientId: tenantId, supplierId: world.agencyId }
    : { clientId: world.clientId, supplierId: tenantId };
};
const others = (world: AuthorizationWorld): Parties => ({ clientId: world.otherClientId, supplierId: world.rivalId });

const engagementOf = async (
  { server }: AuthorizationWorld,
  parties: Parties,
  kind: 'competitive' | 'successfee',
  more: { publishedAt?: null } = {},
) => {
  const engagement = await makeEngagement(server.kit.db, { clientId: parties.clientId, kind, ...more });
  await makeApplication(server.kit.db, { engagementId: engagement.id, supplierId: parties.supplierId });
  return engagement;
};

const candidateOf = async (world: AuthorizationWorld, parties: Parties) => {
  const { db } = world.server.kit;
  const engagement = await engagementOf(world, parties, 'successfee');
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: 5 });
  return makeCandidate(db, { talentRequestId: request.id, supplierId: parties.supplierId });
};

const happened = (
  world: AuthorizationWorld,
  facts: { kind: string; engagementId?: string; candidateId?: string } & Parties,
) => inSystemScope(world.server.product.source, 'a test', (scope) => scope.emit(facts));

const mailsOfCandidate = (kind: string): AuthorizationCase => ({
  own: async (world, caller) => {
    const parties = partiesOf(world, caller);
    const candidate = await candidateOf(world, parties);
    await happened(world, { kind, candidateId: candidate.id, ...parties });
    return { candidateId: candidate.id };
  },
  other: async (world) => ({ candidateId: (await candidateOf(world, others(world))).id }),
});

const mailsOfEngagement = (event: string, kind: 'competitive' | 'successfee'): AuthorizationCase => ({
  own: async (world, caller) => {
    const parties = partiesOf(world, caller);
    const engagement = await engagementOf(world, parties, kind);
    await happened(world, { kind: event, engagementId: engagement.id, ...parties });
    return { engagementId: engagement.id };
  },
  other: async (world) => ({
    engagementId: (await engagementOf(world, others(world), kind, { publishedAt: null })).id,
  }),
});

export const notificationCases: Record<string, AuthorizationCase> = {
  'notifications.newCandidateMails': mailsOfCandidate('candidate.submitted'),
  'notifications.candidateUpdateMails': mailsOfCandidate('candidate.moved'),
  'notifications.newAuctionApplicationMails': mailsOfEngagement('application.submitted', 'competitive'),
  'notifications.newSuccessFeeApplicationMails': mailsOfEngagement('application.submitted', 'successfee'),
  'notifications.applicationUpdateMails': mailsOfEngagement('application.approved', 'successfee'),
  'notifications.mails': { own: () => ({}) },
  'notifications.retryMail': {
    own: async ({ server }) => ({ mailId: (await makeMail(server.kit.db, { status: 'dead' })).id }),
  },
};
