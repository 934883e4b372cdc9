import { readHead, type MessageHead } from './message-head.ts';
import { verifySender, type DNSResolver, type SendingServer } from './verify-sender.ts';

/** An email as it arrived. */
export interface ArrivedEmail {
  readonly raw: Buffer;
  /** The recipients in the envelope; undefined if only the headers name them. */
  readonly recipients: readonly string[] | undefined;
  readonly from: SendingServer;
}

/** An email whose sender is verified, or that a program sent. */
export interface ReceivedEmail extends MessageHead {
  /** Null for automatic email, which nobody reads. */
  readonly raw: Buffer | null;
}

/** Where emails go: the room that knows its addresses. */
export interface EmailReceiver {
  readonly knows: (address: string) => Promise<boolean>;
  /** Stores an email for each of its known recipients; a second one with the same Message-ID is ignored. */
  readonly store: (email: ReceivedEmail) => Promise<void>;
  /** Counts an email of a sender; false beyond the limit of an hour. */
  readonly mayReceive: (sender: string) => Promise<boolean>;
}

/** `stored` also if the same email was stored before, or if it is an automatic one, which is ignored. */
export type Reception = 'stored' | 'no-recipient' | 'unverified' | 'too-many' | 'unavailable';

const knownAmong = async (receiver: EmailReceiver, addresses: readonly string[]): Promise<string[]> => {
  const known: string[] = [];
  for (const address of addresses) if (await receiver.knows(address)) known.push(address);
  return known;
};

/** Checks an email before it is accepted, so that the server that delivers it can tell its sender about a refusal. */
export const receiveEmail = async (
  receiver: EmailReceiver,
  resolver: DNSResolver,
  { raw, recipients: envelope, from }: ArrivedEmail,
): Promise<Reception> => {
  const head = await readHead(raw, from.returnPath);
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
  // After the check, so that nobody can use up the limit of someone else.
  if (!(await receiver.mayReceive(sender))) return 'too-many';
  await receiver.store({ ...head, recipients, raw });
  return 'stored';
};
