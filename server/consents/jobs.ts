import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeRefusals } from './commands/record-refusal.ts';
import { clearOldConsentRequests, expireConsentRequests, remindCandidates } from './commands/end-requests.ts';

/** Expires old consent requests, sends reminders, and removes personal data from requests and old refusals. */
export const consentJobs: NonNullable<Room['jobs']> = ({ source, mail }) => [
  {
    queue: 'consents.expire',
    cron: '*/5 * * * *',
    run: () => inSystemScope(source, 'end requests for consent without an answer', expireConsentRequests),
  },
  {
    queue: 'consents.remind',
    cron: '13 * * * *',
    run: () => inSystemScope(source, 'remind candidates', (scope) => remindCandidates(scope, mail)),
  },
  {
    queue: 'consents.clear',
    cron: '47 3 * * *',
    run: () => inSystemScope(source, 'clear old requests for consent', clearOldConsentRequests),
  },
  {
    queue: 'consents.purge-refusals',
    cron: '51 3 * * *',
    run: () => inSystemScope(source, 'delete refusals after which the agency can ask again', purgeRefusals),
  },
];
