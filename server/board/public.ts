export { ownBoardByIds } from './queries/by-ids.ts';
export { newestIdsOnBoard } from './queries/find-on-board.ts';
export { unfilledEngagements } from './queries/unfilled-engagements.ts';
