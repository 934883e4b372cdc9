import type { Permission } from '#contract/common/permissions.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { makeSecondFactor, makeUser } from '#server/identity/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeColleague, makeOwner, makeRole, makeSecondFactorReset } from './factories.ts';

const nothing = (): object => ({});
/**
 * A permission that every caller who manages users has. These callers can't assign or remove permissions that they
 * don't have.
 */
const permissions: Permission[] = ['Auctions=View Auctions / Staging'];
const rights = permissions.map(permissionIdOf);

/** Creates a user with two roles in a tenant. */
const heldIn = async ({ server }: AuthorizationWorld, tenantId: string) => {
  const { db } = server.kit;
  const user = await makeUser(db, { tenantId, role: 'none' });
  const role = await makeRole(db, { tenantId, permissions, holderIds: [user.id] });
  await makeRole(db, { tenantId, permissions, holderIds: [user.id] });
  return { userId: user.id, roleIds: [role.id] };
};
const freeIn = async ({ server }: AuthorizationWorld, tenantId: string) => ({
  roleId: (await makeRole(server.kit.db, { tenantId, permissions })).id,
});

let named = 0;
const nextName = (): string => {
  named += 1;
  return `Person ${String(named)}`;
};

/** Creates a user with one role in a tenant. */
const userIn = async ({ server }: AuthorizationWorld, tenantId: string) => {
  const { id: userId } = await makeUser(server.kit.db, { tenantId, role: 'none' });
  await makeRole(server.kit.db, { tenantId, permissions, holderIds: [userId] });
  return { userId };
};
/** Creates a user without a role in a tenant. */
const userWithoutRoleIn = async ({ server }: AuthorizationWorld, tenantId: string) => ({
  userId: (await makeUser(server.kit.db, { tenantId, role: 'none' })).id,
});
/** Creates a reset that a colleague requested and therefore can't confirm. */
const waitingIn = async (world: AuthorizationWorld, tenantId: string) => {
  const { db, clock } = world.server.kit;
  const { userId } = await userIn(world, tenantId);
  const { id: requestedBy } = await makeUser(db, { tenantId, role: 'none' });
  return makeSecondFactorReset(db, { tenantId, userId, requestedBy, requestedAt: clock.now() });
};
const onUser = (more: object, create = userIn): AuthorizationCase => ({
  own: async (world, { tenantId }) => ({ ...(await create(world, tenantId)), ...more }),
  other: async (world) => ({ ...(await create(world, world.rivalId)), ...more }),
});

/** Creates a member of the provider's staff. */
const staffIn = async ({ server, people }: AuthorizationWorld, role: 'account-manager' | 'tech-support') => ({
  staffId: (await makeColleague(server.kit.db, { of: people.provider, role })).id,
});
/** Returns the ID of an agency's user who isn't a member of the provider's staff. */
const noStaff = ({ people }: AuthorizationWorld) => ({ staffId: people.rivalOwner });

