import { myWeekReasons } from '#contract/my-week/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';

/** A user of the agency who could take over a task. */
export interface TaskTakeoverFacts {
  readonly name: string;
  /** Whether the user's role includes the permission for the task. */
  readonly mayDo: boolean;
  /** Whether the user sees the engagement, either as an assigned user or because they see everyone's work. */
  readonly seesEngagement: boolean;
}

/** Whether a user can take over a task, with every reason against it. */
export const rightToTakeOverTask = ({ name, mayDo, seesEngagement }: TaskTakeoverFacts): Right =>
  rightUnless([
    ...reasonsIf(!mayDo, myWeekReasons['task-permission']({ name })),
    ...reasonsIf(!seesEngagement, myWeekReasons['task-not-visible']({ name })),
  ]);
