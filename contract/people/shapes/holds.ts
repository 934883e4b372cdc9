import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';

/** A hold on a person's data. Only Rolecall's staff can read the reason for it. */
export const holdShape = z.object({
  holdId: id(),
  personId: id(),
  firstName: z.string(),
  lastName: z.string(),
  agencyName: z.string(),
  reason: z.string(),
  placed: instant(),
  placedByName: z.string(),
  lifted: instant().nullable(),
  liftedByName: z.string().nullable(),
});
export type Hold = z.infer<typeof holdShape>;

/** A person in an agency's records that Rolecall's staff can put on hold. */
export const holdablePersonShape = z.object({
  personId: id(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  agencyName: z.string(),
  lastSubmitted: instant(),
  submissions: z.number().int(),
  heldSince: instant().nullable(),
});
export type HoldablePerson = z.infer<typeof holdablePersonShape>;
