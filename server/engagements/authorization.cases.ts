import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { completeDraftFields } from '#server/testing/complete-draft-fields.ts';
import {
  makeDraft,
  makeDraftDocument,
  makeEngagement,
  makeEngagementDocument,
  makeTalentRequest,
} from './factories.ts';

/**
 * Creates an engagement of the employer or the given client. An agency can't see an unpublished engagement, and an
 * employer can't see another employer's.
 */
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
/** A command on an employer's own engagement, whose closing time is in the future. */
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

/** A command on an employer's own talent request in the given status. */
const ofOwnRequest = (
  given: (world: AuthorizationWorld) => { statusId?: TalentRequestStatusId; statusChangedAt?: Date },
  input: object,
): AuthorizationCase => {
  const make = async (world: AuthorizationWorld, clientId: string) => {
    const { id: engagementId } = await engagement(world, { clientId });
    const { id: talentRequestId } = await makeTalentRequest(world.server.kit.db, { engagementId, ...given(world) });
    return { talentRequestId, ...input };
  };
  return {
    own: (world, caller) => make(world, caller.tenantId),
    other: (world) => make(world, world.otherClientId),
  };
};
const forAReason = { reasonId: 1, reasonText: 'The board looks at it again in June.' };

const ofOwnDraft: AuthorizationCase = {
  own: async (world, caller) => ({ draftId: (await makeDraft(world.server.kit.db, { clientId: caller.tenantId })).id }),
  other: async (world) => ({ draftId: (await makeDraft(world.server.kit.db, { clientId: world.otherClientId })).id }),
};

/** A command with which an employer ends its own engagement. */
const ofOwnEnd = (stage: 'application' | 'fulfillment'): AuthorizationCase => {
  const make = async (world: AuthorizationWorld, clientId: string) => {
    const { id: engagementId } = await makeEngagement(world.server.kit.db, { clientId, stage });
    return { engagementId, ...forAReason };
  };
  return {
    own: (world, caller) => make(world, caller.tenantId),
    other: (world) => make(world, world.otherClientId),
  };
};

const roster = { name: 'roster.txt', bytes: new TextEncoder().encode('Early, late, night.') };
const draftDocument = async (world: AuthorizationWorld, clientId: string) => {
  const { id: draftId } = await makeDraft(world.server.kit.db, { clientId });
  return makeDraftDocument(world.server.kit.db, { draftId, clientId });
};
const ownDocument = async (world: AuthorizationWorld, clientId: string) =>
  makeEngagementDocument(world.server.kit.db, { engagementId: (await engagement(world, { clientId })).id });

/** A command on an employer's whole engagement, which has one talent request in the given status. */
const ofWholeEngagement = (statusId: TalentRequestStatusId, input: object): AuthorizationCase => {
  const make = async (world: AuthorizationWorld, clientId: string) => {
    const { id: engagementId } = await engagement(world, { clientId });
    await makeTalentRequest(world.server.kit.db, { engagementId, statusId });
    return { engagementId, ...input };
  };
  return {
    own: (world, caller) => make(world, caller.tenantId),
    other: (world) => make(world, world.otherClientId),
  };
};

