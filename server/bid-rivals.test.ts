import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBidHistoryEndpoint } from '#contract/bidding/endpoints.ts';
import type { LiveMessage } from './platform/live/broadcast.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { behindAmounts, bidActions } from './testing/rivals/bid-actions.ts';
import { makeBidFixture, type BidFixture } from './testing/rivals/bid-fixture.ts';
import { findLeaks, type Leak, type Observation } from './testing/rivals/detect-leaks.ts';
import { observeReads, runEnqueued, type Observer } from './testing/rivals/observe-reads.ts';
import { factsAfter } from './testing/rivals/rival-facts.ts';

// What an agency learns when a rival bids: every read, message and email of the agency, before and after every act of the
// rival. The same for the employer and Rolecall, while a lot is sealed.

let world: AuthorizationWorld;
let bids: BidFixture;
const messages: LiveMessage[] = [];

const names = {
  owner: 'the agency',
  accountManager: 'the account manager',
  client: 'the employer',
  provider: 'Rolecall',
};
const nameOf = ({ role }: Observer): string => names[role as keyof typeof names];
const placeOf = (observer: Observer, lot: string): string =>
  observer.role === 'owner' ? lot : `${lot}, for ${nameOf(observer)}`;

/** Reads of lists and counts with the input of their case, and all other reads with the records of each lot. */
const readsOf = (observer: Observer, names: readonly string[]): Promise<Observation[]> =>
  observeReads(world, observer, ({ name: operation, input }, own) => {
    if (
      observer.role !== 'owner' &&
      !/^(applications|bidding|board|engagements|notifications|support)\./.test(operation)
    )
      return {};
    const all = Object.entries(bids.lots).map(([name, { auctionId, lotId }]) => {
      const ids = {
        auctionId,
        engagementId: auctionId,
        talentRequestId: lotId,
        talentRequestIds: [lotId],
        clientId: world.clientId,
      };
      return [name, Object.fromEntries(Object.entries(ids).filter(([field]) => field in input.shape))] as const;
    });
    const [, first] = all[0] ?? [];
    if (!first || Object.keys(first).length === 0) return { [nameOf(observer)]: own };
    const there = all.filter(([name]) => names.includes(name));
    return Object.fromEntries(there.map(([name, ids]) => [placeOf(observer, name), { ...own, ...ids }]));
  });

const countEach = (all: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(all, (one) => one)].map(([one, { length }]) => [one, length]));

/** Messages to an observer's open pages about a lot, by kind, and its emails. */
const outgoing = (observer: Observer, names: readonly string[]): Observation[] => {
  const { tenantId, side } = observer;
  const seen = (body: unknown) => ({ status: 200, headers: {}, body });
  const kindsFor = (lotId: string) =>
    messages.flatMap((one) => {
      if (!('message' in one) || !('talentRequestId' in one.message) || one.message.talentRequestId !== lotId)
        return [];
      const isFor = one.tenants?.includes(tenantId) === true || (side === 'agency' && one.agencies === true);
      return isFor ? [one.message.kind] : [];
    });
  return [
    ...Object.entries(bids.lots)
      .filter(([name]) => names.includes(name))
      .map(([name, { lotId }]) => ({
        operation: 'messages',
        at: placeOf(observer, name),
        see: () => Promise.resolve(seen(countEach(kindsFor(lotId)))),
      })),
    {
      operation: 'emails',
      at: nameOf(observer),
      see: async () => {
        const { db } = world.server.kit;
        const rows = await db.selectFrom('mailNotice').select('kind').where('tenantId', '=', tenantId).execute();
        return seen(countEach(rows.map(({ kind }) => kind)));
      },
    },
  ];
};

/** The employer and Rolecall learn of the employer's own acts, and of sealed bids after the close. */
const isObservedBy = ({ at, after }: Leak): boolean =>
  !/(the employer|Rolecall)$/.test(at) || !/^(the employer|the lots close|the rival is awarded)/.test(after);

const told = (all: readonly Leak[]) =>
  [...new Set(all.map((one) => `${one.operation} (${one.at}): ${one.path}, after: ${one.after}`))].toSorted();

let places: Observation[];
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
  const looks = [...(await readsOf(agency, Object.keys(bids.lots))), ...outgoing(agency, Object.keys(bids.lots))];
  looks.push(...(await readsOf(manager, ['the open ranked lot'])));
  for (const observer of [employer, provider])
    looks.push(...(await readsOf(observer, ['the sealed lot'])), ...outgoing(observer, ['the sealed lot']));
  places = looks.filter(({ at }) => !/(the employer|Rolecall)$/.test(at));
  const acts = bidActions(world, bids);
  actNames = new Set(acts.map(({ name }) => name));
  await runEnqueued(world);
  learnt = await findLeaks(
    looks,
    acts.map(({ name, prepare, carryOut }) => ({
      name,
      ...(prepare
        ? {
            prepare: async () => {
              await prepare();
              await runEnqueued(world);
            },
          }
        : {}),
      carryOut: async () => {
        await carryOut();
        await runEnqueued(world);
      },
    })),
  );
}, 300_000);
afterAll(() => world.server.close());

test('an agency learns only the listed facts when a rival bids', () => {
  expect(told(learnt.leaks.filter(isObservedBy))).toEqual([]);
});

test('each listed fact is visible somewhere', () => {
  expect(
    factsAfter(actNames)
      .filter((fact) => !learnt.facts.has(fact))
      .map((fact) => fact.reason),
  ).toEqual([]);
});

/** Everything that could identify the rivals and their bids, but for amounts that were leading. */
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
  return [...rivals, ...Object.values(behindAmounts), ...rows.filter((mark) => mark !== null)];
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
