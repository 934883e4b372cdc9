import { z } from 'zod';
import { day, id } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';

/** A description of the agency's earlier work for a client. */
export const clientHistoryShape = z.object({
  clientHistoryId: id(),
  client: z.string(),
  project: z.string(),
  location: z.string(),
  regionId: z.number().int(),
  region: z.string(),
  countryId: z.number().int(),
  country: z.string(),
  engagedDate: day(),
  sectorId: z.number().int(),
  sector: z.string(),
  industryId: z.number().int(),
  industry: z.string(),
  recruitmentTypeId: z.number().int(),
  recruitmentType: z.string(),
  roleCategoryId: z.number().int(),
  roleCategory: z.string(),
  employmentClassId: z.number().int(),
  employmentClass: z.string(),
  description: z.string(),
});

export type ClientHistory = z.output<typeof clientHistoryShape>;

export const clientHistoryListShape = z.object({
  records: z.array(clientHistoryShape),
  can: z.object({ edit: rightShape }),
});
