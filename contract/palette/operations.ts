import { z } from 'zod';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { optionalTextSchema } from '#contract/common/text.ts';
import { maxRecentRecords, parseReference } from './rules.ts';
import { paletteResultShape } from './shapes.ts';

const referenceText = z
  .string()
  .max(60)
  .refine((text) => parseReference(text) !== undefined, inputError('A reference is a kind and an id.'));

export const findAnything = operation({
  name: 'palette.find',
  summary:
    "Finds records that the caller may open. With a keyword: those that match every word, newest first. An agency finds engagements, opportunities, candidates and clients; an employer finds its engagements, candidates submitted to it and agencies that applied; the provider's staff find agencies. Without a keyword: the referenced records that the caller can still see",
  effect: 'read',
  access: { agency: 'any', client: 'any', provider: 'any' },
  input: z.object({
    keyword: optionalTextSchema('Keyword', 100),
    recent: z.array(referenceText).max(maxRecentRecords).default([]),
  }),
  output: z.array(paletteResultShape),
});

export const paletteOperations: readonly Operation[] = [findAnything];
