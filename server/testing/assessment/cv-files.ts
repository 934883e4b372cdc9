import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { CvLayout } from './cv-layouts.ts';

const paragraphs = (text: string): Paragraph[] => text.split('\n').map((line) => new Paragraph(line));

const docxOf = async (children: readonly (Paragraph | Table)[]): Promise<Uint8Array> =>
  Packer.toBuffer(new Document({ sections: [{ children: [...children] }] }));

const rowOf = (cells: readonly string[]): TableRow =>
  new TableRow({ children: cells.map((text) => new TableCell({ children: paragraphs(text) })) });

const pdfOf = async ({ left, right }: Extract<CvLayout, { kind: 'columns' }>): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([842, 595]);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const y = 540 - at * 22;
    if (left[at] !== undefined) page.drawText(left[at] ?? '', { x: 40, y, size: 9, font });
    if (right[at] !== undefined) page.drawText(right[at] ?? '', { x: 320, y, size: 9, font });
  }
  return document.save();
};

/** Creates the file of a CV: two columns as a PDF, a table as a Word document, and lines as text or a Word document. */
export const cvFileOf = async (made: CvLayout): Promise<{ extension: string; bytes: Uint8Array }> => {
  if (made.kind === 'columns') return { extension: 'pdf', bytes: await pdfOf(made) };
  if (made.kind === 'table') {
    return { extension: 'docx', bytes: await docxOf([new Table({ rows: made.rows.map(rowOf) })]) };
  }
  return made.lines.length % 2 === 0
    ? { extension: 'docx', bytes: await docxOf(made.lines.map((line) => new Paragraph(line))) }
    : { extension: 'txt', bytes: new TextEncoder().encode(made.lines.join('\n')) };
};
