import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateEndpoints } from '#contract/candidates/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { engagementKinds, type EngagementKind } from '#contract/engagements/states.ts';
import type { AuthorizationWorld } from '#server/testing/authorization.ts';
import { createAuthorizationWorld } from '#server/testing/authorization-world.ts';
import { candidateCases } from './authorization.cases.ts';

/** Returns the kind of engagement that an endpoint names, in its path or as the name of an engagement's ID. */
const kindOf = ({ path, names }: Endpoint): EngagementKind | undefined => {
  const words = `${path} ${names['engagementId'] ?? ''}`;
  if (/\/competitive\b|auctionId/.test(words)) return 'competitive';
  return /\/successfee\b|successFeeId/.test(words) ? 'successfee' : undefined;
};

let world: AuthorizationWorld;
beforeAll(async () => {
  world = await createAuthorizationWorld();
}, 60_000);
afterAll(() => world.server.close());

/** Calls an endpoint as the agency's owner, with the agency's own record in an engagement of a kind. */
const statusWith = async (at: Endpoint, auctionType: EngagementKind): Promise<number> => {
  const caller = { role: 'owner', userId: world.people.owner, tenantId: world.agencyId, auctionType } as const;
  const input = await candidateCases[at.operation]?.own(world, caller);
  return (await world.server.call(caller.userId, at, input ?? {})).status;
};

const ofOneKind = candidateEndpoints.filter((at) => kindOf(at) !== undefined);

test.each(ofOneKind.map((at) => [`${at.method} ${at.path}`, at] as const))(
  '%s finds records of its kind of engagement only: not-found',
  async (_where, at) => {
    const [own, other] = kindOf(at) === 'competitive' ? engagementKinds : engagementKinds.toReversed();
    expect(await statusWith(at, own ?? 'competitive')).toBe(200);
    expect(await statusWith(at, other ?? 'competitive')).toBe(404);
  },
);

test('every candidate endpoint of one kind is tested, and the others find both kinds', async () => {
  expect(ofOneKind).toHaveLength(13);
  const others = candidateEndpoints.filter(
    (at) => kindOf(at) === undefined && ofOneKind.some(({ operation }) => operation === at.operation),
  );
  for (const at of others) {
    for (const kind of engagementKinds) expect([at.path, await statusWith(at, kind)]).toEqual([at.path, 200]);
  }
});
