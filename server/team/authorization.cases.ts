import { permissionIdOf } from '#contract/team/rules.ts';
import { makeUser } from '#server/identity/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/platform/testing/authorization.ts';
import { makeRole } from './factories.ts';

const nothing = (): object => ({});
const rights = [permissionIdOf('Auctions=View Auctions / Staging')];

/** A role of a tenant, held by a user of it beside the role of a standard user. */
const heldIn = async ({ server }: AuthorizationWorld, tenantId: string) => {
  const { db } = server.kit;
  const user = await makeUser(db, { tenantId, role: 'standard' });
  const role = await makeRole(db, { tenantId, holderIds: [user.id] });
  return { userId: user.id, roleIds: [role.id] };
};
const freeIn = async ({ server }: AuthorizationWorld, tenantId: string) => ({
  roleId: (await makeRole(server.kit.db, { tenantId })).id,
});

let named = 0;

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
    own: () => {
      named += 1;
      return { name: `Night desk ${String(named)}`, permissions: rights };
    },
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
};
