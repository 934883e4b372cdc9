import { expect, test } from 'vitest';
import { piecesOf } from './document-text.tsx';

const kinds = (text: string) => piecesOf(text).map(({ kind, text: piece }) => [kind, piece]);

test('the first line is whose document it is, short lines alone are heads', () => {
  expect(kinds('Ingrid Maalouf\nNewcastle NSW\n\nExperience\n\nClinical Nurse,\nSaltmarsh Hospital.')).toEqual([
    ['name', 'Ingrid Maalouf'],
    ['line', 'Newcastle NSW'],
    ['head', 'Experience'],
    ['line', 'Clinical Nurse,\nSaltmarsh Hospital.'],
  ]);
});

test('a sentence alone is no head, and nothing is nothing', () => {
  expect(kinds('Ingrid\n\nShe leads four theatres.')).toEqual([
    ['name', 'Ingrid'],
    ['line', 'She leads four theatres.'],
  ]);
  expect(kinds('')).toEqual([]);
});
