export interface ResponseTimeTables {
  /** The reminder about a wait, and its escalation. An answer ends the wait; a later wait has its own reminder. */
  responseReminder: {
    id: string;
    applicationId: string;
    /** The candidate that waits; null if the application itself waits. */
    candidateId: string | null;
    engagementId: string;
    supplierId: string;
    clientId: string;
    waitingSince: Date;
    remindedAt: Date;
    escalatedAt: Date | null;
  };
}
