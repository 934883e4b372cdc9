import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredText } from '#contract/common/text.ts';
import { boardRefusals } from '../refusals.ts';
import { maxViewNameLength } from '../rules.ts';
import { boardQueryShape } from '../shapes/query.ts';
import { boardViewShape } from '../shapes/views.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;
const name = requiredText('Name', maxViewNameLength);

export const listViews = operation({
  name: 'board.views',
  summary: "Lists the caller's saved board views, by name",
  effect: 'read',
  access: viewer,
  input: z.object({}),
  output: z.array(boardViewShape),
});

export const saveView = operation({
  name: 'board.saveView',
  summary: "Saves the board's filters as a view. The default view is applied when the board opens",
  effect: 'write',
  access: viewer,
  input: z.object({ name, query: boardQueryShape, isDefault: z.boolean().default(false) }),
  output: boardViewShape,
  refusals: [boardRefusals['view-name-taken'], boardRefusals['views-full']],
});

export const changeView = operation({
  name: 'board.changeView',
  summary: "Updates the name, the filters or the default state of one of the caller's views",
  effect: 'write',
  access: viewer,
  input: z.object({
    viewId: id(),
    name: name.optional(),
    query: boardQueryShape.optional(),
    isDefault: z.boolean().optional(),
  }),
  output: boardViewShape,
  refusals: [boardRefusals['view-name-taken']],
});

export const deleteView = operation({
  name: 'board.deleteView',
  summary: "Deletes one of the caller's views",
  effect: 'write',
  access: viewer,
  input: z.object({ viewId: id() }),
  output: z.object({ viewId: id() }),
});

export const viewOperations: readonly Operation[] = [listViews, saveView, changeView, deleteView];
