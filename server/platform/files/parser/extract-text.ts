import { maxReadPages } from '#contract/common/text/unreadable.ts';
import { readCvDetails } from './cv-details.ts';
import type { getDocumentProxy } from 'unpdf';
import type { TextResult, Unreadable } from './protocol.ts';

const maxCharacters = 200_000;
const maxUnpackedBytes = 50_000_000;

/**
 * Normalises plain text for display and comparison: no control characters or trailing spaces, at most one empty line in
 * a row.
 */
const normaliseText = (text: string): string =>
  text
    .slice(0, 4 * maxCharacters)
    .replaceAll('\u0000', '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    // Not a regular expression, which would take quadratic time on a long run of trailing spaces.
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maxCharacters);

/**
 * Returns the uncompressed size that a zip archive declares in its directory. The limits on the process catch archives
 * whose real size is larger.
 */
const declaredUnpackedBytes = (zip: Uint8Array): number => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let total = 0;
  for (let at = 0; at + 46 <= zip.length; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    total += view.getUint32(at + 24, true);
    at += 45;
  }
  return total;
};

type PlainText = Pick<TextResult, 'text'>;

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A gap this many times as wide as the letters are high separates columns. Gaps in justified text are narrower. */
const columnGap = 1.5;

/** Returns the text of a page with a tab in wide gaps, so that a label and its value, or two columns, stay apart. */
const textOfPage = async (page: PdfPage): Promise<string> => {
  let text = '';
  let height = Infinity;
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item)) continue;
    text += item.str === ' ' && item.width > columnGap * height ? '\t' : item.str;
    if (item.hasEOL) text += '\n';
    if (item.height > 0) height = item.height;
  }
  return text;
};

const textOfPdf = async (bytes: Uint8Array): Promise<PlainText | Unreadable> => {
  const { getDocumentProxy: open } = await import('unpdf');
  const pdf = await open(new Uint8Array(bytes), { verbosity: 0 });
  if (pdf.numPages > maxReadPages) return { unreadable: 'too-many-pages' };
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await textOfPage(await pdf.getPage(number)));
  return { text: normaliseText(pages.join('\n\n')) };
};

const textOfDocx = async (bytes: Uint8Array): Promise<PlainText | Unreadable> => {
  if (declaredUnpackedBytes(bytes) > maxUnpackedBytes) return { unreadable: 'too-large' };
  const { extractRawText } = await import('mammoth');
  return { text: normaliseText((await extractRawText({ buffer: Buffer.from(bytes) })).value) };
};

const isEncrypted = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

const plainText = async (extension: string, bytes: Uint8Array): Promise<PlainText | Unreadable> => {
  if (extension === 'pdf') return textOfPdf(bytes);
  if (extension === 'docx') return textOfDocx(bytes);
  if (extension === 'txt') return { text: normaliseText(new TextDecoder().decode(bytes)) };
  return { text: '' };
};

/**
 * Extracts the text of a PDF, DOCX or TXT, with the details that a CV gives; empty for other kinds. Runs in a parser
 * process, which is stopped at its limits on time and memory if a file was designed to be slow.
 */
export const extractText = async (extension: string, bytes: Uint8Array): Promise<TextResult | Unreadable> => {
  try {
    const found = await plainText(extension, bytes);
    return 'text' in found ? { text: found.text, details: readCvDetails(found.text) } : found;
  } catch (error) {
    return { unreadable: isEncrypted(error) ? 'encrypted' : 'damaged' };
  }
};
