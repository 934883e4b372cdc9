import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { isPrintable, requiredMessage, unprintableMessage } from '#contract/common/text-messages.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import { biographyShape } from '#contract/profile/shapes/biography.ts';

/** The maximum length including tags. The limit on visible characters is a setting. */
const longestOnWire = 20_000;

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
      .max(longestOnWire, 'Company Biography is too long to be sent.')
      .refine((html) => html.trim() === '' || isPrintable(html), unprintableMessage('Company Biography')),
  }),
  output: biographyShape,
  refusals: [profileRefusals['biography-too-long']],
});

export const biographyOperations = [readBiography, updateBiography] as const;
