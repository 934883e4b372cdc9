import { z } from 'zod';
import { filterInput } from '#contract/common/filters/filter-input.ts';
import { boardFilters } from '../filters.ts';
import { boardSorts } from '../rules.ts';

export const boardFilterInput = filterInput(boardFilters);

/** What a view of the board keeps: its filters, its order and how long its pages are. */
export const boardQueryShape = z.object({
  ...boardFilterInput,
  sortBy: z.enum(boardSorts).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});
export type BoardQuery = z.infer<typeof boardQueryShape>;
