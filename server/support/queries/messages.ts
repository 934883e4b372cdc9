import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listSupportMessages as operation } from '#contract/support/operations.ts';
import type { ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import { supportEmailCopy } from '../copy.ts';
import { chatTextOf } from '../rules/chat-text.ts';

const shown = 20;

/** Returns the latest messages to support in the form of emails, for the demo's mailbox. */
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
      subject: supportEmailCopy.subject({ subject: row.subject }),
      toName: supportEmailCopy.toName,
      toAddress: row.supportAddress,
      bodyText,
      // A chat's text is also safe as HTML, since its tags are escaped.
      html: `<!doctype html><html lang="en"><title>${supportEmailCopy.title}</title><pre>${bodyText}</pre></html>`,
    };
  });
};

/** Failed messages are ordered latest first, waiting messages by the time at which they are due. */
const order = { dead: sql`support_message.ended_at desc`, due: sql`support_message.due_at` };

/** Lists the messages that weren't delivered to the chat, for the provider's staff. */
export const listMessages = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<SentOutputOf<typeof operation>> => {
  const messages = scope.db.selectFrom('supportMessage').where('supportMessage.status', '=', input.status);
  const { total } = await messages.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await messages
    .innerJoin('tenant', 'tenant.id', 'supportMessage.tenantId')
    .select([
      'supportMessage.id as messageId',
      'tenant.name as tenantName',
      'supportMessage.platform',
      'supportMessage.email',
      'supportMessage.subject',
      'supportMessage.description',
      'supportMessage.status',
      'supportMessage.attempts',
      'supportMessage.lastError',
      'supportMessage.dueAt',
      'supportMessage.createdAt',
      'supportMessage.endedAt',
    ])
    .orderBy(order[input.status])
    .orderBy('supportMessage.id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    ...row,
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  return toPage(records, input, total);
};
