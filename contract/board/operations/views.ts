import { operation, type Operation } from '#contract/common/operation.ts';
import { savedViewFields } from '#contract/views/shapes.ts';
import { boardQueryShape } from '../shapes/query.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;
const parts = savedViewFields(boardQueryShape);

export const listViews = operation({
  name: 'board.views',
  summary: "Lists the caller's saved board views, sorted by name",
  effect: 'read',
  access: viewer,
  ...parts.list,
});

export const saveView = operation({
  name: 'board.saveView',
  summary: "Saves the board's filters as a view. The default view is applied when the board opens",
  effect: 'write',
  access: viewer,
  ...parts.save,
});

export const changeView = operation({
  name: 'board.changeView',
  summary: "Updates the name, the filters or the default state of one of the caller's views",
  effect: 'write',
  access: viewer,
  ...parts.change,
});

export const deleteView = operation({
  name: 'board.deleteView',
  summary: "Deletes one of the caller's views",
  effect: 'write',
  access: viewer,
  ...parts.remove,
});

export const boardViewOperations: readonly Operation[] = [listViews, saveView, changeView, deleteView];
