import type { Permission } from '#contract/common/permissions.ts';
import type { TaskKind } from '#contract/my-week/states.ts';

/** A task that follows from the state of the agency's work, before it is known whose it is. */
export interface DerivedTask {
  kind: Exclude<TaskKind, 'added'>;
  /** The record that the task is about; with the kind the id of the task. */
  recordId: string;
  title: string;
  action: string;
  engagementId: string | null;
  talentRequestId: string | null;
  candidateId: string | null;
  client: { clientId: string; clientName: string } | null;
  /** A time, or a calendar day for all time zones. */
  due: Date | string;
  /** The permission for the action. */
  needs: Permission;
  /** The users who have the task if they may do it. */
  userIds: readonly string[];
}

const elsewhere = { talentRequestId: null, candidateId: null, client: null } as const;

/** A task about an engagement, for the users who work on it. */
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
