/** What happened, in ids: no personal data, so that erasure and an unbroken history go together. */
export interface EventFacts {
  kind: string;
  supplierId?: string | null;
  clientId?: string | null;
  engagementId?: string | null;
  talentRequestId?: string | null;
  applicationId?: string | null;
  candidateId?: string | null;
  data?: Record<string, string | number | boolean | null>;
}
