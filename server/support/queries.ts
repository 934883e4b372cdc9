import type { SystemScope } from '#server/platform/scope/scope.ts';
import { chatTextOf } from './rules/chat-text.ts';

const shown = 20;

/** The latest messages to support in the shape of mails, for the mailbox of the demo. */
export const latestSupportMessages = async (scope: SystemScope) => {
  const rows = await scope.db
    .selectFrom('supportMessage')
    .select(['id', 'platform', 'email', 'subject', 'description', 'supportAddress', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => {
    const bodyText = chatTextOf(row);
    return {
      ...row,
      subject: `Contact Support: ${row.subject}`,
      toName: 'Support',
      toAddress: row.supportAddress,
      bodyText,
      // The text of a chat is safe as HTML too: it has no tags.
      html: `<!doctype html><html lang="en"><title>Contact Support</title><pre>${bodyText}</pre></html>`,
    };
  });
};
