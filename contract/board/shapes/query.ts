import { z } from 'zod';
import { filterInput } from '#contract/common/filter-input.ts';
import { boardFilters } from '../filters.ts';
import { boardSorts } from '../rules.ts';

export const boardFilterInput = filterInput(boardFilters);

/** The content of a board view: its filters, order and page size. */
export const boardQueryShape = z.object({
  ...boardFilterInput,
  sortBy: z.enum(boardSorts).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});
export type BoardQuery = z.infer<typeof boardQueryShape>;
