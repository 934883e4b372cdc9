import { z } from 'zod';
import { applicationStatuses } from '#contract/applications/states.ts';
import { id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { lineText } from '#contract/common/text.ts';
import { boardStages, engagementKinds, engagementTypes, stages } from '#contract/engagements/states.ts';
import { boardSorts } from '../rules.ts';

/** The filters of the board, for every list that accepts them. */
export const boardFilterInput = {
  applicationStatusId: z.array(lookupIdInput(applicationStatuses, 'Application status')).max(7).optional(),
  engagementStatusId: z.array(lookupIdInput(boardStages, 'Stage')).max(4).optional(),
  engagementTypeId: z.array(lookupIdInput(engagementTypes, 'Engagement type')).max(2).optional(),
  stage: z.enum(stages).optional(),
  kind: z.enum(engagementKinds).optional(),
  clientId: id().optional(),
  /**
   * Each word must match the beginning of a word in the title, the client, the location or a job title, or the number.
   */
  keyword: lineText('Keyword', 100).optional(),
  assignToMe: z.boolean().optional(),
  waits: z.boolean().optional(),
  closingWithinDays: z.number().int().min(1).max(365).optional(),
};

/** The content of a board view: its filters, order and page size. */
export const boardQueryShape = z.object({
  ...boardFilterInput,
  sortBy: z.enum(boardSorts).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});
export type BoardQuery = z.infer<typeof boardQueryShape>;
