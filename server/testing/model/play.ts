import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '#contract/registry.ts';
import { expireRebids } from '#server/applications/commands/expire-rebid.ts';
import { openLots } from '#server/bidding/commands/open-lots.ts';
import { closeRetainedCandidates } from '#server/candidates/commands/close-candidates.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import { findRequestsToResume, endExpiredPause } from '#server/engagements/commands/pause-request.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { signId } from '#server/platform/vault/signed-id.ts';
import type { TestServer } from '../server.ts';
import { nextBidAmount, placeNextBid } from './actions/bids.ts';
import { attemptRejection, submitFirstPerson } from './actions/candidates.ts';
import { requestInitialConsents } from './actions/consents.ts';
import { marketActions } from './action-sets.ts';
import { closeModelLots, endModelStandstills } from './awards.ts';
import { openLots as openModelLots } from './bidding.ts';
import { expireConsents, applyElapsedTime } from './consequences.ts';
import { pickOne, type ModelAction, type Attempt, type ActionContext } from './attempt.ts';
import { agencyOf, modelPlayers, type Agency, type ModelMarket } from './market.ts';
import { findResponseFault, findScreenFault } from './faults.ts';
import { expectedMarketState } from './market-state.ts';
import { upholdUnansweredClaims } from './ownership.ts';
import { recordSteps } from './people/claim-rules.ts';
import { personDetails } from './people/contacts.ts';
import { findBrokenInvariant } from './people/invariants.ts';
import { playBulkAction } from './play-bulk-action.ts';
import { findReadFault, runReactions, type ReadShare } from './reads.ts';
import { makeModelFixture, type InitialState, type ModelUsers, type ModelFixture } from './fixture.ts';
import { readStoredState } from './stored-state.ts';

/** One random step of a sequence: a call, or the passing of time. */
export interface SequenceStep {
  /**
   * Decides the kind of step. 0: time passes. 1 to 6: an allowed action is tried. 7 to 9: a refused action. 10: an
   * action on records that the player can't see. 11: an action on several candidates.
   */
  luck: number;
  choice: number;
  pick: number;
}

/** The number of times that each action succeeded and each side effect occurred, in all sequences. */
export type ActionCoverage = Map<string, number>;

/** Returns the events that occurred less often than they should, with both numbers. */
export const missedEvents = (coverage: ActionCoverage, exercised: Readonly<Record<string, number>>) =>
  Object.entries(exercised)
    .map(([what, least]) => ({ what, least, times: coverage.get(what) ?? 0 }))
    .filter(({ least, times }) => times < least);

/**
 * The possible waits in minutes. Some stay within the time to undo; others go beyond it, past a closing time, past a short
 * ownership, or past the time to restore.
 */
const waitMinutes = [1, 8, 11, 90, 1500, 12_000, 45_000] as const;

/** The time at which every sequence begins, so that sequences can be repeated exactly. */
const begins = new Date('2026-11-20T04:01:00Z');

const groundOf = (server: TestServer, cast: ModelUsers, scene: ModelFixture): ActionContext => {
  const tag = scene.market.engagementId.slice(-12);
  return {
    now: () => server.kit.clock.now().getTime(),
    advance: (milliseconds) => {
      server.kit.clock.advance(milliseconds);
    },
    call: (player, operation, input, key) => {
      const at = endpoints.find((one) => one.operation === operation);
      if (!at) throw new Error(`The operation ${operation} has no address.`);
      return server.call(
        player === 'candidate' ? undefined : scene.userOf[player],
        at,
        input,
        key === undefined ? {} : { key },
      );
    },
    detailsOf: (person, variant) => personDetails(person, variant, tag),
    runReactions: () => runReactions(server, ['disputes.begin', 'disputes.drop']),
    consentToken: (requestId) => signId('consent', requestId, server.kit.source.vault.mac),
    submission: (player, talentRequestId, details) =>
      makeSubmission(
        server.kit.db,
        {
          agency: { id: agencyOf(player) === 'rival' ? cast.rivalId : cast.agencyId },
          recruiter: { id: scene.userOf[player] },
          request: { id: talentRequestId },
        },
        details,
      ),
  };
};

/**
 * Runs the jobs that store scheduled changes. Reads already show these changes once they are due, before the jobs have
 * run.
 */
const runDue = async (server: TestServer): Promise<void> => {
  const { source } = server.product;
  await inSystemScope(source, 'expire re-bids', expireRebids);
  for (const id of await inSystemScope(source, 'find expired pauses', findRequestsToResume)) {
    await inSystemScope(source, 'end an expired pause', (scope) => endExpiredPause(scope, id));
  }
};

