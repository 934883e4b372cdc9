export { forgetViews } from './commands/delete-view.ts';
export { ofCaller } from './queries/narrow.ts';
export { ownViews } from './queries/views.ts';
