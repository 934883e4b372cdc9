import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { rightShape } from '#contract/common/problem.ts';
import { isPrintable, requiredMessage, unprintableError } from '#contract/common/text-messages.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';

/** The maximum length including tags. The limit on visible characters is a setting. */
const longestOnWire = 20_000;

/** An agency's biography. `length` is the number of visible characters, `max` their limit. */
const biographyShape = z.object({
  biography: z.string(),
  length: z.number().int(),
  max: z.number().int(),
  updatedWhen: instant().nullable(),
  can: z.object({ edit: rightShape }),
});

export const readBiography = operation({
  name: 'profile.biography',
  summary: "The company biography of the caller's agency.",
  effect: 'read',
  access: { agency: 'unapproved' },
  input: z.object({}),
  output: biographyShape,
});

export const updateBiography = operation({
  name: 'profile.updateBiography',
  summary: 'Replaces the company biography. Rich text; disallowed markup is removed.',
  effect: 'write',
  access: { agency: 'unapproved, Company Profile=Edit' },
  input: z.object({
    biography: z
      .string({ error: ({ input }) => (input === undefined ? requiredMessage('Company Biography') : undefined) })
      .max(longestOnWire, inputError('Company Biography is too long to be sent.'))
      .refine((html) => html.trim() === '' || isPrintable(html), unprintableError('Company Biography')),
  }),
  output: biographyShape,
  refusals: [profileRefusals['biography-too-long']],
});

export const biographyOperations = [readBiography, updateBiography] as const;
