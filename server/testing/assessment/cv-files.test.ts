import { expect, test } from 'vitest';
import { extractText } from '#server/platform/files/parser/extract-text.ts';
import { cvFileOf } from './cv-files.ts';
import { inventedCvs } from './invented-cvs.ts';

test('name, email, phone and every sentence are read from forty CVs in five layouts, as PDF, DOCX and TXT', async () => {
  const extensions = new Set<string>();
  for (const { layout, person, truth } of inventedCvs) {
    const { extension, bytes } = await cvFileOf(layout);
    extensions.add(extension);
    const found = await extractText(extension, bytes);
    if (!('text' in found)) throw new Error(found.unreadable);
    const { details, text } = found;
    expect([extension, layout.kind, details.firstName, details.lastName]).toEqual([
      extension,
      layout.kind,
      person.firstName,
      person.lastName,
    ]);
    expect(details.emailAddress).toBe(person.emailAddress);
    expect(details.phones).toHaveLength(1);
    for (const { sentence } of truth) if (sentence !== null) expect(text).toContain(sentence);
  }
  expect([...extensions].toSorted()).toEqual(['docx', 'pdf', 'txt']);
});

test('in a PDF, a tab separates two columns, and the words of a sentence have a space between them', async () => {
  for (const { labelColumns, truth } of inventedCvs) {
    const { extension, bytes } = await cvFileOf(labelColumns);
    const found = await extractText(extension, bytes);
    if (!('text' in found)) throw new Error(found.unreadable);
    expect(found.text).toMatch(/^Nationality\t\p{Lu}\p{L}+(?: \p{L}+)?$/mu);
    for (const { sentence } of truth) if (sentence !== null) expect(found.text).toContain(`Experience\t${sentence}`);
  }
});
