export { latestSupportMessages } from './queries.ts';
