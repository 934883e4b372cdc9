export { changeViewCommand } from './commands/change-view.ts';
export { deleteAllViews, deleteViewCommand } from './commands/delete-view.ts';
export { saveViewCommand } from './commands/save-view.ts';
export { listViewsQuery, listOwnViews } from './queries/views.ts';
