import { talentRequestStatus } from '#contract/engagements/states.ts';
import { candidateShape, createdCandidateShape, receivedCandidatesShape } from '#contract/candidates/shapes.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { rightReasonCodes, pickOne, type CandidateAttempt, type ModelAction, type ActionContext } from '../attempt.ts';
import {
  applyHire,
  changeStatus,
  isTakenInRequest,
  reopenModelCandidate,
  withdrawModelCandidate,
} from '../consequences.ts';
import {
  pipelineOrder,
  reasonsAgainstMoving,
  reasonsAgainstRejecting,
  reasonsAgainstUndoingWithdrawal,
  reasonsAgainstUndoingRejection,
  reasonsAgainstWithdrawing,
  statusesAhead,
} from '../expected-candidate-reasons.ts';
import { reasonsAgainstSubmitting, openStatusIds } from '../expected-reasons.ts';
import { drawVariant } from '../people/contacts.ts';
import { personCount, submissionRefusalCodes } from '../ownership.ts';
import { lookUpPerson } from './person-lookup.ts';
import { candidatesOfRequest, addSubmittedCandidate } from './submissions.ts';
import { agencyOf, type ModelCandidate, type ModelMarket, type ModelPlayer } from '../market.ts';

const { pending, hired, rejected, shortlisted, withdrew } = candidateStatus;

export const attemptSubmission: ModelAction = (market, ground, player, pick) => {
  const agency = agencyOf(player);
  const request = pickOne(market.requests, pick);
  if (!agency || !request) return undefined;
  const person = Math.floor(pick / 2) % personCount;
  const entry = { of: agency, request, person };
  const variant = drawVariant(market, entry, { pick, now: ground.now() });
  if (variant === undefined) return undefined;
  const details = ground.detailsOf(person, variant);
  const gates = reasonsAgainstSubmitting(market, player, agency, request);
  const refused = market.requiresConsent
    ? ['consent-required']
    : submissionRefusalCodes(market, agency, { person, request, now: ground.now() });
  const taken = gates.length === 0 ? refused : [];
  return {
    words: `${player} submits person ${String(person)}`,
    player,
    offered: async () => rightReasonCodes((await candidatesOfRequest(ground, player, market, request.id))?.can.submit),
    against: gates,
    taken: taken[0],
    send: async () => ground.call(player, 'candidates.submit', await ground.submission(player, request.id, details)),
    happens: (body) => {
      addSubmittedCandidate(market, { id: createdCandidateShape.parse(body)._id, ...entry, variant }, ground.now());
    },
  };
};

/**
 * Submits the first person to each of the first requests. In some draws, two of the submissions share no contact and are
 * connected only through the third one.
 */
export const submitFirstPerson = async (market: ModelMarket, ground: ActionContext, drawn: number, requests = 3) => {
  // Multiples of 24 change neither the request nor the person.
  for (const pick of [0, 1, 8].slice(0, requests).map((first) => first + 24 * drawn)) {
    const attempt = attemptSubmission(market, ground, 'owner', pick);
    if (!attempt || attempt.against?.length !== 0 || attempt.taken !== undefined) continue;
    const { status, body } = await attempt.send();
    if (status !== 200) throw new Error(`A first submission was refused: ${JSON.stringify(body)}`);
    attempt.happens(body);
  }
};

const own = async (ground: ActionContext, player: ModelPlayer, candidateId: string) => {
  const answer = await ground.call(player, 'candidates.view', { candidateId });
  return answer.status === 200 ? candidateShape.parse(answer.body) : undefined;
};

const isTheirs = (player: ModelPlayer, candidate: ModelCandidate): boolean => agencyOf(player) === candidate.of;

export const attemptWithdrawal: CandidateAttempt = (_market, ground, player, candidate) => {
  const { id: candidateId } = candidate;
  return {
    words: `${player} withdraws a candidate`,
    player,
    offered: async () => rightReasonCodes((await own(ground, player, candidateId))?.can.withdraw),
    against: isTheirs(player, candidate) ? reasonsAgainstWithdrawing(player, candidate) : undefined,
    // If the candidate is already withdrawn, the response has a code but no reasons.
    ...(candidate.statusId === withdrew ? { silent: true } : {}),
    send: (key) => ground.call(player, 'candidates.withdraw', { candidateId, withdrawReasons: [1] }, key),
    happens: () => {
      withdrawModelCandidate(candidate, ground.now(), false);
    },
  };
};

const withdrawOne: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  return candidate && agencyOf(player) ? attemptWithdrawal(market, ground, player, candidate) : undefined;
};

export const attemptUndoWithdrawal: CandidateAttempt = (market, ground, player, candidate) => {
  const { id: candidateId } = candidate;
  const again = isTakenInRequest(market, candidate);
  const against = isTheirs(player, candidate)
    ? reasonsAgainstUndoingWithdrawal(market, player, candidate, ground.now())
    : undefined;
  return {
    words: `${player} takes a withdrawal back`,
    player,
    offered: async () => rightReasonCodes((await own(ground, player, candidateId))?.can.undoWithdraw),
    against,
    taken: against?.length === 0 && again ? 'candidate-in-request' : undefined,
    send: (key) => ground.call(player, 'candidates.undoWithdraw', { candidateId }, key),
    happens: () => {
      reopenModelCandidate(market, candidate);
    },
  };
};

