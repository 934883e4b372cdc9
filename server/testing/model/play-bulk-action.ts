import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { TestResponse } from '../server-on.ts';
import { attemptUndoMove } from './actions/candidate-changes.ts';
import {
  attemptMoveTo,
  attemptRejection,
  attemptUndoRejection,
  attemptSubmission,
  attemptWithdrawal,
  attemptUndoWithdrawal,
} from './actions/candidates.ts';
import { pickOne, type ActionContext, type Attempt, type CandidateAttempt } from './attempt.ts';
import { findResponseFault } from './faults.ts';
import { personCount } from './ownership.ts';
import { agencyOf, type ModelCandidate, type ModelMarket, type ModelPlayer } from './market.ts';

interface BulkAct {
  readonly player: ModelPlayer;
  readonly words: string;
  /** The name under which the test counts the action if it succeeds for several candidates. */
  readonly happened: string;
  readonly act: CandidateAttempt;
  readonly undo: CandidateAttempt;
}

const moved = (toStatusId: CandidateStatusId): BulkAct => ({
  player: 'employer',
  words: `moves several to ${String(toStatusId)}`,
  happened: 'several candidates are moved at once',
  act: attemptMoveTo(toStatusId),
  undo: attemptUndoMove,
});
const rejected: BulkAct = {
  player: 'employer',
  words: 'rejects several',
  happened: 'several candidates are rejected at once',
  act: attemptRejection,
  undo: attemptUndoRejection,
};
const withdrawnBy = (player: ModelPlayer): BulkAct => ({
  player,
  words: 'withdraws several',
  happened: 'several candidates are withdrawn at once',
  act: attemptWithdrawal,
  undo: attemptUndoWithdrawal,
});

// Hires are confirmed one by one, so no bulk action hires several candidates.
const bulkActs: readonly BulkAct[] = [
  withdrawnBy('owner'),
  moved(candidateStatus.shortlisted),
  rejected,
  withdrawnBy('rival'),
  moved(candidateStatus.screening),
  moved(candidateStatus.interviewing),
  rejected,
  withdrawnBy('owner'),
  moved(candidateStatus.offerExtended),
];

/** The maximum number of rows in a bulk action. */
const maxRows = 6;

/**
 * Selects the rows of a bulk action: candidates from the player's list, whether or not the action is allowed for them,
 * and in some cases candidates that are not on the list, such as withdrawn ones or another agency's.
 */
const rowsOf = (market: ModelMarket, player: ModelPlayer, pick: number): ModelCandidate[] => {
  const { candidates } = market;
  const first = pick % Math.max(candidates.length, 1);
  const inTurn = [...candidates.slice(first), ...candidates.slice(0, first)];
  const agency = agencyOf(player);
  const isListed = ({ of, statusId }: ModelCandidate) =>
    agency === undefined ? statusId !== candidateStatus.withdrew : of === agency;
  return inTurn.filter((one) => pick % 5 === 0 || isListed(one)).slice(0, maxRows);
};

/**
 * Submits people until a bulk action has several rows, because few sequences reach that many candidates otherwise.
 * Returns a fault; undefined if there is none.
 */
const submitSeveral = async (market: ModelMarket, ground: ActionContext, player: ModelPlayer, pick: number) => {
  const agencies: readonly ModelPlayer[] = agencyOf(player) === undefined ? ['owner', 'rival'] : [player];
  for (let turn = 0; turn < personCount * 2; turn += 1) {
    if (rowsOf(market, player, pick).length >= 4) return undefined;
    for (const agency of agencies) {
      const attempt = attemptSubmission(market, ground, agency, turn);
      if (attempt?.against?.length !== 0 || attempt.taken !== undefined) continue;
      const fault = await findResponseFault(attempt);
      if (fault !== undefined) return `${attempt.words}: ${fault}`;
    }
  }
  return undefined;
};

const isAccepted = ({ against, taken }: Attempt): boolean => against?.length === 0 && taken === undefined;

/** Whether the response to a row is lost. The row is then sent again with its key, as the screen does. */
const isLost = (pick: number, row: number): boolean => (pick + row) % 2 === 0;

/** Returns a response without its request ID, which differs between attempts. */
const withoutId = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? { ...body, requestId: undefined } : body;

/**
 * Sends the request for one selected candidate with its own idempotency key. Returns a description of a mismatch with
 * the model; undefined if there is none.
 */
const playRow = async (attempt: Attempt, isAnswerLost: boolean): Promise<string | undefined> => {
  const key = randomUUID();
  const answers: TestResponse[] = [];
  const fault = await findResponseFault({
    ...attempt,
    send: async () => {
      const answer = await attempt.send(key);
      answers.push(answer);
      return answer;
    },
  });
  const [first] = answers;
  if (fault !== undefined || !first || !isAnswerLost) return fault;
  const again = await attempt.send(key);
  return again.status === first.status && isDeepStrictEqual(withoutId(again.body), withoutId(first.body))
    ? undefined
    : `with the same key answered ${String(again.status)} ${JSON.stringify(again.body)}`;
};

/**
 * Plays a bulk action on several candidates: one request for each row, with its own key and verdict, so that a refused
 * row doesn't stop the others. Afterwards some of the accepted rows are undone, in time or too late. Returns the steps
 * and the fault, if any; undefined if the engagement is unpublished or there are fewer than two candidates to act on.
 */
export const playBulkAction = async (
  market: ModelMarket,
  ground: ActionContext,
  { choice, pick }: { choice: number; pick: number },
  wait: (minutes: number) => Promise<void>,
): Promise<{ words: string; fault: string | undefined } | undefined> => {
  const bulk = pickOne(bulkActs, choice);
  if (!bulk || !market.isPublished) return undefined;
  const { player, act, undo } = bulk;
  const words = [`${player} ${bulk.words}`];
  const submitFault = await submitSeveral(market, ground, player, pick);
  if (submitFault !== undefined) return { words: words.join(', '), fault: submitFault };
  const rows = rowsOf(market, player, pick);
  if (rows.length < 2) return undefined;
  const done: ModelCandidate[] = [];
  for (const [row, candidate] of rows.entries()) {
    // Created only when it is this row's turn, because earlier rows may have changed which actions are allowed.
    const attempt = act(market, ground, player, candidate);
    const fault = await playRow(attempt, isLost(pick, row));
    words.push(`row ${String(row + 1)} of ${String(rows.length)}: ${attempt.against?.join(' ') ?? 'not theirs'}`);
    if (fault !== undefined) return { words: words.join(', '), fault };
    if (isAccepted(attempt)) done.push(candidate);
  }
  if (done.length > 1) market.happened.push(bulk.happened);
  if (pick % 7 === 0) {
    await wait(11);
    words.push('11 minutes pass');
  }
  for (const [row, candidate] of done.entries()) {
    if (row % 2 === choice % 2) continue;
    const attempt = undo(market, ground, player, candidate);
    words.push(attempt.words);
    const fault = await playRow(attempt, isLost(choice, row));
    if (fault !== undefined) return { words: words.join(', '), fault };
    if (isAccepted(attempt)) market.happened.push('a row of a bulk action is undone');
  }
  return { words: words.join(', '), fault: undefined };
};
