import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { Mail } from './mail.ts';

/** Who a mail goes to: somebody the house knows, or an address of somebody it does not. */
export interface Addressee {
  readonly address: string;
  readonly name: string;
  readonly userId?: string;
  readonly tenantId?: string;
}

/**
 * Keeps a mail, which is sent when, and only when, this transaction commits. It obeys no preference and no quiet hours:
 * whoever keeps a mail that people may refuse has asked for that before.
 */
export const enqueueMail = async (
  scope: SystemScope,
  mail: Mail,
  to: Addressee,
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
