import { talentRequestStatus } from '#contract/engagements/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import type { EventFacts } from '#server/platform/events/facts.ts';
import type { EventKind, PayloadInput } from '#server/platform/events/payload.ts';
import { makeEvent, makeEmail, makeNotification, makePayment } from './factories.ts';

interface Parties {
  clientId: string;
  supplierId: string;
}

/** Returns an agency and a client. One of them is the caller's own tenant. */
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

const candidateOf = async (
  world: AuthorizationWorld,
  parties: Parties,
  kind: 'competitive' | 'successfee' = 'successfee',
) => {
  const { db } = world.server.kit;
  const engagement = await engagementOf(world, parties, kind);
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });
  return makeCandidate(db, { talentRequestId: request.id, supplierId: parties.supplierId });
};

const happened = (world: AuthorizationWorld, facts: EventFacts & Parties) =>
  inSystemScope(world.server.product.source, 'a test', (scope) => scope.emit(facts));

const mailsOfCandidate = (kind: EventKind, data: PayloadInput<EventKind> = {}): AuthorizationCase => ({
  own: async (world, caller) => {
    const parties = partiesOf(world, caller);
    const candidate = await candidateOf(world, parties);
    await happened(world, { kind, candidateId: candidate.id, ...parties, data });
    return { candidateId: candidate.id };
  },
  other: async (world) => ({ candidateId: (await candidateOf(world, others(world))).id }),
});

const mailsOfEngagement = (event: EventKind, kind: 'competitive' | 'successfee'): AuthorizationCase => ({
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

/** Creates a case with one of the caller's notifications and one of another user's. */
const ofNotification = (
  input: (row: { id: string; feedId: string }) => object,
  otherAnswers?: 'empty',
): AuthorizationCase => ({
  own: async ({ server }, { userId, tenantId }) => input(await makeNotification(server.kit.db, { userId, tenantId })),
  other: async ({ server, people, rivalId }) =>
    input(await makeNotification(server.kit.db, { userId: people.rivalOwner, tenantId: rivalId })),
  ...(otherAnswers ? { otherAnswers } : {}),
});

/**
 * Creates a case with one of the caller's actions. Another user's action gets the same refusal as one that never
 * happened.
 */
const ofAct = (
  kind: 'competitive' | 'successfee',
  input: (candidateId: string) => object = (candidateId) => ({ candidateId }),
): AuthorizationCase => ({
  own: async (world, caller) => {
    const parties = partiesOf(world, caller);
    const candidate = await candidateOf(world, parties, kind);
    await makeEvent(world.server.kit.db, {
      kind: 'candidate.edited',
      actorUserId: caller.userId,
      candidateId: candidate.id,
      ...parties,
    });
    return input(candidate.id);
  },
});

/**
 * A case with a hire of the caller's tenant and the hire's payment transaction. Provider staff can see all payments.
 */
const ofPayment: AuthorizationCase = {
  own: async (world, caller) => {
    const isStaff = caller.role === 'provider';
    const parties = isStaff ? { clientId: world.clientId, supplierId: world.agencyId } : partiesOf(world, caller);
    const { id } = await candidateOf(world, parties);
    await makePayment(world.server.kit.db, { candidateId: id });
    return { candidateId: id };
  },
  other: async (world) => ({ candidateId: (await candidateOf(world, others(world))).id }),
};

export const notificationCases: Record<string, AuthorizationCase> = {
  'notifications.feedToken': { own: () => ({}) },
  // Only a feed token opens the feed, and its response would never end. This case calls it with an ordinary token,
  // which is refused.
  'notifications.feed': { own: () => ({}), answers: 401 },
  'notifications.list': { own: () => ({}) },
  'notifications.view': ofNotification(({ id }) => ({ ids: [id] }), 'empty'),
  'notifications.archive': ofNotification(({ id }) => ({ ids: [id] }), 'empty'),
  'notifications.viewByFeed': ofNotification(({ feedId }) => ({ feedId })),
  'notifications.landing': {
    own: async (world, caller) => ({
      engagementId: (await engagementOf(world, partiesOf(world, caller), 'successfee')).id,
    }),
    other: async (world) => ({
      engagementId: (await engagementOf(world, others(world), 'successfee', { publishedAt: null })).id,
    }),
  },
  'notifications.mutes': { own: () => ({}) },
  'notifications.changeMute': {
    own: async (world, { tenantId }) => ({
      engagementId: (
        await makeEngagement(world.server.kit.db, {
          clientId: tenantId === world.otherClientId ? world.otherClientId : world.clientId,
        })
      ).id,
      isMuted: true,
    }),
    other: async (world) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: world.otherClientId, publishedAt: null }))
        .id,
      isMuted: true,
    }),
  },
  'notifications.settings': { own: () => ({}) },
  'notifications.changeSettings': { own: () => ({ bidding: false }) },
  'notifications.emailPreference': { own: () => ({}) },
  'notifications.changeEmailPreference': { own: () => ({ mailsPerDay: 5 }) },
  'notifications.activities': { own: () => ({}) },
  'notifications.activity': ofAct('successfee', (candidateId) => ({ kind: 'updatedCandidate', candidateId })),
  'notifications.candidateUpdateOfSuccessFee': ofAct('successfee'),
  'notifications.candidateUpdateOfCompetitive': ofAct('competitive'),
  'notifications.newCandidateMails': mailsOfCandidate('candidate.submitted'),
  'notifications.candidateUpdateMails': mailsOfCandidate('candidate.moved', { toStatusId: 8 }),
  'notifications.newAuctionApplicationMails': mailsOfEngagement('application.submitted', 'competitive'),
  'notifications.newSuccessFeeApplicationMails': mailsOfEngagement('application.submitted', 'successfee'),
  'notifications.applicationUpdateMails': mailsOfEngagement('application.approved', 'successfee'),
  'notifications.paymentToMarketplace': ofPayment,
  'notifications.paymentToEmployer': ofPayment,
  'notifications.paymentToAgency': ofPayment,
  'notifications.mails': { own: () => ({}) },
  'notifications.retryMail': {
    own: async ({ server }) => ({ mailId: (await makeEmail(server.kit.db, { status: 'dead' })).id }),
  },
};
