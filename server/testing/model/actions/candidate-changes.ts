import { candidateStatus } from '#contract/candidates/states.ts';
import {
  candidateShape,
  receivedCandidateShape,
  type Candidate,
  type ReceivedCandidate,
} from '#contract/candidates/shapes.ts';
import { changeStatus } from '../consequences.ts';
import { rightReasonCodes, pickOne, type ActionContext, type CandidateAttempt, type ModelAction } from '../attempt.ts';
import {
  reasonsAgainstAcknowledging,
  reasonsAgainstProposingSalary,
  reasonsAgainstSalaryDecision,
  reasonsAgainstSalaryWithdrawal,
  reasonsAgainstUndoingMove,
} from '../expected-candidate-reasons.ts';
import { agencyOf, type ModelCandidate, type ModelPlayer } from '../market.ts';

// Changes to submitted candidates: moves that the employer undoes, salaries that either side proposes and the other
// decides on, and the agency's acknowledgement of the employer's changes.

/** Reads a candidate's page as the player's side sees it: the agency's page or the employer's. */
const pageOf = async (
  ground: ActionContext,
  player: ModelPlayer,
  candidateId: string,
): Promise<Candidate | ReceivedCandidate | undefined> => {
  const isAgency = agencyOf(player) !== undefined;
  const answer = await ground.call(player, isAgency ? 'candidates.view' : 'candidates.open', { candidateId });
  if (answer.status !== 200) return undefined;
  return (isAgency ? candidateShape : receivedCandidateShape).parse(answer.body);
};

/**
 * Whether the candidate is among the player's: an agency has its own candidates, and the employer has all that are not
 * withdrawn.
 */
const isTheirs = (player: ModelPlayer, candidate: ModelCandidate): boolean =>
  agencyOf(player) === undefined
    ? player === 'employer' && candidate.statusId !== candidateStatus.withdrew
    : agencyOf(player) === candidate.of;

const edited = (player: ModelPlayer, candidate: ModelCandidate): void => {
  if (player === 'employer') candidate.isEdited = true;
};

const propose: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  if (!candidate) return undefined;
  const { id: candidateId } = candidate;
  const salary = candidate.salary + 1000;
  return {
    words: `${player} proposes a salary`,
    player,
    offered: async () => rightReasonCodes((await pageOf(ground, player, candidateId))?.can.proposeSalary),
    against: isTheirs(player, candidate) ? reasonsAgainstProposingSalary(market, player, candidate) : undefined,
    send: () => ground.call(player, 'candidates.proposeSalary', { candidateId, baseSalary: String(salary) }),
    happens: () => {
      candidate.revision = { by: player === 'employer' ? 'client' : 'agency', salary };
      edited(player, candidate);
    },
  };
};

const decide: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(
    market.candidates.filter(({ revision }) => revision !== null || pick % 5 === 0),
    pick,
  );
  if (!candidate) return undefined;
  const { id: candidateId } = candidate;
  const isApproval = Math.floor(pick / 3) % 2 === 0;
  return {
    words: `${player} ${isApproval ? 'approves' : 'rejects'} a salary`,
    player,
    offered: async () => rightReasonCodes((await pageOf(ground, player, candidateId))?.can.decideSalary),
    against: isTheirs(player, candidate) ? reasonsAgainstSalaryDecision(market, player, candidate) : undefined,
    send: () =>
      ground.call(player, isApproval ? 'candidates.approveSalary' : 'candidates.rejectSalary', { candidateId }),
    happens: () => {
      if (isApproval) {
        candidate.salary = candidate.revision?.salary ?? 0;
        candidate.versions.push({ place: candidate.versions.at(-1)?.place ?? '', salary: candidate.salary });
      }
      candidate.revision = null;
      edited(player, candidate);
    },
  };
};

const withdraw: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(
    market.candidates.filter(({ revision }) => revision !== null || pick % 5 === 0),
    pick,
  );
  if (!candidate) return undefined;
  const { id: candidateId } = candidate;
  return {
    words: `${player} withdraws a proposed salary`,
    player,
    offered: async () => rightReasonCodes((await pageOf(ground, player, candidateId))?.can.withdrawSalary),
    against: isTheirs(player, candidate) ? reasonsAgainstSalaryWithdrawal(player, candidate) : undefined,
    send: () => ground.call(player, 'candidates.withdrawSalary', { candidateId }),
    happens: () => {
      candidate.revision = null;
      edited(player, candidate);
    },
  };
};

const acknowledge: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(
    market.candidates.filter(({ isEdited }) => isEdited || pick % 5 === 0),
    pick,
  );
  if (!candidate || !agencyOf(player)) return undefined;
  const { id: candidateId } = candidate;
  return {
    words: `${player} acknowledges the employer's changes`,
    player,
    offered: async () => {
      const page = await pageOf(ground, player, candidateId);
      return page && 'acknowledge' in page.can ? rightReasonCodes(page.can.acknowledge) : undefined;
    },
    against: isTheirs(player, candidate) ? reasonsAgainstAcknowledging(player, candidate) : undefined,
    send: () => ground.call(player, 'candidates.acknowledge', { candidateId }),
    happens: () => {
      candidate.isEdited = false;
    },
  };
};

export const attemptUndoMove: CandidateAttempt = (market, ground, player, candidate) => {
  const { id: candidateId } = candidate;
  return {
    words: `${player} takes a move back`,
    player,
    offered: async () => {
      const page = await pageOf(ground, player, candidateId);
      return page && 'undoMove' in page.can ? rightReasonCodes(page.can.undoMove) : undefined;
    },
    against: isTheirs(player, candidate) ? reasonsAgainstUndoingMove(market, candidate, ground.now()) : undefined,
    send: (key) => ground.call(player, 'candidates.undoMove', { candidateId }, key),
    happens: () => {
      changeStatus(candidate, candidate.moves.pop()?.from ?? candidate.statusId);
      candidate.isEdited = true;
    },
  };
};

const undoMove: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(
    market.candidates.filter(({ moves }) => moves.length > 0 || pick % 5 === 0),
    pick,
  );
  return candidate && !agencyOf(player) ? attemptUndoMove(market, ground, player, candidate) : undefined;
};

export const candidateChangeActions: readonly ModelAction[] = [undoMove, propose, decide, withdraw, acknowledge];
