import { setTimeout as sleep } from 'node:timers/promises';
import { HttpProblem, signIn, type HttpActor } from '#server/simulator/http-actor.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Lease } from '#server/platform/jobs/lease.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { SimulatedUser } from './players.ts';
import type { RandomSource } from '#contract/common/random.ts';
import type { TurnContext } from './turn-delay.ts';
import { carryOutAuctionAction, nextAuctionAction, readAuctions, type EmployerAuctions } from './play-auction.ts';
import { playEmployer, reopenMarket } from './play-employer.ts';
import { playBidder, playRivalBids, playRival } from './play-rival.ts';

export interface Simulator {
  /** Stops the simulator: no further action starts, and the current one has a few seconds to finish. */
  stop(): Promise<void>;
}

const mostRemembered = 1000;
const lastWordsMs = 5000;

/** Creates the store of the users' sessions. A user signs in on their first turn. */
const createTheatre = (given: { baseUrl: string; password: string; signal: AbortSignal }) => {
  const signedIn = new Map<string, HttpActor>();
  return {
    actor: async (email: string): Promise<HttpActor> => {
      const actor = signedIn.get(email) ?? (await signIn({ ...given, email }));
      signedIn.set(email, actor);
      return actor;
    },
    /** Discards the session of a user who has been signed out, so that they sign in again on their next turn. */
    forget: (email: string) => signedIn.delete(email),
  };
};

/**
 * Plays the demo's employers and rival agencies over HTTP, with an ordinary sign-in. A random user takes a turn every
 * `paceMs`; bids and auctions have turns of their own. If there are several processes, only the one with the lease
 * plays.
 */
export const startSimulator = (given: {
  baseUrl: string;
  password: string;
  players: readonly SimulatedUser[];
  paceMs: number;
  chance: RandomSource;
  clock: Clock;
  lease: Lease;
  log: Log;
}): Simulator => {
  const { players, paceMs, chance, clock, lease, log } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const cutOff = new AbortController();
  const theatre = createTheatre({ ...given, signal: cutOff.signal });
  const refused = new Set<string>();
  const employers = players.filter(({ plays }) => plays === 'employer');
  const agencies = players.filter(({ plays }) => plays !== 'employer');
  const rivals = new Set(agencies.map(({ company }) => company));
  const tableNow = (): TurnContext => ({ now: clock.now(), paceMs, chance, rivals, avoids: (key) => refused.has(key) });
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);
  let isLost = false;

  /** Plays one user's turn. A failure doesn't affect other turns. */
  const takeTurn = async (
    member: SimulatedUser,
    play: (actor: HttpActor) => Promise<unknown>,
    trying: () => string = () => '',
  ): Promise<void> => {
    try {
      await play(await theatre.actor(member.email));
      isLost = false;
    } catch (error) {
      if (cutOff.signal.aborted) return;
      if (error instanceof HttpProblem && error.status < 500) {
        log.debug({ err: error, as: member.email }, 'the simulator was refused');
        if (error.status === 401) theatre.forget(member.email);
        else if (trying() !== '') refused.add(trying());
        if (refused.size > mostRemembered) refused.clear();
        return;
      }
      // Only the first failure is logged until a turn succeeds, so that the log doesn't get a line on every turn.
      if (!isLost) log.warn({ err: error, as: member.email }, 'the simulator failed');
      isLost = true;
    }
  };
  const act = async (): Promise<void> => {
    const member = chance.pick(players);
    if (!member) return;
    let key = '';
    const play = { employer: playEmployer, rival: playRival, bidder: playBidder }[member.plays];
    await takeTurn(
      member,
      (actor) =>
        play(actor, tableNow(), (next) => {
          key = next;
        }),
      () => key,
    );
  };
  /**
   * Every other turn, lets an employer act on an auction, so that the next auction soon follows the last one. An
   * employer that can't sign in doesn't stop the others.
   */
  const auction = async (): Promise<void> => {
    const table = tableNow();
    const seen: EmployerAuctions[] = [];
    for (const member of employers)
      await takeTurn(member, async (actor) => seen.push({ member, auctions: await readAuctions(actor, table) }));
    const next = nextAuctionAction(seen, table);
    if (next) await takeTurn(next.member, (actor) => carryOutAuctionAction(actor, next.action));
  };
  const bid = async (): Promise<void> => {
    const member = chance.pick(agencies);
    if (member) await takeTurn(member, (actor) => playRivalBids(actor, tableNow()));
  };
  const open = async (): Promise<void> => {
    for (const member of employers) {
      if (signal.aborted) return;
      await takeTurn(member, (actor) => reopenMarket(actor, tableNow()));
      await pause(Math.min(paceMs, 1000));
    }
  };
  const mayPlay = async (): Promise<boolean> => {
    try {
      return await lease.take();
    } catch (error) {
      if (!isLost) log.warn({ err: error }, 'the simulator failed');
      isLost = true;
      return false;
    }
  };
  const run = async (): Promise<void> => {
    let isOpen = false;
    let turns = 0;
    while (!signal.aborted) {
      if (await mayPlay()) {
        await (isOpen ? act() : open());
        isOpen = true;
        if (turns % 2 === 0) await auction();
        await bid();
        turns += 1;
      } else isOpen = false;
      await pause(paceMs);
    }
    // The simulator may be stopping because of the database. In that case the lease expires.
    await lease.release().catch(() => undefined);
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      const patience = setTimeout(() => cutOff.abort(), lastWordsMs);
      await running;
      clearTimeout(patience);
    },
  };
};
