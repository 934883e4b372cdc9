import { Document, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Returns a real PDF, like those that recruiters upload. */
export const pdfCv = async (lines: readonly string[]): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 56, y: 780 - index * 22, size: 12, font });
  return Buffer.from(await document.save());
};

/** Returns a real Word document. */
export const docxCv = (lines: readonly string[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));
