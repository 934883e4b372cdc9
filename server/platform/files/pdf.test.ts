import { expect, test } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { makePdf } from './pdf.ts';

test('names in Latin, Greek and Cyrillic letters are printed as they are, and can be copied', async () => {
  const names = ['Łukasz Żak', 'Nguyễn Thị Ánh', 'Iris Lindqvist', 'Ελένη Παπαδοπούλου', 'Юлія Ґонта'];
  const bytes = await makePdf({
    title: 'Names',
    under: 'José Größe, 5 €',
    sections: [{ heading: 'Names', lines: names }],
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
    mergePages: true,
  });
  for (const name of [...names, 'José Größe, 5 €']) expect(text).toContain(name);
});

test('without such names a document needs no font of its own', async () => {
  const bytes = await makePdf({ title: 'Terms', under: 'José Größe, 5 €', sections: [] });
  expect(bytes.length).toBeLessThan(3000);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
    mergePages: true,
  });
  expect(text).toContain('José Größe, 5 €');
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
  expect(read.getPageCount()).toBe(4);
  expect(read.getTitle()).toBe('Łukasz Żak');
  expect(Buffer.from(bytes).toString('latin1')).toContain('(data.json)');
});
