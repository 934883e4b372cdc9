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
  summary: "The caller's own views of the board, by name",
  effect: 'read',
  access: viewer,
  input: z.object({}),
  output: z.array(boardViewShape),
});

export const saveView = operation({
  name: 'board.saveView',
  summary: 'Keeps what the board shows under a name of its own; as the default, the board opens with it',
  effect: 'write',
  access: viewer,
  input: z.object({ name, query: boardQueryShape, isDefault: z.boolean().default(false) }),
  output: boardViewShape,
  refusals: [boardRefusals['view-name-taken'], boardRefusals['views-full']],
});

export const changeView = operation({
  name: 'board.changeView',
  summary: "Gives one of the caller's views another name, other filters, or makes it the default or no longer so",
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
  summary: "Forgets one of the caller's views",
  effect: 'write',
  access: viewer,
  input: z.object({ viewId: id() }),
  output: z.object({ viewId: id() }),
});

export const viewOperations: readonly Operation[] = [listViews, saveView, changeView, deleteView];
