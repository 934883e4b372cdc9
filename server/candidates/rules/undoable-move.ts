import { pipeline, openStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { isWithinUndoWindow } from './transitions.ts';

/** A step in a candidate's history. */
export interface LoggedStep {
  readonly fromStatusId: CandidateStatusId | null;
  readonly toStatusId: CandidateStatusId;
  readonly at: Date;
  readonly bySide: 'agency' | 'client' | 'provider' | 'system';
}

const isForward = ({ fromStatusId, toStatusId }: LoggedStep): boolean =>
  fromStatusId !== null &&
  pipeline.includes(fromStatusId) &&
  pipeline.indexOf(toStatusId) > pipeline.indexOf(fromStatusId);

/** The steps that led to the current status: a step and the one that undid it are left out. */
const standingSteps = (steps: readonly LoggedStep[]): LoggedStep[] => {
  const standing: LoggedStep[] = [];
  for (const step of steps) {
    const last = standing.at(-1);
    if (last && step.fromStatusId === last.toStatusId && step.toStatusId === last.fromStatusId) standing.pop();
    else standing.push(step);
  }
  return standing;
};

/**
 * The employer's move into the current status, from the steps in order, while it can be undone; undefined if something
 * else led there, if it was a hire, or if it is too long ago. Undoing it makes the move before it the last one. Source:
 * domain rules D1.
 */
export const undoableMove = (
  steps: readonly LoggedStep[],
  now: Date,
): (LoggedStep & { fromStatusId: CandidateStatusId }) | undefined => {
  const last = standingSteps(steps).at(-1);
  if (!last || last.bySide !== 'client' || !isForward(last) || !openStatuses.includes(last.toStatusId))
    return undefined;
  if (!isWithinUndoWindow(last.at, now)) return undefined;
  return last.fromStatusId === null ? undefined : { ...last, fromStatusId: last.fromStatusId };
};