export const engagementCases: Record<string, AuthorizationCase> = {
  'engagements.information': ofEngagement,
  'engagements.status': {
    own: async (world) => ({ engagementId: (await engagement(world)).id, clientId: world.clientId }),
    other: async (world) => ({ engagementId: (await engagement(world)).id, clientId: world.otherClientId }),
  },
  'engagements.informationWithoutApplication': ofEngagement,
  'engagements.header': ofEngagement,
  'engagements.jobTitles': ofEngagement,
  'engagements.notices': ofEngagement,
  'engagements.noticesCount': ofEngagement,
  'engagements.seeNotices': ofEngagement,
  'engagements.talentRequests': ofEngagement,
  'engagements.talentRequestsById': {
    own: async (world) => ({ talentRequestIds: [(await request(world)).id] }),
    other: async (world) => ({ talentRequestIds: [(await request(world, { publishedAt: null })).id] }),
    otherAnswers: 'empty',
  },
  'engagements.survey': ofTalentRequest,
  'engagements.successFeeDocuments': {
    own: ofEngagement.own,
    other: async (world) => ({
      engagementId: (await engagement(world, { publishedAt: null })).id,
      clientId: world.clientId,
    }),
  },
  'engagements.employerDocuments': ofTalentRequest,
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
  'engagements.moveStage': {
    own: async (world, caller) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: caller.tenantId, kind: 'competitive' })).id,
      stage: 'clarification',
      endsAt: inAWeek(world),
    }),
    other: async (world) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: world.otherClientId })).id,
      stage: 'clarification',
      endsAt: inAWeek(world),
    }),
  },
  'engagements.changeClarification': {
    own: async (world, caller) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: caller.tenantId })).id,
      questionHours: 72,
      answerHours: 36,
    }),
    other: async (world) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: world.otherClientId })).id,
      questionHours: 72,
      answerHours: 36,
    }),
  },
  'engagements.history': {
    own: async (world, caller) => ({ engagementId: (await engagement(world, { clientId: caller.tenantId })).id }),
    other: async (world) => ({ engagementId: (await engagement(world, { clientId: world.otherClientId })).id }),
  },
  'engagements.drafts': { own: () => ({}) },
  'engagements.draft': ofOwnDraft,
  'engagements.saveDraft': {
    own: () => ({ fields: completeDraftFields() }),
    other: async (world) => ({
      draftId: (await makeDraft(world.server.kit.db, { clientId: world.otherClientId })).id,
      fields: completeDraftFields(),
    }),
  },
  'engagements.discardDraft': ofOwnDraft,
  'engagements.publish': ofOwnDraft,
  'engagements.addRequest': ofWholeEngagement(talentRequestStatus.inMarket, {
    jobTitle: 'Night Nurse',
    location: 'Geelong',
    noOfRoles: 2,
  }),
  'engagements.changeRequest': ofOwnRequest(() => ({}), { version: 1, jobTitle: 'Senior Nurse' }),
  'engagements.pauseRequest': ofOwnRequest(() => ({}), forAReason),
  'engagements.resumeRequest': ofOwnRequest(() => ({ statusId: talentRequestStatus.paused }), {}),
  'engagements.cancelRequest': ofOwnRequest(() => ({}), forAReason),
  'engagements.restoreRequest': ofOwnRequest(
    (world) => ({ statusId: talentRequestStatus.cancelled, statusChangedAt: world.server.kit.clock.now() }),
    {},
  ),
  'engagements.completeRequest': ofOwnRequest(() => ({}), forAReason),
  'engagements.fillInternally': ofOwnRequest(() => ({}), { internallyFilledRoles: 1 }),
  'engagements.previewDraft': ofOwnDraft,
  'engagements.addDraftDocument': {
    own: async (world, caller) => ({ ...(await ofOwnDraft.own(world, caller)), title: 'Roster' }),
    other: async (world) => ({
      draftId: (await makeDraft(world.server.kit.db, { clientId: world.otherClientId })).id,
      title: 'Roster',
    }),
    file: roster,
  },
  'engagements.removeDraftDocument': {
    own: async (world, caller) => ({ documentId: (await draftDocument(world, caller.tenantId)).id }),
    other: async (world) => ({ documentId: (await draftDocument(world, world.otherClientId)).id }),
  },
  'engagements.addDocument': { ...ofWholeEngagement(talentRequestStatus.inMarket, { title: 'Roster' }), file: roster },
  'engagements.removeDocument': {
    own: async (world, caller) => ({ documentId: (await ownDocument(world, caller.tenantId)).id }),
    other: async (world) => ({ documentId: (await ownDocument(world, world.otherClientId)).id }),
  },
  'engagements.change': ofWholeEngagement(talentRequestStatus.inMarket, { description: 'Two wards.' }),
  'engagements.changeTerms': ofWholeEngagement(talentRequestStatus.inMarket, {
    termsVersion: 1,
    terms: 'Due within 60 days.',
    guaranteeDays: 60,
  }),
  'engagements.pause': ofWholeEngagement(talentRequestStatus.inMarket, forAReason),
  'engagements.resume': ofWholeEngagement(talentRequestStatus.paused, {}),
  'engagements.cancel': ofOwnEnd('application'),
  'engagements.discontinue': ofOwnEnd('fulfillment'),
  'engagements.complete': ofOwnEnd('fulfillment'),
};
