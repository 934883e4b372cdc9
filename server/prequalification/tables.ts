import type { Generated, JSONColumnType } from 'kysely';
import type { AgencyFacts } from '#contract/prequalification/shapes.ts';
import type { PrequalificationStatusId } from '#contract/prequalification/states.ts';

export interface PrequalificationTables {
  prequalificationRequest: {
    id: string;
    supplierId: string;
    clientId: string;
    recruitmentTypeId: number;
    roleCategoryId: number;
    statusId: PrequalificationStatusId;
    reasonText: string | null;
    requestedAt: Date;
    decidedAt: Date | null;
    /** The day (YYYY-MM-DD) after which new applications need a new approval. */
    endsOn: string | null;
    supplierName: Generated<string>;
    /** The agency's details when it made the request. */
    agency: JSONColumnType<Partial<AgencyFacts>, string | undefined, string>;
    message: Generated<string>;
    requestedBy: string | null;
    requestedByName: Generated<string>;
    decidedBy: string | null;
    decidedByName: string | null;
  };
  /** The history of requests, which is append-only. */
  prequalificationStep: {
    id: string;
    requestId: string;
    supplierId: string;
    clientId: string;
    statusId: PrequalificationStatusId;
    at: Date;
    byUserId: string | null;
    byName: string;
    reasonText: string | null;
    endsOn: string | null;
  };
  prequalificationDocument: {
    id: string;
    supplierId: string;
    description: string;
    expiresOn: string | null;
    createdBy: string | null;
    createdAt: Date;
    modifiedAt: Date;
    deletedAt: Date | null;
  };
  prequalificationVersion: {
    id: string;
    documentId: string;
    supplierId: string;
    number: number;
    isCurrent: Generated<boolean>;
    fileName: string;
    extension: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    storageKey: string;
    thumbnailKey: string | null;
    uploadedBy: string | null;
    uploadedByName: string;
    createdAt: Date;
  };
  /** A client's permissions on a document, for each kind of role. */
  prequalificationPermission: {
    id: string;
    documentId: string;
    supplierId: string;
    clientId: string;
    contractExecutive: Generated<boolean>;
    contractProfessional: Generated<boolean>;
    contractSkilled: Generated<boolean>;
    permExecutive: Generated<boolean>;
    permProfessional: Generated<boolean>;
    permSkilled: Generated<boolean>;
    location: Generated<string>;
    email: Generated<string>;
    createdAt: Date;
    modifiedAt: Date;
  };
  /** The document versions on which an approval is based, with their descriptions at the time of the approval. */
  prequalificationPin: {
    requestId: string;
    versionId: string;
    supplierId: string;
    clientId: string;
    description: string;
    expiresOn: string | null;
  };
  /** The reminders that have been sent. Each is sent at most once. */
  prequalificationReminder: {
    subjectId: string;
    endsOn: string;
    daysBefore: number;
    sentAt: Date;
  };
}
