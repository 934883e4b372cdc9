import { readEmailHeaders, type EmailHeaders } from './email-headers.ts';
import { verifySender, type DNSResolver, type SendingServer } from './verify-sender.ts';

/** An email as it was received. */
export interface IncomingEmail {
  readonly raw: Buffer;
  /** The recipients in the envelope; undefined if they are only in the headers. */
  readonly recipients: readonly string[] | undefined;
  readonly from: SendingServer;
}

/** An email from a verified sender or from a program. */
export interface ReceivedEmail extends EmailHeaders {
  /** The whole email; null for automatic email, which nobody reads. */
  readonly raw: Buffer | null;
}

/** Stores incoming email. Implemented by the room that knows the reply addresses. */
export interface EmailReceiver {
  readonly knows: (address: string) => Promise<boolean>;
  /** Stores an email for each known recipient. Further emails with the same Message-ID are ignored. */
  readonly store: (email: ReceivedEmail) => Promise<void>;
  /** Counts an email from a sender. Returns false beyond the hourly limit. */
  readonly mayReceive: (sender: string) => Promise<boolean>;
}

/**
 * The result of receiving an email. It is also `stored` if the email was stored before or is automatic and therefore
 * ignored.
 */
export type ReceiveEmailResult = 'stored' | 'no-recipient' | 'unverified' | 'too-many' | 'unavailable';

const knownAmong = async (receiver: EmailReceiver, addresses: readonly string[]): Promise<string[]> => {
  const known: string[] = [];
  for (const address of addresses) if (await receiver.knows(address)) known.push(address);
  return known;
};

/** Checks an email before accepting it, so that the delivering server can tell the sender if it is refused. */
export const receiveEmail = async (
  receiver: EmailReceiver,
  resolver: DNSResolver,
  { raw, recipients: envelope, from }: IncomingEmail,
): Promise<ReceiveEmailResult> => {
  const head = await readEmailHeaders(raw, from.returnPath);
  const recipients = await knownAmong(receiver, envelope ?? head.recipients);
  if (recipients.length === 0) return 'no-recipient';
  const { sender, isAutomatic } = head;
  if (isAutomatic) {
    await receiver.store({ ...head, recipients, raw: null });
    return 'stored';
  }
  if (sender === undefined) return 'unverified';
  const verdict = await verifySender(raw, { sender, from, resolver });
  if (verdict !== 'verified') return verdict;
  // Emails are counted after the check, so that nobody can use up another sender's limit.
  if (!(await receiver.mayReceive(sender))) return 'too-many';
  await receiver.store({ ...head, recipients, raw });
  return 'stored';
};
