import type { Generated } from 'kysely';

export interface MyWeekTables {
  /** A task that a user has added. */
  weekTask: {
    id: string;
    tenantId: string;
    userId: string;
    createdBy: string;
    text: string;
    /** YYYY-MM-DD. */
    dueOn: string;
    engagementId: Generated<string | null>;
    doneAt: Generated<Date | null>;
    createdAt: Date;
  };
  /** A user has postponed a task that follows from their work, or handed it over. */
  weekTaskChange: {
    tenantId: string;
    userId: string;
    /** The kind and the record. */
    taskId: string;
    postponedTo: string | null;
    handedTo: string | null;
    changedAt: Date;
  };
  /** The private address of a user's calendar; a new address is a new row. */
  calendarAddress: {
    id: string;
    tenantId: string;
    userId: string;
    issuedAt: Date;
    readAt: Generated<Date | null>;
  };
}
