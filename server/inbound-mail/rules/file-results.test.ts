import { expect, test } from 'vitest';
import { countSavedFiles, isSignaturePicture } from './file-results.ts';

test('files without a refusal were saved', () => {
  expect(countSavedFiles([])).toBe(0);
  expect(
    countSavedFiles([
      { name: 'a.pdf', refusal: null },
      { name: 'b.exe', refusal: 'Accepted types: pdf' },
    ]),
  ).toBe(1);
});

test.each([
  ['a logo in the text', true, 50_000, true],
  ['a large picture in the text', true, 50_001, false],
  ['a small attached file', false, 1000, false],
])('%s', (_what, isInline, length, expected) => {
  expect(isSignaturePicture({ isInline, bytes: { length } })).toBe(expected);
});
