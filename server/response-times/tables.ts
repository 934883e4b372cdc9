export interface ResponseTimeTables {
  /** The reminder about one wait, and its escalation. A wait ends with an answer; a later one has a reminder of its own. */
  responseReminder: {
    id: string;
    applicationId: string;
    /** Null if the application itself waits. */
    candidateId: string | null;
    engagementId: string;
    supplierId: string;
    clientId: string;
    waitingSince: Date;
    remindedAt: Date;
    escalatedAt: Date | null;
  };
}
