import PostalMime, { type Attachment } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import type { AttachedFile, EmailContent } from './protocol.ts';
import { replyText } from './reply-text.ts';

/** The marks of quoted history in the HTML of common programs: most, Gmail, Yahoo, Proton, Outlook on the web. */
const isQuote = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'blockquote' ||
  /\b(gmail_quote|gmail_signature|yahoo_quoted|protonmail_quote)\b/.test(attribs['class'] ?? '') ||
  ['divRplyFwdMsg', 'Signature'].includes(attribs['id'] ?? '');

const lineEnds = /<\/(?:p|div|li|tr|h[1-6])>|<br\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of an HTML email without what it quotes. */
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

/** Without characters that the database can't store, and no longer than names of uploads. */
const nameOf = ({ filename, mimeType }: Attachment, index: number): string => {
  const name = (filename ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-200);
  const [, type] = /^(?:image|application)\/(png|jpeg|gif|pdf)$/.exec(mimeType) ?? [];
  return name || `file-${String(index + 1)}${type === undefined ? '' : `.${type}`}`;
};

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Pictures in the text are part of a related group, or are marked by their program. */
const isInline = ({ related, disposition, mimeType }: Attachment): boolean =>
  mimeType.startsWith('image/') && (related === true || disposition === 'inline');

/** Programs attach signatures to emails, not people. Source: RFC 8551, RFC 3156. */
const isSignature = ({ mimeType }: Attachment): boolean =>
  /^application\/(?:(?:x-)?pkcs7-signature|pgp-signature)$/.test(mimeType);

/** Reads what an email says and the files attached to it, also those of an email that it forwards. */
export const readEmailContent = async (raw: Uint8Array): Promise<EmailContent> => {
  const { text, html, attachments } = await PostalMime.parse(raw, { maxNestingDepth: 50 });
  const plain = text?.trim() ?? '';
  const files = attachments
    .filter((one) => !isSignature(one))
    .map((one, index): AttachedFile => ({ name: nameOf(one, index), bytes: bytesOf(one), isInline: isInline(one) }));
  return { reply: replyText(plain === '' ? textOfHtml(html ?? '') : plain), files };
};
