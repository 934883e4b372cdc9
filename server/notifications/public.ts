export { latestMails } from './queries/outbox.ts';
