import { z } from 'zod';
import { day, id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';

const kindOfRole = {
  recruitmentTypeId: z.number().int(),
  recruitmentType: z.string(),
  roleCategoryId: z.number().int(),
  roleCategory: z.string(),
};

/** How an agency stands to a client for one kind of role. */
export const prequalificationCellShape = z.object({
  ...kindOfRole,
  isPrequalificationApplied: z.boolean(),
  /** Empty unless the agency has asked. Source: specification 2, section 4. */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.number().int().nullable(),
  prequalificationId: id().nullable(),
  requestedAt: instant().nullable(),
  decidedAt: instant().nullable(),
  /** The last day of an approval. */
  endsOn: day().nullable(),
  /** Why the employer said no, or took its yes back. */
  reasonText: z.string().nullable(),
  can: z.object({ request: rightShape }),
});
export type CellStatus = z.infer<typeof prequalificationCellShape>;

/** A client with the kinds of roles that an agency may be prequalified for. */
export const clientPrequalificationShape = z.object({
  clientId: id(),
  clientName: z.string(),
  location: z.string(),
  cells: z.array(prequalificationCellShape),
});
export type ClientCells = z.infer<typeof clientPrequalificationShape>;

/** Something that happened to a request. */
export const prequalificationStepShape = z.object({
  id: id(),
  prequalificationId: id(),
  ...kindOfRole,
  prequalificationStatusId: z.number().int(),
  prequalificationStatus: z.string(),
  at: instant(),
  /** Empty where nobody did it: an approval that ran out. */
  byName: z.string(),
  reasonText: z.string().nullable(),
  endsOn: day().nullable(),
});
export type PrequalificationStep = z.infer<typeof prequalificationStepShape>;

/** One state of a document's file. */
const documentVersionShape = z.object({
  versionId: id(),
  versionNumber: z.number().int(),
  file: z.string(),
  path: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  created: instant(),
});

/** A document that an agency may send along with a request. */
const sendableDocumentShape = z.object({
  documentId: id(),
  file: z.string(),
  description: z.string(),
  created: instant(),
  expiresOn: day().nullable(),
  isExpired: z.boolean(),
  /** Open to the client for this kind of role already. */
  isOpen: z.boolean(),
  /** Newer than the client's last no, where that still counts. */
  isNew: z.boolean(),
});

/** What a request is written from. */
export const requestFormShape = z.object({
  clientId: id(),
  clientName: z.string(),
  cell: prequalificationCellShape,
  documents: z.array(sendableDocumentShape),
  /** Within the wait after a no, one of the documents has to be new. */
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
  /** Whom to ask about it, and which office it speaks for. */
  email: z.string(),
  location: z.string(),
});
export type SharedDocument = z.infer<typeof sharedDocumentShape>;

/** What an agency said of itself when it asked. */
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

/** A request as the employer sees it in its list. */
export const receivedPrequalificationShape = z.object({
  prequalificationId: id(),
  supplierName: z.string(),
  thumbPath: z.string().nullable(),
  ...kindOfRole,
  prequalificationStatusId: z.number().int(),
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
  /** What the agency wrote with it. */
  message: z.string(),
  /** Open to the client for this kind of role now. */
  documents: z.array(sharedDocumentShape),
  /** What was approved, as it was then. */
  approvedDocuments: z.array(sharedDocumentShape),
  /** Everything between this agency and this client, the latest first. */
  history: z.array(prequalificationStepShape),
});
export type ReceivedDetail = z.infer<typeof receivedPrequalificationDetailShape>;

/** What became of a request by an act. */
export const prequalificationOutcomeShape = z.object({
  prequalificationId: id(),
  prequalificationStatusId: z.number().int(),
  prequalificationStatus: z.string(),
  endsOn: day().nullable(),
});

/** What a client may see of a document. Source: specification 2, section 3. */
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
      /** The clients that have approved the agency on it. */
      approvedBy: z.array(z.string()),
    }),
  ),
});
export type PrequalificationDocument = z.infer<typeof prequalificationDocumentShape>;
