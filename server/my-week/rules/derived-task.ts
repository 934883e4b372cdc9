import type { Permission } from '#contract/common/permissions.ts';
import type { TaskKind } from '#contract/my-week/states.ts';

/** A task that follows from the state of the agency's work, before it is given to users. */
export interface DerivedTask {
  kind: Exclude<TaskKind, 'added'>;
  /** The ID of the record that the task is about. The kind and this ID form the task's ID. */
  recordId: string;
  title: string;
  action: string;
  engagementId: string | null;
  talentRequestId: string | null;
  candidateId: string | null;
  client: { clientId: string; clientName: string } | null;
  /** A time, or a calendar day regardless of the time zone. */
  due: Date | string;
  /** The permission that the action needs. */
  needs: Permission;
  /** The users who get the task, if they have the permission for it. */
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
