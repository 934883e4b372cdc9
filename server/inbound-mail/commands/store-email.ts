import { newId } from '#server/platform/db/new-id.ts';
import type { ReceivedEmail } from '#server/platform/mail/inbound/receive-email.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findAddress } from '../queries/find-address.ts';

/**
 * Stores an email once for each of its recipient addresses, for a job to process. A second email with the same
 * Message-ID is ignored. For an automatic email, only its arrival is recorded.
 */
export const storeInboundEmail = async (scope: SystemScope, email: ReceivedEmail): Promise<void> => {
  for (const recipient of email.recipients) {
    const address = await findAddress(scope, recipient);
    if (!address) continue;
    await scope.db
      .insertInto('inboundEmail')
      .values({
        id: newId(),
        addressId: address.id,
        messageId: email.messageId,
        ...(email.raw === null
          ? { status: 'ignored', reason: 'automatic', sender: null, raw: null }
          : { status: 'waiting', reason: null, sender: email.sender ?? '', raw: email.raw }),
        files: '[]',
        dueAt: scope.now,
        receivedAt: scope.now,
      })
      .onConflict((conflict) => conflict.constraint('inbound_email_once').doNothing())
      .execute();
  }
};
