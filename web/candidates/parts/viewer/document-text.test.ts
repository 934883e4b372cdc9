import { expect, test } from 'vitest';
import { splitDocumentText } from './document-text.tsx';

const kinds = (text: string) => splitDocumentText(text).map(({ kind, text: piece }) => [kind, piece]);

test('the first line is the name, and single short lines are headings', () => {
  expect(kinds('Ingrid Maalouf\nNewcastle NSW\n\nExperience\n\nClinical Nurse,\nSaltmarsh Hospital.')).toEqual([
    ['name', 'Ingrid Maalouf'],
    ['line', 'Newcastle NSW'],
    ['head', 'Experience'],
    ['line', 'Clinical Nurse,\nSaltmarsh Hospital.'],
  ]);
});

test('a single sentence is not a heading, and an empty text has no parts', () => {
  expect(kinds('Ingrid\n\nShe leads four theatres.')).toEqual([
    ['name', 'Ingrid'],
    ['line', 'She leads four theatres.'],
  ]);
  expect(kinds('')).toEqual([]);
});
