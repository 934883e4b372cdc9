import type { AssessmentProblem } from '#contract/draft-candidates/states.ts';
import { copy } from '#web/draft-candidates/copy.ts';

/** The messages for each reason why an assessment failed or is not available. */
export const problemCopy: Readonly<Record<AssessmentProblem, string>> = {
  'no-text': copy.noText,
  'no-requirements': copy.noRequirements,
  'switched-off': copy.switchedOff,
  'model-unreachable': copy.unreachable,
  'model-too-slow': copy.tooSlow,
  'model-unusable': copy.unusable,
};

/** The messages for the same reasons in the list of model calls, where a sentence would be cut off. */
export const callProblemCopy: Readonly<Record<AssessmentProblem, string>> = {
  ...problemCopy,
  'model-unreachable': copy.callUnreachable,
  'model-too-slow': copy.callTooSlow,
  'model-unusable': copy.callUnusable,
};
