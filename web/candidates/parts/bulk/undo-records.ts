import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { lastStepAt } from './bulk-action.ts';
import { bulkMove } from './bulk-move-dialog.tsx';
import { bulkReject } from './bulk-reject-dialog.tsx';
import { recordSingleStep } from './bulk-runs.ts';

/** The employer's actions whose runs a list shows. */
export const employerBulkActions = [bulkMove, bulkReject];

/** Makes a list offer to undo a single move. A hire can't be undone. */
export const recordMove = (place: string, moved: ReceivedCandidate): void => {
  const { candidateStatusId } = moved;
  if (candidateStatusId === candidateStatus.hired) return;
  recordSingleStep({ actId: bulkMove.id, place, details: { candidateStatusId } }, moved, lastStepAt(moved));
};

/** Makes a list offer to undo a single rejection. */
export const recordRejection = (place: string, rejected: ReceivedCandidate): void =>
  recordSingleStep({ actId: bulkReject.id, place, details: {} }, rejected, lastStepAt(rejected));
