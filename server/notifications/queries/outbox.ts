import type { SystemScope } from '#server/platform/scope/scope.ts';

const shown = 50;

/** The latest emails with their content, for the demo's mailbox. */
export const latestMails = (scope: SystemScope) =>
  scope.db
    .selectFrom('mail')
    .select(['id', 'template', 'subject', 'toAddress', 'toName', 'html', 'bodyText', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
