export { selectOwnBoardRowsByIds } from './queries/by-ids.ts';
export { findNewestBoardIds } from './queries/find-on-board.ts';
export { findUnfilledEngagements } from './queries/unfilled-engagements.ts';
