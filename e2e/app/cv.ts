import { Document, Packer, Paragraph } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A real PDF, like a recruiter's. */
export const pdfCv = async (lines: readonly string[]): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 56, y: 780 - index * 22, size: 12, font });
  return Buffer.from(await document.save());
};

/** A real Word document. */
export const docxCv = (lines: readonly string[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));
