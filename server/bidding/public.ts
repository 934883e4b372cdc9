export { placedBidsOf } from './queries.ts';
