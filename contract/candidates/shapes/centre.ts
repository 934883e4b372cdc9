import { z } from 'zod';
import { engagementKinds } from '#contract/engagements/states.ts';

/* The values of the candidate centre's filters, each with the number of candidates. */

const count = z.number().int();
const lookupOption = z.object({ id: z.number().int(), value: z.string(), count });

export const engagementOptionShape = z.object({
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  kind: z.enum(engagementKinds),
  title: z.string(),
  count,
});
export type EngagementOption = z.infer<typeof engagementOptionShape>;

export const requestOptionShape = z.object({
  talentRequestId: z.string(),
  talentRequestNumber: z.number().int(),
  jobTitle: z.string(),
  clientName: z.string(),
  count,
});

/** The values offered in each filter: the chosen ones, then those with the most candidates. */
export const filterOptionsShape = z.object({
  statuses: z.array(lookupOption),
  kinds: z.array(z.object({ kind: z.enum(engagementKinds), count })),
  engagementTypes: z.array(lookupOption),
  recruitmentTypes: z.array(lookupOption),
  categories: z.array(lookupOption),
  clients: z.array(z.object({ clientId: z.string(), clientName: z.string(), count })),
  engagements: z.array(engagementOptionShape),
  talentRequests: z.array(requestOptionShape),
});
export type FilterOptions = z.infer<typeof filterOptionsShape>;

export const candidateNameShape = z.object({
  _id: z.string(),
  candidateNumber: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  clientId: z.string(),
});
