import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';

type Steps = Pick<ReceivedCandidate, 'moves'> & { can: Pick<ReceivedCandidate['can'], 'reject'> };

/**
 * Whether the employer can move or reject a candidate. If only a hire is left and it is blocked, the candidate can still
 * be rejected, and the dialog that moves candidates gives the reason.
 */
export const canMoveOrReject = ({ moves, can }: Steps): boolean =>
  can.reject.allowed || moves.some((move) => move.right.allowed);
