import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { Mailer } from './mail.ts';

/** The recipient of an email: a user, or anyone else with an address. */
export interface EmailAddressee {
  readonly address: string;
  readonly name: string;
  readonly userId?: string;
  readonly tenantId?: string;
}

/**
 * Stores an email that is sent if and only if this transaction commits. Does not check preferences or quiet hours, so
 * callers must do so for optional email.
 */
export const enqueueEmail = async (
  scope: SystemScope,
  mail: Mailer,
  to: EmailAddressee,
  facts: { readonly template: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { template, subject, html, text } = await (await mail.loadMailRenderer()).write(facts);
  const id = newId();
  await scope.db
    .insertInto('mail')
    .values({
      id,
      messageId: `<${id}@${mail.host}>`,
      tenantId: to.tenantId ?? null,
      userId: to.userId ?? null,
      template,
      toAddress: to.address,
      toName: to.name,
      subject,
      html,
      bodyText: text,
      headers: JSON.stringify({
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...headers,
      }),
      dueAt: scope.now,
      createdAt: scope.now,
    })
    .execute();
  return id;
};
