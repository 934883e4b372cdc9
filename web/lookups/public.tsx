export { lookupQuery } from './client.ts';
