import { candidateStatus } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeAttachment, makeClarification, makeMessage, makeThread } from './factories.ts';

type Caller = Parameters<AuthorizationCase['own']>[1];
interface Place {
  supplierId: string;
  clientId: string;
}

/** Returns the caller's tenant and a partner, as agency and client. */
const own = (world: AuthorizationWorld, { tenantId }: Caller): Place =>
  [world.clientId, world.otherClientId].includes(tenantId)
    ? { supplierId: world.agencyId, clientId: tenantId }
    : { supplierId: tenantId, clientId: world.clientId };
/** Returns an agency and a client, neither of which is the caller or the caller's partner. */
const others = (world: AuthorizationWorld, { tenantId }: Caller): Place =>
  tenantId === world.rivalId
    ? { supplierId: world.agencyId, clientId: world.otherClientId }
    : { supplierId: world.rivalId, clientId: tenantId === world.otherClientId ? world.clientId : world.otherClientId };

const engagementOf = async (world: AuthorizationWorld, { supplierId, clientId }: Place, hidden = false) => {
  const { db } = world.server.kit;
  const engagement = await makeEngagement(db, { clientId, ...(hidden ? { publishedAt: null } : {}) });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  return engagement.id;
};
const clarificationOf = async (world: AuthorizationWorld, place: Place) => {
  const engagementId = await engagementOf(world, place);
  return makeClarification(world.server.kit.db, { engagementId, supplierId: place.supplierId });
};

const ofEngagement = (more: object = {}): AuthorizationCase => ({
  own: async (world, caller) => ({ engagementId: await engagementOf(world, own(world, caller)), ...more }),
  other: async (world, caller) => ({ engagementId: await engagementOf(world, others(world, caller), true), ...more }),
});

const ofClarification = (more: object = {}): AuthorizationCase => ({
  own: async (world, caller) => ({
    clarificationId: (await clarificationOf(world, own(world, caller))).thread.id,
    ...more,
  }),
  other: async (world, caller) => ({
    clarificationId: (await clarificationOf(world, others(world, caller))).thread.id,
    ...more,
  }),
});

const candidateOf = async (world: AuthorizationWorld, place: Place) => {
  const { db } = world.server.kit;
  const engagementId = await engagementOf(world, place);
  const request = await makeTalentRequest(db, { engagementId, statusId: talentRequestStatus.available });
  return (
    await makeCandidate(db, {
      talentRequestId: request.id,
      supplierId: place.supplierId,
      statusId: candidateStatus.shortlisted,
    })
  ).id;
};

const ofCandidate = (more: object = {}): AuthorizationCase => ({
  own: async (world, caller) => ({ candidateId: await candidateOf(world, own(world, caller)), ...more }),
  other: async (world, caller) => ({ candidateId: await candidateOf(world, others(world, caller)), ...more }),
});

const messageBy = async (world: AuthorizationWorld, place: Place, caller: Caller) => {
  const { thread } = await clarificationOf(world, place);
  const side = caller.tenantId === place.clientId ? 'client' : 'agency';
  const { id } = await makeMessage(world.server.kit.db, thread, {
    side,
    authorUserId: caller.userId,
    createdAt: world.server.kit.clock.now(),
  });
  return { messageId: id, text: 'Is the weekend roster rotating, one in four?' };
};

const attachmentBy = async (
  world: AuthorizationWorld,
  place: Pick<Parameters<typeof makeAttachment>[1], 'supplierId' | 'clientId' | 'messageId'>,
  uploadedBy: string,
) => {
  const words = new TextEncoder().encode('One weekend in four.');
  const storageKey = `${newId()}.txt`;
  await world.server.product.files.write(storageKey, words);
  const about = { fileName: 'Roster.txt', extension: 'txt', mediaType: 'text/plain', sizeBytes: words.length };
  const { id } = await makeAttachment(world.server.kit.db, { ...place, uploadedBy, storageKey, ...about });
  return { attachmentId: id };
};

