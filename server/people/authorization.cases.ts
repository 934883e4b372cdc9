import { talentRequestStatus } from '#contract/engagements/states.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeOwner } from '#server/team/factories.ts';
import { makePersonHold, makePersonMerge, makePersonNote, makeRenewalRequest, personIdOf } from './factories.ts';
import { renewalLink } from './queries/renewal-page.ts';

/** Creates an agency's candidate in an engagement of the test world's client. */
const candidateOf = async (
  { server, clientId }: AuthorizationWorld,
  supplierId: string,
  statusId: CandidateStatusId = candidateStatus.pending,
): Promise<string> => {
  const { db } = server.kit;
  const engagement = await makeEngagement(db, { clientId, stage: 'fulfillment' });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  return (await makeCandidate(db, { talentRequestId: request.id, supplierId, statusId })).id;
};

const personIn = async (world: AuthorizationWorld, supplierId: string, statusId?: CandidateStatusId): Promise<string> =>
  personIdOf(world.server.kit.db, await candidateOf(world, supplierId, statusId));

const ofPerson = (more: object = {}): AuthorizationCase => ({
  own: async (world, { tenantId }) => ({ personId: await personIn(world, tenantId), ...more }),
  other: async (world) => ({ personId: await personIn(world, world.rivalId), ...more }),
});

const renewalToken = async (world: AuthorizationWorld): Promise<string> => {
  const { db, clock, source } = world.server.kit;
  const candidateId = await candidateOf(world, world.agencyId);
  const given = { candidateId, askedBy: world.people.owner, askedAt: clock.now() };
  const { id } = await makeRenewalRequest(db, given);
  return renewalLink(id, source.vault.mac).split('/').at(-1) ?? '';
};

const noteIn = async (world: AuthorizationWorld, supplierId: string, authorUserId: string) => {
  const candidateId = await candidateOf(world, supplierId);
  const { id, personId } = await makePersonNote(world.server.kit.db, { candidateId, authorUserId });
  return { personId, noteId: id };
};

const mergeIn = async (world: AuthorizationWorld, supplierId: string, mergedBy: string) => {
  const { db, clock } = world.server.kit;
  const candidateId = await candidateOf(world, supplierId);
  const mergedCandidateId = await candidateOf(world, supplierId);
  const given = { candidateId, mergedCandidateId, mergedBy, mergedAt: clock.now() };
  const { id, personId } = await makePersonMerge(db, given);
  return { personId, mergeId: id };
};

const requestIn = async ({ server, clientId }: AuthorizationWorld, supplierId: string): Promise<string> => {
  const engagement = await makeEngagement(server.kit.db, { clientId, stage: 'fulfillment' });
  await makeApplication(server.kit.db, { engagementId: engagement.id, supplierId });
  return (
    await makeTalentRequest(server.kit.db, { engagementId: engagement.id, statusId: talentRequestStatus.available })
  ).id;
};

export const peopleCases: Record<string, AuthorizationCase> = {
  'people.list': { own: () => ({}) },
  'people.one': ofPerson(),
  'people.imported': {
    own: async (world, { tenantId }) => ({ talentRequestId: await requestIn(world, tenantId) }),
  },
  'people.addNote': ofPerson({ text: 'Prefers calls after four.' }),
  'people.deleteNote': {
    own: (world, { tenantId, userId }) => noteIn(world, tenantId, userId),
    other: (world) => noteIn(world, world.rivalId, world.people.rivalOwner),
  },
  'people.requestChoices': ofPerson(),
  'people.startSubmission': {
    own: async (world, { tenantId }) => ({
      personId: await personIn(world, tenantId),
      talentRequestId: await requestIn(world, tenantId),
    }),
    other: async (world, { tenantId }) => ({
      personId: await personIn(world, world.rivalId),
      talentRequestId: await requestIn(world, tenantId),
    }),
  },
  'people.merge': {
    own: async (world, { tenantId }) => ({
      personId: await personIn(world, tenantId),
      otherPersonId: await personIn(world, tenantId),
    }),
    other: async (world, { tenantId }) => ({
      personId: await personIn(world, tenantId),
      otherPersonId: await personIn(world, world.rivalId),
    }),
  },
  'people.undoMerge': {
    own: (world, { tenantId, userId }) => mergeIn(world, tenantId, userId),
    other: (world) => mergeIn(world, world.rivalId, world.people.rivalOwner),
  },
  'people.retention': { own: () => ({}) },
  'people.retentionPlan': { own: () => ({}) },
  'people.unsubmittedDue': { own: () => ({}) },
  'people.exportRetentionPlan': { own: () => ({}) },
  'people.changeRetention': {
    own: async (world, { userId }) => {
      await makeOwner(world.server.kit.db, userId);
      return { months: 36 };
    },
  },
  'people.holds': { own: () => ({}) },
  'people.findPeopleToHold': { own: () => ({ email: 'somebody@inbox.example' }) },
  // The provider's staff can reach the people of all agencies.
  'people.placeHold': {
    own: async (world) => ({ personId: await personIn(world, world.agencyId), reason: 'A court order.' }),
  },
  'people.liftHold': {
    own: async (world, { userId }) => {
      const candidateId = await candidateOf(world, world.agencyId);
      return { holdId: (await makePersonHold(world.server.kit.db, { candidateId, placedBy: userId })).id };
    },
  },
  'people.askToKeep': ofPerson(),
  'people.renewalPage': { own: async (world) => ({ token: await renewalToken(world) }) },
  'people.answerRenewal': { own: async (world) => ({ token: await renewalToken(world), keeps: true }) },
  'people.export': ofPerson(),
  'people.exportPdf': ofPerson(),
  'people.erase': {
    own: async (world, { tenantId, userId }) => {
      await makeOwner(world.server.kit.db, userId);
      return { personId: await personIn(world, tenantId, candidateStatus.rejected) };
    },
    other: async (world) => ({ personId: await personIn(world, world.rivalId, candidateStatus.rejected) }),
  },
};
