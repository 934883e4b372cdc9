import type { SystemScope } from '#server/platform/scope/scope.ts';

const shown = 50;

/** Returns the latest emails with their bodies, for the demo's mailbox. */
export const readLatestEmails = (scope: SystemScope) =>
  scope.db
    .selectFrom('mail')
    .select(['id', 'template', 'subject', 'toAddress', 'toName', 'html', 'bodyText', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
