export { findCurrency } from './queries.ts';
