import { z } from 'zod';
import { day, id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { prequalificationStatus } from './states.ts';

const kindOfRole = {
  recruitmentTypeId: z.number().int(),
  recruitmentType: z.string(),
  roleCategoryId: z.number().int(),
  roleCategory: z.string(),
};

/** An agency's prequalification for one of a client's cells. */
export const prequalificationCellShape = z.object({
  ...kindOfRole,
  isPrequalificationApplied: z.boolean(),
  /**
   * The status of the prequalification; empty unless the agency has requested it. Source: specification 2, section 4.
   */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.enum(prequalificationStatus).nullable(),
  prequalificationId: id().nullable(),
  requestedAt: instant().nullable(),
  decidedAt: instant().nullable(),
  /** The last day of the approval. */
  endsOn: day().nullable(),
  /** The employer's reason for declining or revoking the prequalification. */
  reasonText: z.string().nullable(),
  can: z.object({ request: rightShape }),
});
export type PrequalificationCellStatus = z.infer<typeof prequalificationCellShape>;

/** A client with the cells for which an agency can be prequalified. */
export const clientPrequalificationShape = z.object({
  clientId: id(),
  clientName: z.string(),
  location: z.string(),
  cells: z.array(prequalificationCellShape),
});
export type ClientPrequalificationCells = z.infer<typeof clientPrequalificationShape>;

/** An event in the history of a request. */
export const prequalificationStepShape = z.object({
  id: id(),
  prequalificationId: id(),
  ...kindOfRole,
  prequalificationStatusId: z.enum(prequalificationStatus),
  prequalificationStatus: z.string(),
  at: instant(),
  /** The name of the acting user; empty if no user acted, as when an approval expires. */
  byName: z.string(),
  reasonText: z.string().nullable(),
  endsOn: day().nullable(),
});
export type PrequalificationStep = z.infer<typeof prequalificationStepShape>;

/** A version of a document's file. */
const documentVersionShape = z.object({
  versionId: id(),
  versionNumber: z.number().int(),
  file: z.string(),
  path: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  created: instant(),
});

/** A document that an agency may send with a request. */
const sendableDocumentShape = z.object({
  documentId: id(),
  file: z.string(),
  description: z.string(),
  created: instant(),
  expiresOn: day().nullable(),
  isExpired: z.boolean(),
  /** Whether the document is already open to the client for this cell. */
  isOpen: z.boolean(),
  /** During the waiting period after a decline, whether the document is newer than that decline; otherwise false. */
  isNew: z.boolean(),
});

/** The data for the request form. */
export const requestFormShape = z.object({
  clientId: id(),
  clientName: z.string(),
  cell: prequalificationCellShape,
  documents: z.array(sendableDocumentShape),
  /** Whether one of the documents must be new, as is required during the waiting period after a decline. */
  needsNewDocument: z.boolean(),
});
export type RequestForm = z.infer<typeof requestFormShape>;

/** A document as the employer sees it. */
const sharedDocumentShape = z.object({
  ...documentVersionShape.shape,
  documentId: id(),
  description: z.string(),
  expiresOn: day().nullable(),
  isExpired: z.boolean(),
  /** The contact for the document, and the office to which the document belongs. */
  email: z.string(),
  location: z.string(),
});
export type SharedDocument = z.infer<typeof sharedDocumentShape>;

/** The agency's description of itself at the time of the request. */
const agencyFactsShape = z.object({
  name: z.string(),
  headOffice: z.string(),
  website: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  biography: z.string(),
  classifications: z.array(z.string()),
  areas: z.array(z.string()),
  thumbPath: z.string().nullable(),
});
export type AgencyFacts = z.infer<typeof agencyFactsShape>;

/** A prequalification request in the employer's list. */
export const receivedPrequalificationShape = z.object({
  prequalificationId: id(),
  supplierName: z.string(),
  thumbPath: z.string().nullable(),
  ...kindOfRole,
  prequalificationStatusId: z.enum(prequalificationStatus),
  prequalificationStatus: z.string(),
  requestedAt: instant(),
  requestedByName: z.string(),
  decidedAt: instant().nullable(),
  decidedByName: z.string().nullable(),
  endsOn: day().nullable(),
  reasonText: z.string().nullable(),
  can: z.object({ approve: rightShape, decline: rightShape, extend: rightShape, revoke: rightShape }),
});
export type ReceivedPrequalification = z.infer<typeof receivedPrequalificationShape>;

/** A prequalification request in full, as the employer sees it. */
export const receivedPrequalificationDetailShape = z.object({
  ...receivedPrequalificationShape.shape,
  agency: agencyFactsShape,
  /** The message that the agency sent with the request. */
  message: z.string(),
  /** The documents that are open to the client for this cell now. */
  documents: z.array(sharedDocumentShape),
  /** The versions of the documents at the time of approval. */
  approvedDocuments: z.array(sharedDocumentShape),
  /** The whole history between the agency and the client, latest first. */
  history: z.array(prequalificationStepShape),
});
export type ReceivedPrequalificationDetail = z.infer<typeof receivedPrequalificationDetailShape>;

/** The state of a prequalification request after an action on it. */
export const prequalificationOutcomeShape = z.object({
  prequalificationId: id(),
  prequalificationStatusId: z.enum(prequalificationStatus),
  prequalificationStatus: z.string(),
  endsOn: day().nullable(),
});

/**
 * A client's permission to see a document, by recruitment type and role category. Source: specification 2, section 3.
 */
export const documentPermissionShape = z.object({
  _id: id().nullable(),
  client_id: id(),
  clientname: z.string(),
  contract_executive: z.boolean(),
  contract_professional: z.boolean(),
  contract_skilled: z.boolean(),
  perm_executive: z.boolean(),
  perm_professional: z.boolean(),
  perm_skilled: z.boolean(),
  /** The file that the client sees. */
  file_id: id(),
  location: z.string(),
  email: z.string(),
});
export type DocumentPermission = z.infer<typeof documentPermissionShape>;

/** A document in the agency's library. Source: specification 2, section 3. */
export const prequalificationDocumentShape = z.object({
  _id: id(),
  created: instant(),
  modified: instant(),
  file: z.string(),
  path: z.string(),
  description: z.string(),
  expiresOn: day().nullable(),
  isExpired: z.boolean(),
  sizeBytes: z.number().int(),
  supplier: z.object({
    supplier_id: id(),
    suppliername: z.string(),
    email: z.string(),
    thumbpath: z.string().nullable(),
  }),
  permissions: z.array(documentPermissionShape),
  versions: z.array(
    z.object({
      ...documentVersionShape.shape,
      uploadedByName: z.string(),
      isCurrent: z.boolean(),
      /** The clients that have approved the agency on the basis of this document. */
      approvedBy: z.array(z.string()),
    }),
  ),
});
export type PrequalificationDocument = z.infer<typeof prequalificationDocumentShape>;
