import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { engagementRefusals } from '../refusals.ts';
import { documentShape, draftDocumentShape } from '../shapes.ts';
import { requestKey } from './draft-fields.ts';

const access = { client: 'any' } as const;

/** The title of a document, and whether it describes the work or is an agreement that the engagement refers to. */
const about = {
  title: requiredTextSchema('Title', 200),
  kind: z.enum(['document', 'agreement']).default('document'),
};

export const addDraftDocument = operation({
  name: 'engagements.addDraftDocument',
  summary: 'Adds a document to a draft engagement, or to one of its talent requests',
  effect: 'write',
  access,
  input: z.object({ draftId: id(), requestKey: requestKey().optional(), ...about }),
  output: draftDocumentShape,
  refusals: [engagementRefusals['too-many-documents']],
  upload: true,
});

export const removeDraftDocument = operation({
  name: 'engagements.removeDraftDocument',
  summary: 'Removes a document from a draft engagement',
  effect: 'write',
  access,
  input: z.object({ documentId: id() }),
  output: z.object({}),
});

export const addDocument = operation({
  name: 'engagements.addDocument',
  summary: 'Adds a document to an open engagement, or to one of its talent requests. Agencies can see it immediately',
  effect: 'write',
  access,
  input: z.object({ engagementId: id(), talentRequestId: id().optional(), ...about }),
  output: documentShape,
  refusals: [engagementRefusals['engagement-settled'], engagementRefusals['too-many-documents']],
  upload: true,
});

export const removeDocument = operation({
  name: 'engagements.removeDocument',
  summary: 'Removes a document from an open engagement; agencies no longer see it',
  effect: 'write',
  access,
  input: z.object({ documentId: id() }),
  output: z.object({}),
  refusals: [engagementRefusals['engagement-settled']],
});

export const documentOperations: readonly Operation[] = [
  addDraftDocument,
  removeDraftDocument,
  addDocument,
  removeDocument,
];
