import { z } from 'zod';
import { filterInput } from '#contract/common/filters/filter-input.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { savedViewFields } from '#contract/views/shapes.ts';
import { candidateFilters, candidateSorts } from '../filters.ts';
import { viewAccess } from './fields.ts';

/** The content of a candidate centre view: its filters, order and page size. */
const centreQueryShape = z.object({
  ...filterInput(candidateFilters),
  sortBy: z.enum(candidateSorts).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  pageSize: z.number().int().min(1).max(100).optional(),
});
export type CentreViewQuery = z.input<typeof centreQueryShape>;

const parts = savedViewFields(centreQueryShape);

export const listCentreViews = operation({
  name: 'candidates.views',
  summary: "Lists the caller's saved views of the candidate centre, sorted by name",
  effect: 'read',
  access: viewAccess,
  ...parts.list,
});

export const saveCentreView = operation({
  name: 'candidates.saveView',
  summary: 'Saves the filters of the candidate centre as a view. The default view is applied when the centre opens',
  effect: 'write',
  access: viewAccess,
  ...parts.save,
});

export const changeCentreView = operation({
  name: 'candidates.changeView',
  summary: "Updates the name, the filters or the default state of one of the caller's views of the candidate centre",
  effect: 'write',
  access: viewAccess,
  ...parts.change,
});

export const deleteCentreView = operation({
  name: 'candidates.deleteView',
  summary: "Deletes one of the caller's views of the candidate centre",
  effect: 'write',
  access: viewAccess,
  ...parts.remove,
});

export const centreViewOperations: readonly Operation[] = [
  listCentreViews,
  saveCentreView,
  changeCentreView,
  deleteCentreView,
];