const undoWithdraw: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(
    market.candidates.filter(({ statusId }) => statusId === withdrew || pick % 5 === 0),
    pick,
  );
  return candidate && agencyOf(player) ? attemptUndoWithdrawal(market, ground, player, candidate) : undefined;
};

const receivedOne = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, candidateId: string) => {
  const answer = await ground.call(player, 'candidates.received', { engagementId: market.engagementId });
  if (answer.status !== 200) return undefined;
  return receivedCandidatesShape
    .parse(answer.body)
    .talentRequests.flatMap((request) => request.candidates)
    .find((one) => one._id === candidateId);
};

/**
 * Whether the player is the employer and can see the candidate. The employer sees all candidates except withdrawn ones;
 * another employer sees none.
 */
const isReceived = (player: ModelPlayer, candidate: ModelCandidate): boolean =>
  player === 'employer' && candidate.statusId !== withdrew;

/**
 * Whether the employer's lists leave the candidate out. For a cancelled request, they show only rejected candidates.
 */
const isHidden = (player: ModelPlayer, candidate: ModelCandidate): boolean =>
  isReceived(player, candidate) &&
  candidate.request.statusId === talentRequestStatus.cancelled &&
  candidate.statusId !== rejected;

export const attemptMoveTo =
  (toStatusId: CandidateStatusId): CandidateAttempt =>
  (market, ground, player, candidate) => {
    const isAhead = statusesAhead(candidate).includes(toStatusId);
    const against = isReceived(player, candidate) ? reasonsAgainstMoving(market, candidate, toStatusId) : undefined;
    return {
      words: `${player} moves a candidate to ${String(toStatusId)}`,
      player,
      offered: async () => {
        const seen = await receivedOne(ground, player, market, candidate.id);
        if (!seen) return undefined;
        const found = seen.moves.find((one) => one.candidateStatusId === toStatusId);
        return found ? rightReasonCodes(found.right) : (against ?? []).length > 0 ? against : ['only-forward'];
      },
      against: against?.length === 0 && !isAhead ? ['only-forward'] : against,
      hidden: isHidden(player, candidate),
      send: async (key) => {
        const seen = toStatusId === hired ? await receivedOne(ground, player, market, candidate.id) : undefined;
        const agreed = seen && { baseSalary: seen.baseSalaryRevised ?? seen.baseSalary, agencyFee: seen.agencyFee };
        const input = { candidateId: candidate.id, candidateStatusId: toStatusId, ...agreed };
        return ground.call(player, 'candidates.move', input, key);
      },
      happens: () => {
        candidate.moves.push({ from: candidate.statusId, to: toStatusId, at: ground.now() });
        candidate.isEdited = true;
        changeStatus(candidate, toStatusId);
        if (toStatusId === hired) applyHire(market, candidate.request, ground.now());
      },
    };
  };

const movesInTurn: readonly CandidateStatusId[] = [...pipelineOrder.slice(1), hired, pending];

const move: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, Math.floor(pick / 7));
  const toStatusId = movesInTurn[pick % 7] ?? shortlisted;
  if (!candidate || agencyOf(player)) return undefined;
  return attemptMoveTo(toStatusId)(market, ground, player, candidate);
};

export const attemptRejection: CandidateAttempt = (market, ground, player, candidate) => {
  const { id: candidateId } = candidate;
  const input = { candidateId, rejectionReasons: [1], rejectionMessage: 'Thank you.' };
  return {
    words: `${player} rejects a candidate`,
    player,
    offered: async () => rightReasonCodes((await receivedOne(ground, player, market, candidateId))?.can.reject),
    against: isReceived(player, candidate) ? reasonsAgainstRejecting(market, candidate) : undefined,
    hidden: isHidden(player, candidate),
    send: (key) => ground.call(player, 'candidates.reject', input, key),
    happens: () => {
      changeStatus(candidate, rejected);
      candidate.isEdited = true;
    },
  };
};

const reject: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  return candidate && !agencyOf(player) ? attemptRejection(market, ground, player, candidate) : undefined;
};

export const attemptUndoRejection: CandidateAttempt = (market, ground, player, candidate) => {
  const { id: candidateId } = candidate;
  return {
    words: `${player} takes a rejection back`,
    player,
    offered: async () => rightReasonCodes((await receivedOne(ground, player, market, candidateId))?.can.unreject),
    against: isReceived(player, candidate) ? reasonsAgainstUndoingRejection(market, candidate) : undefined,
    hidden: isHidden(player, candidate),
    send: (key) => ground.call(player, 'candidates.unreject', { candidateId }, key),
    happens: () => {
      candidate.isEdited = true;
      reopenModelCandidate(market, candidate);
    },
  };
};

const unreject: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(
    market.candidates.filter(
      ({ statusId }) => statusId === rejected || (pick % 5 === 0 && openStatusIds.includes(statusId)),
    ),
    pick,
  );
  return candidate && !agencyOf(player) ? attemptUndoRejection(market, ground, player, candidate) : undefined;
};

export const candidateActions: readonly ModelAction[] = [
  attemptSubmission,
  attemptSubmission,
  lookUpPerson,
  withdrawOne,
  undoWithdraw,
  move,
  move,
  reject,
  unreject,
];
