import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#server/testing/timing/processor-time.ts';
import { findQuotation, maxQuotationLength } from './find-quotation.ts';

const cv = 'Tove Aldermann\n\nRegistered  Nurse, no\nconditions. “Led” a shift – eleven people.';

test('a quotation is found across line breaks, case and typographic variants, and given back in the words of the document', () => {
  expect(findQuotation(cv, 'registered nurse, no conditions')).toEqual({
    quotation: 'Registered  Nurse, no\nconditions',
    start: cv.indexOf('Registered'),
  });
  expect(findQuotation(cv, '"led" a shift - eleven')?.quotation).toBe('“Led” a shift – eleven');
});

test('words that are not in the document, and scraps that occur by chance, are not found', () => {
  expect(findQuotation(cv, 'Registered Midwife')).toBeUndefined();
  expect(findQuotation(cv, 'a')).toBeUndefined();
  expect(findQuotation(cv, ' ... ')).toBeUndefined();
  expect(findQuotation(cv, '')).toBeUndefined();
});

test('a quotation that is found occurs in the document at its position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (document, quotation) => {
      const found = findQuotation(document, quotation);
      if (found) expect(document.slice(found.start, found.start + found.quotation.length)).toBe(found.quotation);
    }),
  );
});

test('a quotation consists of whole words', () => {
  expect(findQuotation(cv, 'egistered Nurs')).toBeUndefined();
  expect(findQuotation(cv, 'Registered Nurse, no condition')).toBeUndefined();
  expect(findQuotation('Interned at a bank, later an intern at a bankers’ club', 'intern at a bank')).toBeUndefined();
  expect(findQuotation('Unregistered nurses. A registered nurse.', 'registered nurse')?.start).toBe(23);
  expect(findQuotation('Seit 2011 in der Chirurgie tätig', 'in der Chirurgie t')).toBeUndefined();
  expect(findQuotation('看護師として十年の経験', '看護師として十年')?.start).toBe(0);
});

test('fewer than eight letters and digits are found only as an entry of a list or a line', () => {
  const skills = 'Skills\nPython, SQL, C++ and Go\nJava\n\nWorked with and for the city. Ran SQL servers';
  expect(findQuotation(skills, 'with and')).toBeUndefined();
  expect(findQuotation(skills, 'the city')).toBeUndefined();
  expect(findQuotation(skills, 'Go')).toBeUndefined();
  expect(findQuotation(skills, 'sql')).toEqual({ quotation: 'SQL', start: skills.indexOf('SQL') });
  expect(findQuotation(skills, 'Java')?.quotation).toBe('Java');
  expect(findQuotation(skills, 'and for the')?.quotation).toBe('and for the');
  expect(findQuotation('Ran SQL servers', 'SQL')).toBeUndefined();
});

test('a quotation that is too long is not found, even if it occurs', () => {
  const document = 'Registered nurse since 2011. '.repeat(20).trim();
  expect(findQuotation(document, document)).toBeUndefined();
  expect(findQuotation('x'.repeat(maxQuotationLength), 'x'.repeat(maxQuotationLength))?.start).toBe(0);
  expect(findQuotation('x'.repeat(maxQuotationLength + 1), 'x'.repeat(maxQuotationLength + 1))).toBeUndefined();
});

test.each([
  ['Led a 24‑hour ward — “acute”', 'led a 24-hour ward - "acute"'],
  ['the ward’s roster', "the ward's roster"],
  ['regis\u00adtered\u00a0\u00a0nurse', 'Registered nurse'],
  ['Registered\r\n\tnurse', 'registered  nurse '],
  ['«Cheffe de clinique»', '"cheffe de clinique"'],
])('%j is found as %j', (document, quotation) => {
  expect(findQuotation(document, quotation)).toEqual({ quotation: document, start: 0 });
});

const hospital = 'Hôpital Édouard Herriot, Chirurgie viscérale à Lyon';

test.each([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
])('a quotation from a document in %s is found in %s, at its position in the document', (documentForm, form) => {
  const document = `Élodie Béranger, infirmière\n${hospital}, équipe mobile`.normalize(documentForm);
  const part = hospital.normalize(documentForm);
  expect(findQuotation(document, hospital.normalize(form))).toEqual({
    quotation: part,
    start: document.indexOf(part),
  });
  const [accented, plain] = ['Chirurgie viscérale'.normalize(form), 'Chirurgie viscerale'];
  expect(findQuotation(document, accented)?.quotation).toBe('Chirurgie viscérale'.normalize(documentForm));
  expect(findQuotation(document, plain)).toBeUndefined();
});

test('an accent belongs to its letter: a quotation neither ends before it nor leaves it out', () => {
  const document = 'Worked at Café Résumé'.normalize('NFD');
  expect(findQuotation(document, 'worked at cafe')).toBeUndefined();
  expect(findQuotation(document, 'worked at café')?.quotation).toBe('Worked at Café'.normalize('NFD'));
  expect(findQuotation('İSTANBUL clinic, 2019', 'i\u0307stanbul clinic')?.quotation).toBe('İSTANBUL clinic');
  expect(findQuotation('𝒜 registered nurse', 'registered nurse')?.start).toBe(3);
});

test('a search through a long document takes no long time', () => {
  const document = 'Régistered nurse since 2011. '.repeat(7000);
  expect(processorMs(() => findQuotation(document, 'never occurs in this'))).toBeLessThan(1_000);
});

test('a row of words of a document is found in it, and a part of a word is not', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé0-9]{4,9}$/), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.nat(1), (all, from) => {
      const document = all.join(' ');
      const part = all.slice(from, from + 2).join('\n');
      expect(findQuotation(document, part)).toBeDefined();
      const cut = findQuotation(document, part.slice(1));
      if (cut) expect(document.charAt(cut.start - 1)).toMatch(/^(?: |)$/);
    }),
  );
});
