import { expect, test } from 'vitest';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { makePdf, printable } from './pdf.ts';

test('letters that the font lacks lose their accents, and others become question marks', async () => {
  const document = await PDFDocument.create();
  const characters = new Set((await document.embedFont(StandardFonts.Helvetica)).getCharacterSet());
  expect(printable('Łukasz Żak, Đorđe Çelik, José Größe', characters)).toBe('Lukasz Zak, Dorde Çelik, José Größe');
  expect(printable('李 雷', characters)).toBe('? ?');
  expect(printable('12\u00a0500', characters)).toBe('12 500');
});

test('a document has as many pages as it needs, with its title and attachments', async () => {
  const lines = Array.from({ length: 120 }, (_, line) => `Line ${String(line)} of Łukasz Żak 李`);
  const bytes = await makePdf({
    title: 'Łukasz Żak',
    under: 'What Harbour Talent holds',
    sections: [{ heading: 'Contact', lines: [...lines, 'x'.repeat(400)] }],
    attachments: [{ name: 'data.json', mediaType: 'application/json', content: '{}' }],
  });
  const read = await PDFDocument.load(bytes);
  expect(read.getPageCount()).toBe(3);
  expect(read.getTitle()).toBe('Łukasz Żak');
});
