export { selectOwnBoardRowsByIds } from './queries/by-ids.ts';
export { findNewestIdsOnBoard } from './queries/find-on-board.ts';
export { findUnfilledEngagements } from './queries/unfilled-engagements.ts';
