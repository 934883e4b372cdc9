import { expect, test } from 'vitest';
import { operations } from '#contract/registry.ts';
import { testimonialFormShape } from '#contract/testimonials/shapes.ts';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../dist/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const filesWith = (pattern: RegExp): string[] =>
  Object.entries(sources)
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path.replace(/^(\.\.\/)+/, ''));

test('every file control is the upload field, whose limit comes from the server', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(filesWith(/[^[]type="file"|<FileTrigger|<DropZone|\.showOpenFilePicker/)).toEqual(['./upload-field.tsx']);
  expect(filesWith(/\bbytes: [\d_]+/)).toEqual(['./limits.ts']);
});

test('an upload without a session gets the limit with its form', () => {
  const open = operations.filter(({ upload, access }) => upload === true && access === 'public');
  expect(open.map(({ name }) => name)).toEqual(['testimonials.uploadImage']);
  expect(Object.keys(testimonialFormShape.shape)).toContain('uploadLimitBytes');
});
