import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { applyToAllEngagements, makeUnassignedUser } from './testing/unassigned.ts';

// Reads everything that an agency can read, with the IDs that the agency's owner uses, as a user who is assigned to
// nothing and has every permission except the one to see other people's work.
const reads = operations.filter(
  ({ effect, access, stream }) =>
    effect === 'read' && access !== 'public' && access.agency !== undefined && stream !== true,
);

let world: AuthorizationWorld;
let lone: string;
let hidden: ReadonlySet<string>;
const inputs = new Map<string, object>();

beforeAll(async () => {
  world = await createAuthorizationWorld();
  lone = await makeUnassignedUser(world);
  const owner = { role: 'owner', userId: world.people.owner, tenantId: world.agencyId } as const;
  for (const { name } of reads) inputs.set(name, (await authorizationCases[name]?.own(world, owner)) ?? {});
  hidden = await applyToAllEngagements(world);
}, 120_000);
afterAll(() => world.server.close());

/** Returns the IDs of hidden work in a response. A file that can be downloaded counts too, whatever it contains. */
const foundBy = async (userId: string, name: string): Promise<string[]> => {
  const at = endpoints.find((one) => one.operation === name);
  const operation = reads.find((one) => one.name === name);
  if (!at || !operation) throw new Error(`The operation ${name} has no address.`);
  const { status, body } = await world.server.call(userId, at, inputs.get(name) ?? {});
  if (operation.download === true) return status === 200 ? ['a file'] : [];
  if (status >= 500) return [`status ${String(status)}`];
  const text = JSON.stringify(body) ?? '';
  return [...hidden].filter((id) => text.includes(id));
};

test('the owner reads hidden work in most rooms, so that a leak would be detected', async () => {
  const rooms = new Set<string>();
  for (const { name } of reads) {
    if ((await foundBy(world.people.owner, name)).length > 0) rooms.add(name.split('.')[0] ?? '');
  }
  expect([...rooms]).toEqual(
    expect.arrayContaining(['engagements', 'applications', 'candidates', 'board', 'assignments']),
  );
}, 120_000);

test.each(reads.map(({ name }) => name))(
  '%s reveals no application of the agency to a user who is not assigned',
  async (name) => {
    // Files of the profile and similar files don't belong to an engagement.
    const isFileOfAll =
      reads.some((one) => one.name === name && one.download === true) && !/^(candidates|engagements)\./.test(name);
    if (isFileOfAll) return;
    expect(await foundBy(lone, name)).toEqual([]);
  },
);
