import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Email } from 'postal-mime';

/** The header fields that determine how an inbound email is processed. */
export interface EmailHeaders {
  /** The email's Message-ID, or a hash of the email if it has none. */
  readonly messageId: string;
  /** The author's address in lower case; undefined unless there is exactly one author. */
  readonly sender: string | undefined;
  /** All addresses that the email lists as recipients. */
  readonly recipients: readonly string[];
  /** Whether a program sent the email, because it is an automatic reply, a bounce or from a mailing list. */
  readonly isAutomatic: boolean;
}

const longestHead = 256_000;
const longestMessageId = 500;

/** Returns the headers without the body, which may be large. */
const headOf = (raw: Buffer): Buffer => {
  const part = raw.subarray(0, longestHead);
  const ends = ['\r\n\r\n', '\n\n'].map((end) => part.indexOf(end)).filter((at) => at >= 0);
  return part.subarray(0, Math.min(part.length, ...ends));
};

type Values = (name: string) => string[];

/**
 * Whether a program sent the email. Source: RFC 3834, RFC 2919, RFC 3464; `Precedence` and `X-Auto…` are conventions of
 * older programs.
 */
const isAutomatic = (values: Values, returnPath: string | undefined): boolean =>
  (returnPath ?? values('return-path').at(0)?.trim()) === '' ||
  values('return-path').some((value) => value.trim() === '<>') ||
  values('auto-submitted').some((value) => !/^no\b/i.test(value.trim())) ||
  values('precedence').some((value) => /^(bulk|list|junk|auto_reply)$/i.test(value.trim())) ||
  values('content-type').some((value) => /^multipart\/report\b/i.test(value.trim())) ||
  ['list-id', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((name) => values(name).length > 0);

const senderOf = (values: Values): string | undefined => {
  const authors = values('from').flatMap((value) => addressParser(value, { flatten: true }));
  const [author] = authors;
  return authors.length === 1 && author?.address ? author.address.toLowerCase() : undefined;
};

const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

const valuesOf =
  ({ headers }: Email): Values =>
  (name) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value);

/** Reads the headers of an email. `returnPath` is the envelope's sender, if it is known. */
export const readEmailHeaders = async (raw: Buffer, returnPath?: string): Promise<EmailHeaders> => {
  const head = await PostalMime.parse(headOf(raw));
  const values = valuesOf(head);
  const addresses = recipientHeaders.flatMap(values).flatMap((value) => addressParser(value, { flatten: true }));
  const messageId = values('message-id').at(0)?.trim() ?? '';
  const isUsable = /^<[\x21-\x7e]+>$/.test(messageId) && messageId.length <= longestMessageId;
  return {
    messageId: isUsable ? messageId : `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    sender: senderOf(values),
    recipients: [...new Set(addresses.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])))],
    isAutomatic: isAutomatic(values, returnPath),
  };
};
