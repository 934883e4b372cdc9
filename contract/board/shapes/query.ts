import { z } from 'zod';
import { applicationStatuses } from '#contract/applications/states.ts';
import { id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { lineText } from '#contract/common/text.ts';
import { boardStages, engagementKinds, engagementTypes, stages } from '#contract/engagements/states.ts';
import { boardSorts } from '../rules.ts';

/** What the board is narrowed by, wherever that is asked for. */
export const boardFilterInput = {
  applicationStatusId: z.array(lookupIdInput(applicationStatuses, 'Application status')).max(7).optional(),
  engagementStatusId: z.array(lookupIdInput(boardStages, 'Stage')).max(4).optional(),
  engagementTypeId: z.array(lookupIdInput(engagementTypes, 'Engagement type')).max(2).optional(),
  stage: z.enum(stages).optional(),
  kind: z.enum(engagementKinds).optional(),
  clientId: id().optional(),
  /** Each word has to begin one of the title, the client, the location or a job title, or the number. */
  keyword: lineText('Keyword', 100).optional(),
  assignToMe: z.boolean().optional(),
  waits: z.boolean().optional(),
  closingWithinDays: z.number().int().min(1).max(365).optional(),
};

/** What a view of the board keeps: its filters, its order and how long its pages are. */
export const boardQueryShape = z.object({
  ...boardFilterInput,
  sortBy: z.enum(boardSorts).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});
export type BoardQuery = z.infer<typeof boardQueryShape>;
