export { forgetViews } from './commands/delete-view.ts';
export { ofCaller } from './queries/by-ids.ts';
export { findOnBoard, newestOnBoard } from './queries/find-on-board.ts';
export { ownViews } from './queries/views.ts';
