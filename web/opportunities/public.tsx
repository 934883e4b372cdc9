export { opportunityLive } from './client.ts';