/** Runs the jobs that make scheduled changes. Nobody can see these changes before the jobs have run. */
const letGo = async (server: TestServer, market: ModelMarket): Promise<void> => {
  const { source, jobs } = server.product;
  await inSystemScope(source, 'close candidates of cancelled requests', closeRetainedCandidates);
  for (const name of ['claims.lapse', 'consents.expire']) await jobs.find(({ queue }) => queue === name)?.run({});
  if (!market.requests.some(({ lot }) => lot)) return;
  // A pause has to end before its lot is closed.
  await runDue(server);
  for (const name of ['bidding.close-lots', 'bidding.end-standstills'])
    await jobs.find(({ queue }) => queue === name)?.run({});
};

/** Lets time pass and applies everything that has become due. */
const passTime = async (server: TestServer, market: ModelMarket, ground: ActionContext, minutes: number) => {
  ground.advance(minutes * 60_000);
  applyElapsedTime(market, ground.now());
  upholdUnansweredClaims(market, ground.now());
  expireConsents(market, ground.now());
  closeModelLots(market, ground.now());
  endModelStandstills(market, ground.now());
  await letGo(server, market);
};

/** Places the bids that a sequence begins with. If bidding is to be closed, lets time pass until it has ended. */
const beginBidding = async (
  server: TestServer,
  market: ModelMarket,
  ground: ActionContext,
  { bidders, isClosed }: NonNullable<InitialState['bidding']>,
): Promise<void> => {
  await server.kit.asSystem((scope) => openLots(scope, market.engagementId));
  openModelLots(market, ground.now(), market.biddingEndsAt);
  const userOf: Record<Agency, 'owner' | 'rival'> = { agency: 'owner', rival: 'rival' };
  for (const agency of bidders) {
    for (const request of market.requests.filter(({ lot }) => lot)) {
      const input = { talentRequestId: request.id, bidAmount: nextBidAmount(market), rulesVersion: 1 };
      const { status, body } = await ground.call(userOf[agency], 'bidding.placeBid', input);
      if (status !== 200) throw new Error(`A first bid was refused: ${JSON.stringify(body)}`);
      placeNextBid(market, request, agency);
    }
  }
  if (isClosed) await passTime(server, market, ground, 1500);
};

/** Submits a person in the first request, perhaps rejects them, and lets a long time pass. */
const beginIdle = async (
  server: TestServer,
  market: ModelMarket,
  ground: ActionContext,
  { days, isRejected, firstPerson }: NonNullable<InitialState['idle']>,
): Promise<void> => {
  await submitFirstPerson(market, ground, firstPerson, 1);
  const [candidate] = market.candidates;
  if (isRejected && candidate) {
    const rejection = attemptRejection(market, ground, 'employer', candidate);
    await rejection.send();
    rejection.happens(undefined);
  }
  recordSteps(market, ground.now());
  await passTime(server, market, ground, days * 1440);
};

type Kind = 'accepted' | 'refused' | 'not theirs';
const kindOf = ({ against, taken }: Attempt): Kind =>
  against === undefined ? 'not theirs' : against.length > 0 || taken !== undefined ? 'refused' : 'accepted';

const wanted = (luck: number): Kind => (luck <= 6 ? 'accepted' : luck <= 9 ? 'refused' : 'not theirs');

/** Adapts an agency's attempt if the engagement is unpublished, because the agency can't see the engagement then. */
const asSeen = (market: ModelMarket, attempt: Attempt): Attempt =>
  market.isPublished || !agencyOf(attempt.player) ? attempt : { ...attempt, against: undefined, taken: undefined };

/** Returns the name under which an accepted action is counted, without its player and person. */
const nameOf = ({ words }: Attempt): string =>
  words.replace(/^(?:owner|onlooker|rival|employer|stranger|person \d) /u, '').replace(/ \d+$/u, '');

/** Returns every attempt that any player can make now, grouped by action. */
const attemptsOf = (
  acts: readonly ModelAction[],
  market: ModelMarket,
  ground: ActionContext,
  pick: number,
): Attempt[][] =>
  acts.map((act) =>
    modelPlayers
      .map((player) => act(market, ground, player, pick))
      .filter((one) => one !== undefined)
      .map((one) => asSeen(market, one)),
  );

/** The number of screens checked after each call. */
const looks = 4;

/**
 * Checks some screens without sending an attempt, and returns the first violation; undefined if there is none. Reasons
 * that were seen before are checked again only when no others are left.
 */
