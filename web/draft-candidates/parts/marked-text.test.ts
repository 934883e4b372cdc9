import { expect, test } from 'vitest';
import { splitAtQuotations } from './marked-text.tsx';

const text = 'Nurse. Led a ward. Wrote a procedure.';
const quote = (quotation: string | null) => ({
  requirementId: 'r',
  quotation,
  start: quotation === null ? null : text.indexOf(quotation),
});

test('quoted words carry the numbers of their requirements, and nothing is lost', () => {
  const pieces = splitAtQuotations(text, [quote('Led a ward.'), quote(null), quote('ward. Wrote')]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(
    pieces.filter(({ numbers }) => numbers.length > 0).map(({ text: words, numbers }) => [words, numbers]),
  ).toEqual([
    ['Led a ', [1]],
    ['ward.', [1, 3]],
    [' Wrote', [3]],
  ]);
});

test('a text without quotations is one piece', () => {
  expect(splitAtQuotations(text, [])).toHaveLength(1);
});
