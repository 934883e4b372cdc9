import { expect, test } from 'vitest';
import { countSaved } from './import-results.ts';

test('files without a refusal were saved', () => {
  expect(countSaved([])).toBe(0);
  expect(
    countSaved([
      { name: 'a.pdf', refusal: null },
      { name: 'b.exe', refusal: 'Accepted types: pdf' },
    ]),
  ).toBe(1);
});
