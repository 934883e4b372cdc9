import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQuotation } from './find-quotation.ts';

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

test('every part of a document is found in it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.nat(7), (document, from) => {
      const part = document.slice(from);
      if ((part.match(/[a-z0-9]/gi) ?? []).length >= 4) expect(findQuotation(document, part)).toBeDefined();
    }),
  );
});
