export { changeViewOf } from './commands/change-view.ts';
export { deleteAllViews, deleteViewOf } from './commands/delete-view.ts';
export { saveViewOf } from './commands/save-view.ts';
export { listViewsOf, ownViews } from './queries/views.ts';
