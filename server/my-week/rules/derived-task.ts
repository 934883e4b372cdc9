import type { Permission } from '#contract/common/permissions.ts';
import type { TaskKind } from '#contract/my-week/states.ts';

/** A task that follows from the state of the agency's work, before its owners are determined. */
export interface DerivedTask {
  kind: Exclude<TaskKind, 'added'>;
  /** The ID of the record that the task is about. Together with the kind it forms the task's ID. */
  recordId: string;
  title: string;
  action: string;
  engagementId: string | null;
  talentRequestId: string | null;
  candidateId: string | null;
  client: { clientId: string; clientName: string } | null;
  /** The time, or a calendar day in all time zones. */
  due: Date | string;
  /** The permission that the action needs. */
  needs: Permission;
  /** The users who get the task, provided that they may do it. */
  userIds: readonly string[];
}

const elsewhere = { talentRequestId: null, candidateId: null, client: null } as const;

/** Creates a task about an engagement, for the users who work on it. */
export const engagementTask = (
  { head, assigned }: { head: { engagementId: string }; assigned: readonly string[] },
  task: Pick<DerivedTask, 'kind' | 'title' | 'action' | 'due' | 'needs'> & Partial<DerivedTask>,
): DerivedTask => ({
  ...elsewhere,
  engagementId: head.engagementId,
  recordId: head.engagementId,
  userIds: assigned,
  ...task,
});
