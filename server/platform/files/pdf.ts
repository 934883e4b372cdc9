import type { PDFFont, PDFPage } from 'pdf-lib';

const page = { width: 595, height: 842, margin: 56 };

export interface PdfDocument {
  title: string;
  /** The line under the title. */
  under: string;
  sections: readonly { heading: string; lines: readonly string[] }[];
  attachments?: readonly { name: string; mediaType: string; content: string }[];
}

/** Latin letters that Unicode does not take apart into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i' };

/**
 * The text in characters that the standard fonts have: Latin letters without unknown accents, otherwise a question mark.
 */
export const printable = (text: string, characters: ReadonlySet<number>): string =>
  [...text.replaceAll('\u00a0', ' ')]
    .map((sign) => {
      const has = (one: string): boolean => characters.has(one.codePointAt(0) ?? 0);
      if (has(sign)) return sign;
      const [base = '?'] = plainLetters[sign] ?? sign.normalize('NFD');
      return has(base) ? base : '?';
    })
    .join('');

/** A word that is longer than a line, such as a hash, is broken anywhere. */
const brokenWords = (text: string, fits: (line: string) => boolean): string[] =>
  text.split(' ').flatMap((word) => {
    const parts: string[] = [];
    let rest = word;
    while (!fits(rest)) {
      let length = rest.length - 1;
      while (length > 1 && !fits(rest.slice(0, length))) length -= 1;
      parts.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    return [...parts, rest];
  });

const wrap = (text: string, font: PDFFont, size: number): string[] => {
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= page.width - 2 * page.margin;
  const lines: string[] = [];
  let line = '';
  for (const word of brokenWords(text, fits)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (!fits(longer) && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
};

/** A PDF document on as many pages as it needs: a title, a line under it, and sections of lines. */
export const makePdf = async (given: PdfDocument): Promise<Uint8Array> => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(given.title);
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const characters = new Set(regular.getCharacterSet());
  let sheet: PDFPage = document.addPage([page.width, page.height]);
  let y = page.height - page.margin;
  const write = (text: string, font: PDFFont, size: number, gap: number): void => {
    for (const line of wrap(printable(text, characters), font, size)) {
      if (y - size - gap < page.margin) {
        sheet = document.addPage([page.width, page.height]);
        y = page.height - page.margin;
      }
      y -= size + gap;
      sheet.drawText(line, { x: page.margin, y, size, font });
    }
  };
  write(given.title, bold, 20, 4);
  write(given.under, regular, 10, 6);
  for (const section of given.sections) {
    y -= 14;
    write(section.heading, bold, 12, 4);
    for (const line of section.lines) write(line, regular, 10, 5);
  }
  for (const { name, mediaType, content } of given.attachments ?? [])
    await document.attach(Buffer.from(content), name, { mimeType: mediaType });
  return document.save();
};
