export { latestSupportMessages } from './queries/messages.ts';
