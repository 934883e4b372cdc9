import { pipelineStatuses, openCandidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { isWithinUndoWindow } from './transitions.ts';

/** A step in a candidate's history. */
export interface StatusStep {
  readonly fromStatusId: CandidateStatusId | null;
  readonly toStatusId: CandidateStatusId;
  readonly at: Date;
  readonly bySide: 'agency' | 'client' | 'provider' | 'system';
}

const isForward = ({ fromStatusId, toStatusId }: StatusStep): boolean =>
  fromStatusId !== null &&
  pipelineStatuses.includes(fromStatusId) &&
  pipelineStatuses.indexOf(toStatusId) > pipelineStatuses.indexOf(fromStatusId);

/** Returns the steps that led to the current status, without steps that were undone and the steps that undid them. */
const standingSteps = (steps: readonly StatusStep[]): StatusStep[] => {
  const standing: StatusStep[] = [];
  for (const step of steps) {
    const last = standing.at(-1);
    if (last && step.fromStatusId === last.toStatusId && step.toStatusId === last.fromStatusId) standing.pop();
    else standing.push(step);
  }
  return standing;
};

/**
 * Finds the employer's move into the current status while it can be undone; undefined if another kind of step led to
 * the status, if the move was a hire, or if it was too long ago. `steps` are in order. Once a move is undone, the move
 * before it becomes the last one. Source: domain rules D1.
 */
export const undoableMove = (
  steps: readonly StatusStep[],
  now: Date,
): (StatusStep & { fromStatusId: CandidateStatusId }) | undefined => {
  const last = standingSteps(steps).at(-1);
  if (!last || last.bySide !== 'client' || !isForward(last) || !openCandidateStatuses.includes(last.toStatusId))
    return undefined;
  if (!isWithinUndoWindow(last.at, now)) return undefined;
  return last.fromStatusId === null ? undefined : { ...last, fromStatusId: last.fromStatusId };
};
