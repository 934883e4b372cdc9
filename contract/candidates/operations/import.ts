import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { candidateRefusals } from '../refusals.ts';
import { importedCvShape, importedCvsShape } from '../shapes/imported-cv.ts';
import { submitAccess } from './fields.ts';

export const importCv = operation({
  name: 'candidates.importCv',
  summary: 'Uploads a CV and saves the details read from it as a draft of a submission.',
  effect: 'write',
  access: submitAccess,
  input: z.object({ talentRequestId: id() }),
  output: importedCvShape,
  refusals: [
    candidateRefusals['submission-closed'],
    candidateRefusals['too-many-uploads'],
    candidateRefusals['too-many-imports'],
  ],
  upload: true,
  readsText: true,
});

export const listImports = operation({
  name: 'candidates.imports',
  summary: "Lists the caller's imported CVs of a talent request, oldest first.",
  effect: 'read',
  access: submitAccess,
  input: z.object({ talentRequestId: id() }),
  output: importedCvsShape,
});
