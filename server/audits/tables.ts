export interface AuditTables {
  /** The auditors of auctions. An auction has at most one current auditor, whose `endedAt` is null. */
  audit: {
    id: string;
    engagementId: string;
    clientId: string;
    /** The tenant of the auditor's firm. */
    auditorId: string;
    namedAt: Date;
    namedByName: string;
    /** When Rolecall allowed the auditor to see the agencies' names. */
    namesShownAt: Date | null;
    namesShownByName: string | null;
    namesReason: string | null;
    endedAt: Date | null;
    endedByName: string | null;
  };
  /** One reading or download of a lot's log. Only app.read_audited_log adds rows. */
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
