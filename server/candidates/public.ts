export { earningsOf } from './queries/earnings.ts';
