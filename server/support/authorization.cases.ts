import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { AuthorizationCase, AuthorizationRole, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { makeOwner } from '#server/team/factories.ts';
import { makeFormerUser, makeSupportMessage } from './factories.ts';

/** Makes the caller an owner, since in an agency only owners are allowed to have people erased. */
const becomeOwner = async ({ server }: AuthorizationWorld, caller: { role: AuthorizationRole; userId: string }) => {
  if (caller.role !== 'provider') await makeOwner(server.kit.db, caller.userId);
};

/** Creates a tenant's user whose account is deleted. */
const formerIn = ({ server }: AuthorizationWorld, tenantId: string): Promise<string> =>
  makeFormerUser(server.kit.db, tenantId);

/** Creates a candidate submitted by an agency. */
const personIn = async ({ server, clientId }: AuthorizationWorld, supplierId: string, emailAddress: string) => {
  const { db } = server.kit;
  const engagement = await makeEngagement(db, { clientId });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });
  await makeCandidate(db, { talentRequestId: request.id, supplierId, emailAddress });
};

export const supportCases: Record<string, AuthorizationCase> = {
  'support.contact': {
    own: () => ({ email: 'owner@harbour.example', subject: 'A question', description: 'How do I add a colleague?' }),
  },
  'support.ownData': { own: () => ({}) },
  'support.erasures': { own: () => ({}) },
  'support.eraseUser': {
    own: async (world, caller) => {
      await becomeOwner(world, caller);
      return { userId: await formerIn(world, caller.tenantId) };
    },
    other: async (world) => ({ userId: await formerIn(world, world.rivalId) }),
  },
  'support.eraseCandidates': {
    own: async (world, caller) => {
      await becomeOwner(world, caller);
      const email = `${newId()}@inbox.example`;
      await personIn(world, caller.role === 'provider' ? world.agencyId : caller.tenantId, email);
      return { email };
    },
  },
  'support.messages': { own: () => ({}) },
  'support.retryMessage': {
    own: async ({ server, agencyId, people }) => {
      const by = { tenantId: agencyId, userId: people.owner };
      const endedAt = new Date('2026-11-19T04:00:00Z');
      return { messageId: (await makeSupportMessage(server.kit.db, { ...by, status: 'dead', endedAt })).id };
    },
  },
};
