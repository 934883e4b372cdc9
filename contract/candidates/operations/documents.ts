import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { candidateRefusals } from '../refusals.ts';
import { uploadedDocumentShape } from '../shapes/document.ts';
import { eitherSideAccess, uploadAccess } from './fields.ts';

export const uploadDocument = operation({
  name: 'candidates.uploadDocument',
  summary: 'Uploads a CV or another document for a draft or a submitted candidate.',
  effect: 'write',
  access: uploadAccess,
  input: z.object({
    kind: z.enum(['cv', 'other']).default('other'),
    candidateId: id().optional(),
    /**
     * The talent request for which the CV is uploaded. Phone numbers without a country code are read as numbers of its
     * engagement's country.
     */
    talentRequestId: id().optional(),
  }),
  output: uploadedDocumentShape,
  refusals: [
    candidateRefusals['candidate-closed'],
    candidateRefusals['cv-confirmed'],
    candidateRefusals['cv-opened'],
    candidateRefusals['too-many-uploads'],
  ],
  upload: true,
  readsText: true,
});

export const deleteDocument = operation({
  name: 'candidates.deleteDocument',
  summary: 'Removes a document that the agency has added.',
  effect: 'write',
  access: uploadAccess,
  input: z.object({ documentId: id() }),
  output: z.object({}),
  refusals: [candidateRefusals['candidate-closed'], candidateRefusals['cv-needed']],
});

export const downloadDocument = operation({
  name: 'candidates.downloadDocument',
  summary: 'Downloads a document of a candidate.',
  effect: 'read',
  access: eitherSideAccess,
  input: z.object({ documentId: id() }),
  output: z.unknown(),
  download: true,
});

export const readDocumentText = operation({
  name: 'candidates.documentText',
  summary:
    "Returns the text of a document for use when its file can't be displayed, or null if it could not be extracted.",
  effect: 'read',
  access: eitherSideAccess,
  input: z.object({ documentId: id() }),
  output: z.object({ text: z.string().nullable() }),
});
