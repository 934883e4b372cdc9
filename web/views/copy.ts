import { defineCopy } from '#contract/common/copy.ts';

export const copy = defineCopy('views', {
  save: 'Save',
  saveView: 'Save view',
  editView: 'Edit view',
  replaceView: 'Replace view',
  deleteView: 'Delete view',
  viewName: 'Name',
  viewKeeps: 'Saves the current filters and sort order. Only you can see this view.',
  viewFirst: 'Use as my default view',
  viewSaved: 'The view {name} has been saved.',
  viewDeleted: 'The view {name} has been deleted.',
  replacesView: 'This replaces your view {name}.',
});
