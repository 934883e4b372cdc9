import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listEmails as operation } from '#contract/notifications/operations/emails.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Dead and sent emails are ordered latest first, pending ones in the order of sending. */
const order = { dead: sql`mail.died_at desc`, due: sql`mail.due_at`, sent: sql`mail.sent_at desc` };

/**
 * Lists the emails that have a given status, for the provider's staff. Includes their delivery details, but not their
 * bodies.
 */
export const listEmails = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const mails = scope.db.selectFrom('mail').where('mail.status', '=', input.status);
  const { total } = await mails.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await mails
    .leftJoin('tenant', 'tenant.id', 'mail.tenantId')
    .select([
      'mail.id as mailId',
      'mail.messageId',
      'mail.template',
      'mail.subject',
      'mail.toAddress as to',
      'tenant.name as tenantName',
      'mail.status',
      'mail.attempts',
      'mail.lastError',
      'mail.dueAt',
      'mail.createdAt',
      'mail.sentAt',
      'mail.diedAt',
    ])
    .orderBy(order[input.status])
    .orderBy('mail.id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map((row) => ({
    ...row,
    tenantName: row.tenantName ?? '',
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    sentAt: text(row.sentAt),
    diedAt: text(row.diedAt),
  }));
  return toPage(records, input, total);
};
