import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { optionalText } from '#contract/common/text.ts';
import { maxRecent, parseReference } from './rules.ts';
import { paletteResultShape } from './shapes.ts';

const referenceText = z
  .string()
  .max(60)
  .refine((text) => parseReference(text) !== undefined, 'A reference is a kind and an id.');

export const findAnything = operation({
  name: 'palette.find',
  summary:
    'Finds what the caller may open. With a keyword: the newest engagements, opportunities, candidates and clients that match every word. Without one: the referenced items that the caller can still see',
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({
    keyword: optionalText('Keyword', 100),
    recent: z.array(referenceText).max(maxRecent).default([]),
  }),
  output: z.array(paletteResultShape),
});

export const paletteOperations: readonly Operation[] = [findAnything];
