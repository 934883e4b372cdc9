import type { AuthorizationCase, AuthorizationWorld } from '#server/platform/testing/authorization.ts';
import { makeEngagement, makeEngagementDocument, makeTalentRequest } from './factories.ts';

/** An engagement of the employer: what is not published is to an agency what another's is to an employer. */
const engagement = (world: AuthorizationWorld, given: { clientId?: string; publishedAt?: null } = {}) =>
  makeEngagement(world.server.kit.db, { clientId: world.clientId, ...given });
const request = async (world: AuthorizationWorld, given: { publishedAt?: null } = {}) =>
  makeTalentRequest(world.server.kit.db, { engagementId: (await engagement(world, given)).id });
const inAWeek = (world: AuthorizationWorld): string =>
  new Date(world.server.kit.clock.now().getTime() + 7 * 86_400_000).toISOString();

const ofEngagement: AuthorizationCase = {
  own: async (world) => ({ engagementId: (await engagement(world)).id, clientId: world.clientId }),
  other: async (world) => ({ engagementId: (await engagement(world, { publishedAt: null })).id }),
};
const ofTalentRequest: AuthorizationCase = {
  own: async (world) => {
    const { id, engagementId } = await request(world);
    return { talentRequestId: id, engagementId, clientId: world.clientId };
  },
  other: async (world) => {
    const { id, engagementId } = await request(world, { publishedAt: null });
    return { talentRequestId: id, engagementId };
  },
};
/** What an employer does with an engagement of its own, and with a closing time to come. */
const ofOwn: AuthorizationCase = {
  own: async (world, caller) => ({
    engagementId: (await engagement(world, { clientId: caller.tenantId })).id,
    closingAt: inAWeek(world),
  }),
  other: async (world) => ({
    engagementId: (await engagement(world, { clientId: world.otherClientId })).id,
    closingAt: inAWeek(world),
  }),
};

export const engagementCases: Record<string, AuthorizationCase> = {
  'engagements.information': ofEngagement,
  'engagements.status': {
    own: async (world) => ({ engagementId: (await engagement(world)).id, clientId: world.clientId }),
    other: async (world) => ({ engagementId: (await engagement(world)).id, clientId: world.otherClientId }),
  },
  'engagements.talentRequests': ofEngagement,
  'engagements.talentRequest': ofTalentRequest,
  'engagements.requirements': ofEngagement,
  'engagements.documents': ofEngagement,
  'engagements.talentRequestDocuments': {
    own: async (world) => ({ talentRequestId: (await request(world)).id, clientId: world.clientId }),
    other: async (world) => ({ talentRequestId: (await request(world)).id, clientId: world.otherClientId }),
  },
  'engagements.downloadDocument': {
    own: async (world, caller) => {
      const given = caller.role === 'otherClient' ? { clientId: caller.tenantId } : {};
      const { id: engagementId } = await engagement(world, given);
      const document = await makeEngagementDocument(world.server.kit.db, { engagementId, sizeBytes: 4 });
      await world.server.product.files.write(document.storageKey, new TextEncoder().encode('%PDF'));
      return { documentId: document.id };
    },
    other: async (world) => {
      const { id: engagementId } = await engagement(world, { clientId: world.otherClientId, publishedAt: null });
      return { documentId: (await makeEngagementDocument(world.server.kit.db, { engagementId })).id };
    },
  },
  'engagements.own': { own: () => ({}) },
  'engagements.ownOne': {
    own: async (world, caller) => ({ engagementId: (await engagement(world, { clientId: caller.tenantId })).id }),
    other: async (world) => ({ engagementId: (await engagement(world, { clientId: world.otherClientId })).id }),
  },
  'engagements.changeClosing': ofOwn,
  'engagements.publishAgain': ofOwn,
};
