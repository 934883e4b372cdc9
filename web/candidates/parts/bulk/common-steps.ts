import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { candidateStatus } from '#contract/candidates/states.ts';

type Movable = Pick<ReceivedCandidate, 'moves'>;

/** Returns the steps, other than a hire, that are possible for all of these candidates. */
export const commonMoves = ([first, ...others]: readonly Movable[]): ReceivedCandidate['moves'] =>
  (first?.moves ?? []).filter(
    ({ candidateStatusId: id, right }) =>
      right.allowed &&
      id !== candidateStatus.hired &&
      others.every(({ moves }) => moves.some((move) => move.candidateStatusId === id && move.right.allowed)),
  );
