import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { renewalStates } from '../states.ts';

/** The latest request to a person to be kept. */
export const renewalRequestShape = z.object({
  asked: instant(),
  askedByName: z.string(),
  expires: instant(),
  answered: instant().nullable(),
  keeps: z.boolean().nullable(),
});
export type RenewalRequest = z.infer<typeof renewalRequestShape>;

/** The page of a person who is asked. */
export const renewalPageShape = z.object({
  state: z.enum(renewalStates),
  firstName: z.string(),
  agencyName: z.string(),
  askedByName: z.string(),
  months: z.number().int(),
  /** The last day to answer. */
  expires: instant(),
});
export type RenewalPage = z.infer<typeof renewalPageShape>;