export const teamCases: Record<string, AuthorizationCase> = {
  'team.users': { own: nothing },
  'team.allUsers': { own: nothing },
  'team.userRoles': {
    own: (_world, { userId }) => ({ userId }),
    other: ({ people }) => ({ userId: people.rivalOwner }),
  },
  'team.assignRoles': {
    own: async (world, { tenantId }) => ({
      ...(await heldIn(world, tenantId)),
      roleIds: [(await freeIn(world, tenantId)).roleId],
    }),
    other: async (world, { tenantId }) => ({
      userId: (await heldIn(world, tenantId)).userId,
      roleIds: [(await freeIn(world, world.rivalId)).roleId],
    }),
  },
  'team.removeRoles': {
    own: (world, { tenantId }) => heldIn(world, tenantId),
    other: (world) => heldIn(world, world.rivalId),
  },
  'team.roles': { own: nothing },
  'team.createRole': {
    own: () => ({ name: `Night desk of ${nextName()}`, permissions: rights }),
  },
  'team.updateRole': {
    own: async (world, { tenantId }) => ({ ...(await freeIn(world, tenantId)), permissions: rights }),
    other: async (world) => ({ ...(await freeIn(world, world.rivalId)), permissions: rights }),
  },
  'team.deleteRole': {
    own: (world, { tenantId }) => freeIn(world, tenantId),
    other: (world) => freeIn(world, world.rivalId),
  },
  'team.permissions': { own: nothing },
  'team.permission': {
    own: () => ({ permissionId: rights[0] }),
    other: () => ({ permissionId: 'no-such-right' }),
  },
  'team.group': { own: nothing },
  'team.addRolesToGroup': {
    own: async (world, { tenantId }) => ({ roleIds: [(await freeIn(world, tenantId)).roleId] }),
    other: async (world) => ({ roleIds: [(await freeIn(world, world.rivalId)).roleId] }),
  },
  'team.removeRolesFromGroup': {
    own: async (world, { tenantId }) => ({ roleIds: [(await freeIn(world, tenantId)).roleId] }),
    other: async (world) => ({ roleIds: [(await freeIn(world, world.rivalId)).roleId] }),
  },
  'team.user': onUser({}),
  'team.createUser': {
    own: async (world, { tenantId }) => ({
      email: `new.${nextName().replace(' ', '.').toLowerCase()}@people.example`,
      firstName: 'New',
      lastName: 'Person',
      roleIds: [(await freeIn(world, tenantId)).roleId],
    }),
  },
  'team.completeUser': onUser({ firstName: 'Given', roleIds: [] }, userWithoutRoleIn),
  'team.changeProfileRole': onUser({ roleIds: [] }, userWithoutRoleIn),
  'team.editUser': onUser({ firstName: 'Other', lastName: 'Name' }),
  'team.renameUser': onUser({ userName: 'other' }),
  'team.sendLoginInformation': onUser({}),
  'team.closeSignIn': onUser({}),
  'team.deleteUser': onUser({}),
  'team.handOverOwnership': {
    // Only an owner may do this, so each caller is made an owner first.
    own: async (world, { tenantId, userId }) => {
      await makeOwner(world.server.kit.db, userId);
      return { ...(await userIn(world, tenantId)), staysOwner: true };
    },
    other: async (world) => ({ ...(await userIn(world, world.rivalId)), staysOwner: true }),
  },
  'team.staff': { own: nothing },
  'team.addAccountManager': { own: (world) => staffIn(world, 'account-manager'), other: noStaff },
  'team.addTechSupport': { own: (world) => staffIn(world, 'tech-support'), other: noStaff },
  'team.security': { own: nothing },
  'team.changeSecurity': {
    // Only an owner may do this, so each caller is made an owner first.
    own: async (world, { userId }) => {
      await makeOwner(world.server.kit.db, userId);
      return { release: ['sub-user'] };
    },
  },
  'team.userSecondFactor': onUser({}),
  'team.resettableUsers': { own: nothing },
  'team.requestReset': {
    own: async (world, { tenantId }) => {
      const user = await userIn(world, tenantId);
      await makeSecondFactor(world.server.kit.db, user.userId);
      return user;
    },
    other: async (world) => userIn(world, world.rivalId),
  },
  'team.resets': { own: nothing },
  'team.confirmReset': {
    own: (world, { tenantId }) => waitingIn(world, tenantId),
    other: (world) => waitingIn(world, world.rivalId),
  },
  'team.cancelReset': {
    own: (world, { tenantId }) => waitingIn(world, tenantId),
    other: (world) => waitingIn(world, world.rivalId),
  },
  'team.flags': { own: nothing },
  'team.agencyFlags': { own: ({ agencyId }) => ({ tenantId: agencyId }) },
  'team.changeAgencyFlags': { own: ({ agencyId }) => ({ tenantId: agencyId, isAccessible: true }) },
};
