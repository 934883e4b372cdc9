import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeAssignment } from './factories.ts';

/** Creates an engagement that an agency has applied to. Agencies can't see it if `publishedAt` is null. */
const appliedTo = async (world: AuthorizationWorld, supplierId: string, publishedAt?: null) => {
  const { db } = world.server.kit;
  const hidden = publishedAt === null ? { publishedAt } : {};
  const { id } = await makeEngagement(db, { clientId: world.clientId, kind: 'competitive', ...hidden });
  await makeApplication(db, { engagementId: id, supplierId });
  return id;
};
const newcomerOf = async (world: AuthorizationWorld, tenantId: string) =>
  (await makeUser(world.server.kit.db, { tenantId, role: 'standard' })).id;

/** Creates a user of an agency who is assigned to an engagement. */
const atWork = async (world: AuthorizationWorld, tenantId: string) => {
  const engagementId = await appliedTo(world, tenantId);
  const userId = await newcomerOf(world, tenantId);
  const { id: assignmentId } = await makeAssignment(world.server.kit.db, { engagementId, userId });
  return { engagementId, userId, assignmentId };
};

const ofEngagement: AuthorizationCase = {
  own: async (world, { tenantId }) => ({ engagementId: await appliedTo(world, tenantId) }),
  other: async (world) => ({ engagementId: await appliedTo(world, world.rivalId, null) }),
};
const ofUser: AuthorizationCase = {
  own: (_world, { userId }) => ({ userId }),
  other: (world) => ({ userId: world.people.rivalOwner }),
};

export const assignmentCases: Record<string, AuthorizationCase> = {
  'assignments.list': {
    ...ofEngagement,
    own: async (world, { tenantId }) => ({
      engagementId: await appliedTo(world, tenantId),
      clientId: world.clientId,
    }),
  },
  'assignments.people': ofEngagement,
  'assignments.history': ofEngagement,
  'assignments.create': {
    own: async (world, { tenantId }) => ({
      engagementId: await appliedTo(world, tenantId),
      userId: await newcomerOf(world, tenantId),
    }),
    other: async (world, { tenantId }) => ({
      engagementId: await appliedTo(world, tenantId),
      userId: world.people.rivalOwner,
    }),
  },
  'assignments.delete': {
    own: async (world, { tenantId }) => ({ ...(await atWork(world, tenantId)), isDeleted: true }),
    other: async (world) => ({ ...(await atWork(world, world.rivalId)), isDeleted: true }),
  },
  'assignments.set': {
    own: async (world, { tenantId }) => ({
      engagementId: await appliedTo(world, tenantId),
      userIds: [await newcomerOf(world, tenantId)],
    }),
    other: async (world, { tenantId }) => ({
      engagementId: await appliedTo(world, tenantId),
      userIds: [world.people.rivalOwner],
    }),
  },
  'assignments.work': ofUser,
  'assignments.ofUser': ofUser,
  'assignments.handOver': {
    own: async (world, { tenantId }) => ({
      userId: (await atWork(world, tenantId)).userId,
      toUserId: await newcomerOf(world, tenantId),
    }),
    other: async (world, { tenantId }) => ({
      userId: (await atWork(world, world.rivalId)).userId,
      toUserId: await newcomerOf(world, tenantId),
    }),
  },
  'assignments.removeAll': {
    own: async (world, { tenantId }) => ({ userId: (await atWork(world, tenantId)).userId }),
    other: async (world) => ({ userId: (await atWork(world, world.rivalId)).userId }),
  },
};
