import PostalMime, { type Attachment } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import type { AttachedFile, EmailContent } from './protocol.ts';
import { extractReplyText } from './reply-text.ts';

/**
 * Whether an HTML element is quoted history. Recognises the markup of most mail programs, Gmail, Yahoo, Proton and
 * Outlook on the web.
 */
const isQuote = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'blockquote' ||
  /\b(gmail_quote|gmail_signature|yahoo_quoted|protonmail_quote)\b/.test(attribs['class'] ?? '') ||
  ['divRplyFwdMsg', 'Signature'].includes(attribs['id'] ?? '');

const lineEnds = /<\/(?:p|div|li|tr|h[1-6])>|<br\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of an HTML email without the history that it quotes. */
const textOfHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'div', 'li', 'tr', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    allowedAttributes: {},
    exclusiveFilter: isQuote,
  })
    .replace(/\s+/g, ' ')
    .replace(lineEnds, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => entities[name] ?? '')
    .replace(/ *\n */g, '\n');

/**
 * Returns the name of an attachment without characters that the database can't store, and no longer than the names of
 * uploads.
 */
const nameOf = ({ filename, mimeType }: Attachment, index: number): string => {
  const name = (filename ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-200);
  const [, type] = /^(?:image|application)\/(png|jpeg|gif|pdf)$/.exec(mimeType) ?? [];
  return name || `file-${String(index + 1)}${type === undefined ? '' : `.${type}`}`;
};

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/**
 * Whether a picture is shown in the text: it is part of a related group, or the mail program has marked it as inline.
 */
const isInline = ({ related, disposition, mimeType }: Attachment): boolean =>
  mimeType.startsWith('image/') && (related === true || disposition === 'inline');

/**
 * Whether an attachment is a cryptographic signature, which was attached by a program and not by the author. Source:
 * RFC 8551, RFC 3156.
 */
const isSignature = ({ mimeType }: Attachment): boolean =>
  /^application\/(?:(?:x-)?pkcs7-signature|pgp-signature)$/.test(mimeType);

/** Reads an email's text and attachments, including the attachments of an email that it forwards. */
export const readEmailContent = async (raw: Uint8Array): Promise<EmailContent> => {
  const { text, html, attachments } = await PostalMime.parse(raw, { maxNestingDepth: 50 });
  const plain = text?.trim() ?? '';
  const files = attachments
    .filter((one) => !isSignature(one))
    .map((one, index): AttachedFile => ({ name: nameOf(one, index), bytes: bytesOf(one), isInline: isInline(one) }));
  return { reply: extractReplyText(plain === '' ? textOfHtml(html ?? '') : plain), files };
};
