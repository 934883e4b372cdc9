import type { LiveMessage } from '#server/platform/live/broadcast.ts';
import type { AuthorizationWorld } from '../authorization.ts';
import type { ObservedRead } from './detect-leaks.ts';
import { observeReads, type Observer } from './observe-reads.ts';

/** The lots to observe, by name, with the messages sent so far. */
export interface ObservedLots {
  readonly world: AuthorizationWorld;
  readonly lots: Readonly<Record<string, { auctionId: string; lotId: string }>>;
  /** The messages sent to open pages so far. */
  readonly messages: readonly LiveMessage[];
}

const observerNames = {
  owner: 'the agency',
  accountManager: 'the account manager',
  client: 'the employer',
  provider: 'Rolecall',
};
const nameOf = ({ role }: Observer): string => observerNames[role as keyof typeof observerNames];
const placeOf = (observer: Observer, lot: string): string =>
  observer.role === 'owner' ? lot : `${lot}, for ${nameOf(observer)}`;

/**
 * Returns the reads to observe: lists and counts with the input from their case, and all other reads with the records
 * of each lot.
 */
export const observeLotReads = (
  { world, lots }: ObservedLots,
  observer: Observer,
  names: readonly string[] = Object.keys(lots),
): Promise<ObservedRead[]> =>
  observeReads(world, observer, ({ name: operation, input }, own) => {
    if (
      observer.role !== 'owner' &&
      !/^(applications|bidding|board|engagements|notifications|support)\./.test(operation)
    )
      return {};
    const all = Object.entries(lots).map(([name, { auctionId, lotId }]) => {
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

/**
 * Returns observations of everything sent to an observer: the messages about each lot that their open pages receive, by
 * kind, and their emails.
 */
export const observeOutgoing = (
  { world, lots, messages }: ObservedLots,
  observer: Observer,
  names: readonly string[] = Object.keys(lots),
): ObservedRead[] => {
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
    ...Object.entries(lots)
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
