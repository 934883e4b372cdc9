import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { candidateListRowShape } from '../shapes.ts';

/** The sort orders of an agency's candidates; the default is `submittedDate` descending. */
const candidateSorts = ['submittedDate', 'name', 'baseSalary', 'agencyFee', 'candidateNumber'] as const;

export const listCandidates = operation({
  name: 'candidates.list',
  summary:
    "Lists the agency's candidates in all engagements or one, filtered by talent request, status, kind of engagement and keywords. Withdrawn ones are hidden.",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({
    ...pageInput,
    /** Each word must occur in the name, the number, the job title or the client's name. */
    keywords: z.string().trim().max(100).default(''),
    /** 1 the employer sets the rate, 2 the agency tenders it. */
    engagementTypeId: z.array(z.number().int().min(1).max(2)).max(2).default([]),
    /** Only those of one talent request, auction or success fee. */
    talentRequestId: id().optional(),
    auctionId: id().optional(),
    successFeeId: id().optional(),
    statusIds: z.array(z.number().int().min(1).max(9)).max(9).default([]),
    sortBy: z.enum(candidateSorts).default('submittedDate'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: z.object({ records: z.array(candidateListRowShape), ...pageOutput }),
});
