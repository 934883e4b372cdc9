import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBidHistoryEndpoint } from '#contract/bidding/endpoints.ts';
import type { LiveMessage } from './platform/live/broadcast.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { areRoomsLimited } from './testing/operations/tested-rooms.ts';
import { losingAmounts, bidActions } from './testing/rivals/bid-actions.ts';
import { makeBidFixture, type BidFixture } from './testing/rivals/bid-fixture.ts';
import { findLeaks, type Leak, type ObservedRead } from './testing/rivals/detect-leaks.ts';
import { observeOutgoing, observeLotReads } from './testing/rivals/observe-lots.ts';
import { runEnqueuedJobs, type Observer } from './testing/rivals/observe-reads.ts';
import { factsChangedBy } from './testing/rivals/rival-facts.ts';

// Tests what an agency can learn from a rival's bids. Everything that the agency can read or receives as a message or
// email is compared before and after each action of the rival. The same is done for the employer and Rolecall while a
// lot is sealed.

let world: AuthorizationWorld;
let bids: BidFixture;
const messages: LiveMessage[] = [];

/**
 * Whether a leak matters. The employer and Rolecall may see the effects of the employer's own actions and of
 * applications and, after the close, the sealed bids.
 */
const isObservedBy = ({ at, after }: Leak): boolean =>
  !/(the employer|Rolecall)$/.test(at) ||
  !/^(the employer|the lots close|the rival is awarded)|its application$/.test(after);

const told = (all: readonly Leak[]) =>
  [...new Set(all.map((one) => `${one.operation} (${one.at}): ${one.path}, after: ${one.after}`))].toSorted();

let places: ObservedRead[];
let learnt: Awaited<ReturnType<typeof findLeaks>>;
let actNames: ReadonlySet<string>;
beforeAll(async () => {
  world = await createAuthorizationWorld();
  bids = await makeBidFixture(world);
  vi.spyOn(world.server.product.source.live, 'publish').mockImplementation((news) => void messages.push(...news));
  const { people, agencyId, clientId } = world;
  const agency: Observer = { role: 'owner', userId: people.owner, tenantId: agencyId, side: 'agency' };
  const employer: Observer = { role: 'client', userId: people.client, tenantId: clientId, side: 'client' };
  const providerId = await world.server.tenantOf(people.provider);
  const provider: Observer = { role: 'provider', userId: people.provider, tenantId: providerId, side: 'provider' };
  const manager: Observer = { ...agency, role: 'accountManager', userId: people.accountManager };
  const shown = { world, lots: bids.lots, messages };
  const looks = [...(await observeLotReads(shown, agency)), ...observeOutgoing(shown, agency)];
  looks.push(...(await observeLotReads(shown, manager, ['the open ranked lot'])));
  for (const observer of [employer, provider])
    looks.push(
      ...(await observeLotReads(shown, observer, ['the sealed lot'])),
      ...observeOutgoing(shown, observer, ['the sealed lot']),
    );
  places = looks.filter(({ at }) => !/(the employer|Rolecall)$/.test(at));
  const acts = bidActions(world, bids);
  actNames = new Set(acts.map(({ name }) => name));
  await runEnqueuedJobs(world);
  learnt = await findLeaks(
    looks,
    acts.map(({ name, prepare, carryOut }) => ({
      name,
      ...(prepare
        ? {
            prepare: async () => {
              await prepare();
              await runEnqueuedJobs(world);
            },
          }
        : {}),
      carryOut: async () => {
        await carryOut();
        await runEnqueuedJobs(world);
      },
    })),
  );
}, 300_000);
afterAll(() => world.server.close());

test('an agency learns only the listed facts when a rival bids', () => {
  expect(told(learnt.leaks.filter(isObservedBy))).toEqual([]);
});

test.skipIf(areRoomsLimited())('each listed fact is visible somewhere', () => {
  expect(
    factsChangedBy(actNames)
      .filter((fact) => !learnt.facts.has(fact))
      .map((fact) => fact.reason),
  ).toEqual([]);
});

/** Returns everything that could identify rivals or their bids, except the amounts of leading bids. */
const marksOfRivals = async (): Promise<string[]> => {
  const { db } = world.server.kit;
  const rivals = [world.rivalId, bids.third.tenantId];
  const users = await db.selectFrom('appUser').select(['id', 'email']).where('tenantId', 'in', rivals).execute();
  const placed = await db
    .selectFrom('bid')
    .select(['id', 'commitment', 'receipt', 'sealedForLot'])
    .where('supplierId', 'in', rivals)
    .execute();
  const standing = await db.selectFrom('standingBid').select('bidder').where('supplierId', 'in', rivals).execute();
  const rows = [...users, ...placed, ...standing].flatMap((row) => Object.values(row));
  return [...rivals, ...Object.values(losingAmounts), ...rows.filter((mark) => mark !== null)];
};

test('no response or email to an agency identifies a rival or its bids, while those to the rival do', async () => {
  const { kit, product, call } = world.server;
  const marks = await marksOfRivals();
  const found = (answer: unknown) => marks.filter((mark) => JSON.stringify(answer).includes(mark));
  for (const look of places)
    expect([look.operation, look.at, found(await look.see())]).toEqual([look.operation, look.at, []]);
  const { lotId: talentRequestId } = bids.lots['the sealed lot'];
  const own = await call(world.people.rivalOwner, readBidHistoryEndpoint, { talentRequestId });
  expect(found(own.body).length).toBeGreaterThan(1);

  kit.clock.advance(24 * 3_600_000);
  await product.jobs.find(({ queue }) => queue === 'notifications.write-mails')?.run({});
  const emails = await kit.db
    .selectFrom('mail')
    .select(['subject', 'html', 'bodyText', 'headers'])
    .where('tenantId', '=', world.agencyId)
    .execute();
  expect(emails.length).toBeGreaterThan(3);
  expect(emails.flatMap((email) => found(email))).toEqual([]);
}, 60_000);
