import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { renewalStates } from '../states.ts';

/** The latest request that asked a person whether their data may be kept. */
export const renewalRequestShape = z.object({
  asked: instant(),
  askedByName: z.string(),
  expires: instant(),
  answered: instant().nullable(),
  keeps: z.boolean().nullable(),
});
export type RenewalRequest = z.infer<typeof renewalRequestShape>;

/** The content of the page on which a person answers whether their data may be kept. */
export const renewalPageShape = z.object({
  state: z.enum(renewalStates),
  firstName: z.string(),
  agencyName: z.string(),
  askedByName: z.string(),
  months: z.number().int(),
  /** The last moment at which the person can answer. */
  expires: instant(),
});
export type RenewalPage = z.infer<typeof renewalPageShape>;
