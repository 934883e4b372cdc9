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

/** The prequalification of an agency for one cell of a client. */
export const prequalificationCellShape = z.object({
  ...kindOfRole,
  isPrequalificationApplied: z.boolean(),
  /** Empty unless the agency has requested prequalification. Source: specification 2, section 4. */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.enum(prequalificationStatus).nullable(),
  prequalificationId: id().nullable(),
  requestedAt: instant().nullable(),
  decidedAt: instant().nullable(),
  /** The last day of an approval. */
  endsOn: day().nullable(),
  /** Why the employer declined or revoked it. */
  reasonText: z.string().nullable(),
  can: z.object({ request: rightShape }),
});
export type CellStatus = z.infer<typeof prequalificationCellShape>;

/** A client with the cells that an agency may be prequalified for. */
export const clientPrequalificationShape = z.object({
  clientId: id(),
  clientName: z.string(),
  location: z.string(),
  cells: z.array(prequalificationCellShape),
});
export type ClientCells = z.infer<typeof clientPrequalificationShape>;

/** An event in the history of a request. */
export const prequalificationStepShape = z.object({
  id: id(),
  prequalificationId: id(),
  ...kindOfRole,
  prequalificationStatusId: z.enum(prequalificationStatus),
  prequalificationStatus: z.string(),
  at: instant(),
  /** Empty if no user did it, as when an approval expires. */
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
  /** Already open to the client for this cell. */
  isOpen: z.boolean(),
  /** Newer than the client's last decline, while that still counts. */
  isNew: z.boolean(),
});

/** The data of the request form. */
export const requestFormShape = z.object({
  clientId: id(),
  clientName: z.string(),
  cell: prequalificationCellShape,
  documents: z.array(sendableDocumentShape),
  /** During the wait after a decline, one of the documents must be new. */
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
  /** The contact for the document, and the office it belongs to. */
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

/** A request in the employer's list. */
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

/** A request in full. */
export const receivedPrequalificationDetailShape = z.object({
  ...receivedPrequalificationShape.shape,
  agency: agencyFactsShape,
  /** The message that the agency sent with it. */
  message: z.string(),
  /** Open to the client for this cell now. */
  documents: z.array(sharedDocumentShape),
  /** The documents as they were when approved. */
  approvedDocuments: z.array(sharedDocumentShape),
  /** The whole history between this agency and this client, latest first. */
  history: z.array(prequalificationStepShape),
});
export type ReceivedDetail = z.infer<typeof receivedPrequalificationDetailShape>;

/** The state of a request after an action. */
export const prequalificationOutcomeShape = z.object({
  prequalificationId: id(),
  prequalificationStatusId: z.enum(prequalificationStatus),
  prequalificationStatus: z.string(),
  endsOn: day().nullable(),
});

/** The parts of a document that a client may see. Source: specification 2, section 3. */
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

/** A document of the library. Source: specification 2, section 3. */
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
      /** The clients that have approved the agency on the basis of it. */
      approvedBy: z.array(z.string()),
    }),
  ),
});
export type PrequalificationDocument = z.infer<typeof prequalificationDocumentShape>;
