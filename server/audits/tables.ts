export interface AuditTables {
  /** The auditor of an auction; at most one without an end. */
  audit: {
    id: string;
    engagementId: string;
    clientId: string;
    /** The tenant of the auditor's firm. */
    auditorId: string;
    namedAt: Date;
    namedByName: string;
    /** When Rolecall let the auditor see the names of the agencies. */
    namesShownAt: Date | null;
    namesShownByName: string | null;
    namesReason: string | null;
    endedAt: Date | null;
    endedByName: string | null;
  };
  /** One reading or download of a lot's log, which only app.read_audited_log records. */
  auditAccess: {
    id: string;
    auditId: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    publishedAt: Date | null;
    auditorName: string;
    at: Date;
    isDownload: boolean;
    withNames: boolean;
  };
}