const elsewhere = async (all: readonly Attempt[], choice: number, seen: Set<string>): Promise<string | undefined> => {
  const keyOf = ({ words, against }: Attempt): string => `${words}: ${JSON.stringify(against)}`;
  for (let look = 1; look <= looks; look += 1) {
    const fresh = all.filter((one) => !seen.has(keyOf(one)));
    const one = pickOne(fresh.length > 0 ? fresh : all, choice * look);
    if (!one) return undefined;
    seen.add(keyOf(one));
    const fault = await findScreenFault(one);
    if (fault !== undefined) return `${one.words}: ${fault}`;
  }
  return undefined;
};

/**
 * Chooses an attempt. Most are allowed ones, so that a sequence makes progress. Every action is equally likely, however
 * many players can try it.
 */
const attemptOf = (all: readonly (readonly Attempt[])[], move: SequenceStep): Attempt | undefined => {
  const ofKind = all.map((ofAct) => ofAct.filter((one) => kindOf(one) === wanted(move.luck)));
  const tries = ofKind.filter((ofAct) => ofAct.length > 0);
  const some = tries.length > 0 ? tries : all.filter((ofAct) => ofAct.length > 0);
  return pickOne(pickOne(some, move.choice) ?? [], Math.floor(move.choice / 100));
};

const playAttempt = async (
  acts: readonly ModelAction[],
  market: ModelMarket,
  ground: ActionContext,
  move: SequenceStep,
  count: (what: string) => void,
) => {
  const attempt = attemptOf(attemptsOf(acts, market, ground, move.pick), move);
  if (!attempt) return undefined;
  if (kindOf(attempt) === 'accepted') count(nameOf(attempt));
  return { words: attempt.words, fault: await findResponseFault(attempt) };
};

/**
 * Plays a sequence on its own engagement, and compares every screen, response and stored state with the model. It then
 * calls a share of all reads. Returns the first violation with the steps that led to it, or undefined.
 */
export const playSequence = async (
  server: TestServer,
  cast: ModelUsers,
  beginning: InitialState,
  moves: readonly SequenceStep[],
  {
    acts = marketActions,
    share,
    coverage,
  }: { acts?: readonly ModelAction[]; share?: ReadShare; coverage?: ActionCoverage } = {},
): Promise<string | undefined> => {
  const count = (what: string): void => void coverage?.set(what, (coverage.get(what) ?? 0) + 1);
  const { db, clock } = server.kit;
  clock.set(begins);
  const scene = await makeModelFixture(db, cast, beginning, begins.getTime());
  const ground = groundOf(server, cast, scene);
  const { market } = scene;
  if (market.stage === 'bidding' && beginning.bidding) await beginBidding(server, market, ground, beginning.bidding);
  await requestInitialConsents(market, ground);
  if (beginning.firstPerson !== undefined) await submitFirstPerson(market, ground, beginning.firstPerson);
  if (beginning.idle) await beginIdle(server, market, ground, beginning.idle);
  const way: string[] = [];
  const seen = new Set<string>();
  for (const move of moves) {
    recordSteps(market, ground.now());
    if (move.luck === 0) {
      const minutes = waitMinutes[move.pick % waitMinutes.length] ?? 1;
      await passTime(server, market, ground, minutes);
      way.push(`${String(minutes)} minutes pass`);
      continue;
    }
    const step =
      move.luck === 11
        ? await playBulkAction(market, ground, move, (minutes) => passTime(server, market, ground, minutes))
        : await playAttempt(acts, market, ground, move, count);
    if (!step) continue;
    way.push(step.words);
    const fault =
      step.fault ?? (await elsewhere(attemptsOf(acts, market, ground, move.pick).flat(), move.choice, seen));
    await runDue(server);
    const stored = await readStoredState(db, market.engagementId, ground.now());
    const should = expectedMarketState(market, ground.now());
    if (fault === undefined && isDeepStrictEqual(stored, should)) continue;
    const state = fault ?? `stored ${JSON.stringify(stored)}, by the model ${JSON.stringify(should)}`;
    return `${way.join('; ')}: ${state}`;
  }
  const broken = await findBrokenInvariant(db, market.clientId, clock.now());
  if (broken !== undefined) return `${way.join('; ')}: ${broken}`;
  market.happened.forEach(count);
  if (!share) return undefined;
  await runReactions(server, ['notifications.notify-recipients']);
  server.kit.enqueued.length = 0;
  const readers = [...Object.entries({ ...scene.userOf, ...cast.onlookers }), ['nobody', undefined] as const];
  const fault = await findReadFault(server, market, readers, share);
  return fault === undefined ? undefined : `${way.join('; ')}: ${fault}`;
};
