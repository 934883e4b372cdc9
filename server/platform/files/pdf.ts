import { fileURLToPath } from 'node:url';

const margin = 56;

export interface PdfDocument {
  title: string;
  /** The line of text under the title. */
  under: string;
  sections: readonly { heading: string; lines: readonly string[] }[];
  attachments?: readonly { name: string; mediaType: string; content: string }[];
}

/**
 * Noto Sans, which covers the Latin, Greek, Cyrillic and Devanagari scripts. PDF readers show other letters as empty
 * boxes.
 */
const embedded = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
};

/**
 * Fonts that are built into every PDF reader and cover Western European letters. Documents with them are created ten
 * times as fast.
 */
const standard = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const isWestern = (text: string): boolean => /^[\n\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€]*$/.test(text);

/**
 * Turns "ccmp" off, so that an accented letter is one glyph. If it were drawn as two glyphs, a letter and an accent,
 * text copied from the document would have the accented letter in place of every occurrence of either glyph. The types
 * only allow features to be turned on.
 */
const wholeLetters = { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

/** Creates a PDF on as many A4 pages as it needs, with a title, a line under it, and sections of lines. */
export const makePdf = async (given: PdfDocument): Promise<Uint8Array> => {
  const { default: PDFDocument } = await import('pdfkit');
  const texts = [given.title, given.under, ...given.sections.flatMap(({ heading, lines }) => [heading, ...lines])];
  const fonts = texts.every((text) => isWestern(text.normalize('NFC'))) ? standard : embedded;
  // Fixed dates, so that the same content gives the same bytes.
  const info = { Title: given.title, CreationDate: new Date(0), ModDate: new Date(0) };
  const document = new PDFDocument({ size: 'A4', margin, font: fonts.regular, info, displayTitle: true });
  const write = (text: string, { font = fonts.regular, size = 10, gap = 5 } = {}): void => {
    document.font(font).fontSize(size).text(text.normalize('NFC'), { paragraphGap: gap, features: wholeLetters });
  };
  write(given.title, { font: fonts.bold, size: 20, gap: 4 });
  write(given.under, { gap: 6 });
  for (const { heading, lines } of given.sections) {
    document.moveDown(1);
    write(heading, { font: fonts.bold, size: 12, gap: 4 });
    for (const line of lines) write(line);
  }
  for (const { name, mediaType, content } of given.attachments ?? [])
    document.file(Buffer.from(content), {
      name,
      type: mediaType,
      creationDate: new Date(0),
      modifiedDate: new Date(0),
    });
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
