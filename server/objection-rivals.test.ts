import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveMessage } from './platform/live/broadcast.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { areRoomsLimited } from './testing/operations/tested-rooms.ts';
import { makeAwardFixture } from './testing/rivals/award-fixture.ts';
import { findLeaks, type Leak } from './testing/rivals/detect-leaks.ts';
import { observeOutgoing, observeLotReads } from './testing/rivals/observe-lots.ts';
import { runEnqueuedJobs, type Observer } from './testing/rivals/observe-reads.ts';

// Checks that an agency, whether it has won or lost, learns nothing when a rival objects to an award and Rolecall
// dismisses the objection. Everything that the agency can read or receives as a message or email must stay the same,
// while the rival's own must change.

let world: AuthorizationWorld;
let agency: readonly Leak[];
let loser: readonly Leak[];
beforeAll(async () => {
  world = await createAuthorizationWorld();
  const { lots, loser: userId, actions } = await makeAwardFixture(world);
  const messages: LiveMessage[] = [];
  vi.spyOn(world.server.product.source.live, 'publish').mockImplementation((news) => void messages.push(...news));
  const shown = { world, lots, messages };
  const observer: Observer = {
    role: 'owner',
    userId: world.people.owner,
    tenantId: world.agencyId,
    side: 'agency',
  };
  const rival: Observer = { ...observer, userId, tenantId: await world.server.tenantOf(userId) };
  const seenByAgency = [...(await observeLotReads(shown, observer)), ...observeOutgoing(shown, observer)];
  const seenByLoser = [...(await observeLotReads(shown, rival)), ...observeOutgoing(shown, rival)]
    .filter(({ operation }) => operation.startsWith('bidding.') || !operation.includes('.'))
    .map((look) => ({ ...look, at: `${look.at}, for the rival` }));
  await runEnqueuedJobs(world);
  const { leaks } = await findLeaks(
    [...seenByAgency, ...seenByLoser],
    actions.map(({ name, carryOut }) => ({
      name,
      carryOut: async () => {
        await carryOut();
        await runEnqueuedJobs(world);
      },
    })),
  );
  const isForRival = ({ at }: Leak): boolean => at.endsWith(', for the rival');
  agency = leaks.filter((leak) => !isForRival(leak));
  loser = leaks.filter(isForRival);
}, 300_000);
afterAll(() => world.server.close());

const told = (all: readonly Leak[]) =>
  all.map(({ operation, at, path, after }) => `${operation} (${at}): ${path}, after: ${after}`);

test('an agency learns nothing of the objection of a rival or of its dismissal', () => {
  expect(told(agency)).toEqual([]);
});

test.skipIf(areRoomsLimited())('the rival itself sees both in its results, its messages and its emails', () => {
  const seen = told(loser);
  for (const after of ['a rival objects', 'Rolecall dismisses the objection of a rival'])
    for (const lot of ['the lot won', 'the lot lost'])
      expect(seen.filter((one) => one.startsWith(`bidding.result (${lot}`) && one.endsWith(after))).not.toEqual([]);
  expect(seen.filter((one) => one.startsWith('messages'))).not.toEqual([]);
  expect(seen.filter((one) => one.startsWith('emails'))).not.toEqual([]);
});
