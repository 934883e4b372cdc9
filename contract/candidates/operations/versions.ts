import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { candidateVersionShape } from '../shapes/version.ts';
import { eitherSideAccess } from './fields.ts';

export const listVersions = operation({
  name: 'candidates.versions',
  summary:
    'Lists the versions of a submitted candidate, newest first: the state after each change, and the differences from the version before. Version 1 is what was submitted.',
  effect: 'read',
  access: eitherSideAccess,
  input: z.object({ candidateId: id() }),
  output: z.array(candidateVersionShape),
});
