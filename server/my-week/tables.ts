import type { Generated } from 'kysely';

export interface MyWeekTables {
  /** A task that a user has added. */
  weekTask: {
    id: string;
    tenantId: string;
    userId: string;
    createdBy: string;
    text: string;
    /** The due day, as YYYY-MM-DD. */
    dueOn: string;
    engagementId: Generated<string | null>;
    doneAt: Generated<Date | null>;
    createdAt: Date;
  };
  /** A user's postponement or hand-over of a task that follows from their work. */
  weekTaskChange: {
    tenantId: string;
    userId: string;
    /** The task's ID, formed from its kind and the ID of its record. */
    taskId: string;
    postponedTo: string | null;
    handedTo: string | null;
    changedAt: Date;
  };
  /** The private address of a user's calendar. A new address replaces the user's previous one in its row. */
  calendarAddress: {
    id: string;
    tenantId: string;
    userId: string;
    issuedAt: Date;
    readAt: Generated<Date | null>;
  };
}