/** Makes two tenants partners, by creating the agency's application to one of the client's engagements. */
const partnersIn = async (world: AuthorizationWorld, place: Place): Promise<Place> => {
  await engagementOf(world, place);
  return place;
};
const opening = { subject: 'Terms for 2027', text: 'Shall we review the terms?' };
const newDiscussion = (caller: Caller, { supplierId, clientId }: Place) => ({
  ...opening,
  partnerId: caller.tenantId === clientId ? supplierId : clientId,
});

const discussionOf = async (world: AuthorizationWorld, place: Place) => {
  const { db, clock } = world.server.kit;
  const thread = await makeThread(db, {
    kind: 'discussion',
    ...place,
    supplierName: 'Harbour Talent',
    subject: 'Terms for 2027',
    createdAt: clock.now(),
  });
  await makeMessage(db, thread, { isQuestion: false });
  return thread.id;
};
const ofDiscussion = (more: object = {}): AuthorizationCase => ({
  own: async (world, caller) => ({ discussionId: await discussionOf(world, own(world, caller)), ...more }),
  other: async (world, caller) => ({ discussionId: await discussionOf(world, others(world, caller)), ...more }),
});

export const clarificationCases: Record<string, AuthorizationCase> = {
  'clarifications.list': ofEngagement(),
  'clarifications.ask': ofEngagement({ topic: 'Weekend roster', text: 'Is the roster rotating?' }),
  'clarifications.reply': ofClarification({ text: 'It rotates, one weekend in four.' }),
  'clarifications.publish': ofClarification({ question: 'Is the roster rotating?', answer: 'It rotates.' }),
  'clarifications.markRead': ofClarification(),
  'clarifications.updateUserLogo': { own: () => ({}) },
  'clarifications.comments': ofCandidate(),
  'clarifications.comment': ofCandidate({ text: 'Available from January.' }),
  'clarifications.candidateCounts': { own: () => ({}) },
  'clarifications.markCommentsRead': ofCandidate(),
  'clarifications.discussions': { own: () => ({}) },
  'clarifications.discussion': ofDiscussion(),
  'clarifications.discussionPartners': { own: () => ({}) },
  'clarifications.createDiscussion': {
    own: async (world, caller) => newDiscussion(caller, await partnersIn(world, own(world, caller))),
    other: async (world, { tenantId }) => {
      // Creates a company on the other side that the caller doesn't work with.
      const side = [world.clientId, world.otherClientId].includes(tenantId) ? 'agency' : 'client';
      const stranger = await makeTenant(world.server.kit.db, { side });
      return { ...opening, partnerId: stranger.id };
    },
  },
  'clarifications.writeToDiscussion': ofDiscussion({ text: 'The terms are signed.' }),
  'clarifications.markDiscussionRead': ofDiscussion(),
  'clarifications.unreadDiscussions': { own: () => ({}) },
  'clarifications.uploadAttachment': {
    own: () => ({}),
    file: { name: 'Roster.txt', bytes: new TextEncoder().encode('One weekend in four.') },
  },
  'clarifications.downloadAttachment': {
    own: async (world, { tenantId, userId }) => {
      const isClient = [world.clientId, world.otherClientId].includes(tenantId);
      return attachmentBy(
        world,
        { supplierId: isClient ? null : tenantId, clientId: isClient ? tenantId : null },
        userId,
      );
    },
    other: async (world, caller) => {
      const { question } = await clarificationOf(world, others(world, caller));
      const { supplierId, clientId } = question;
      return attachmentBy(world, { supplierId, clientId, messageId: question.id }, newId());
    },
  },
  'clarifications.mentionable': {
    own: async (world, caller) => ({
      kind: 'clarification',
      subjectId: (await clarificationOf(world, own(world, caller))).thread.id,
    }),
    other: async (world, caller) => ({
      kind: 'clarification',
      subjectId: (await clarificationOf(world, others(world, caller))).thread.id,
    }),
  },
  'clarifications.editMessage': {
    own: (world, caller) => messageBy(world, own(world, caller), caller),
    other: async (world, caller) => {
      const { question } = await clarificationOf(world, others(world, caller));
      return { messageId: question.id, text: 'Changed by somebody else.' };
    },
  },
};
