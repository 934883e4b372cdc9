import { z } from 'zod';
import { day, id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { emailSchema, optionalTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { rightShape } from '#contract/common/problem.ts';
import { documentPermissionShape, prequalificationDocumentShape } from '../shapes.ts';

const viewing = { agency: 'My Documents=View Details' } as const;
const changing = { agency: 'My Documents=Upload / Replace / Delete' } as const;

const about = {
  description: requiredTextSchema('Description', 255),
  /** The last day on which the document is valid; absent if it does not expire. */
  expiresOn: day().optional(),
};

export const listDocuments = operation({
  name: 'prequalification.documents',
  summary: "Lists the agency's prequalification documents with their viewers and versions, newest first",
  effect: 'read',
  access: viewing,
  input: z.object({}),
  output: z.object({
    records: z.array(prequalificationDocumentShape),
    /** The clients with which a document can be shared. */
    clients: z.array(z.object({ client_id: id(), clientname: z.string() })),
    /** The default contact for a new permission. */
    contact: z.object({ email: z.string(), location: z.string() }),
    can: z.object({ change: rightShape }),
  }),
});

export const uploadDocument = operation({
  name: 'prequalification.uploadDocument',
  summary: 'Adds a document to the library. It is private until it is shared with a client',
  effect: 'write',
  access: changing,
  input: z.object(about),
  output: prequalificationDocumentShape,
  upload: true,
});

export const replaceDocument = operation({
  name: 'prequalification.replaceDocument',
  summary: 'Replaces the file of a document. Earlier versions are kept, and approvals keep theirs',
  effect: 'write',
  access: changing,
  input: z.object({
    documentId: id(),
    description: requiredTextSchema('Description', 255).optional(),
    expiresOn: about.expiresOn,
  }),
  output: prequalificationDocumentShape,
  upload: true,
});

export const editDocumentDescription = operation({
  name: 'prequalification.describeDocument',
  summary: 'Updates the description and the expiry date of a document',
  effect: 'write',
  access: changing,
  input: z.object({ documentId: id(), ...about }),
  output: prequalificationDocumentShape,
});

export const deleteDocument = operation({
  name: 'prequalification.deleteDocument',
  summary: 'Removes a document from the library. A client that approved a version keeps it',
  effect: 'write',
  access: changing,
  input: z.object({ documentId: id() }),
  output: z.object({}),
});

export const setDocumentPermissions = operation({
  name: 'prequalification.setPermissions',
  summary: 'Shares a document with a client for kinds of roles, or stops sharing it',
  effect: 'write',
  access: changing,
  input: z.object({
    documentId: id(),
    client_id: id(),
    contract_executive: z.boolean().optional(),
    contract_professional: z.boolean().optional(),
    contract_skilled: z.boolean().optional(),
    perm_executive: z.boolean().optional(),
    perm_professional: z.boolean().optional(),
    perm_skilled: z.boolean().optional(),
    location: optionalTextSchema('Location', 200).optional(),
    email: emailSchema('Email').optional(),
  }),
  output: documentPermissionShape,
});

export const downloadVersion = operation({
  name: 'prequalification.downloadVersion',
  summary:
    'Downloads a version of a document. Available to its agency, and to clients that it is shared with or that approved it',
  effect: 'read',
  access: { agency: 'My Documents=View Details', client: 'any' },
  input: z.object({ versionId: id() }),
  output: z.unknown(),
  download: true,
});
