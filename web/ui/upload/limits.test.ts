import { afterEach, describe, expect, test } from 'vitest';
import { setUploadLimit } from '#web/platform/api/upload-limit.ts';
import { fileLimits, limitsText, logoLimits, fileLimitError } from './limits.ts';

const kilobyte = 1000;
afterEach(() => setUploadLimit(1_000_000));

test('the limits are shown up front', () => {
  expect(limitsText(fileLimits)).toBe(
    'doc, docx, gif, jpg, jpeg, pdf, png, xls, xlsx, ppt, pptx, svg, txt. Under 1 MB.',
  );
  expect(limitsText(logoLimits)).toBe('jpg, png. Up to 500 kB.');
});

describe('a file', () => {
  test.each(fileLimits.extensions)('with the extension %s is accepted, also in capitals', (extension) => {
    expect(fileLimitError({ name: `CV.${extension}`, size: 400 * kilobyte }, fileLimits)).toBeNull();
    expect(fileLimitError({ name: `CV.${extension.toUpperCase()}`, size: 400 * kilobyte }, fileLimits)).toBeNull();
  });

  test('of another kind is refused', () => {
    expect(fileLimitError({ name: 'photo.tiff', size: kilobyte }, fileLimits)).toBe('tiff files are not accepted.');
    expect(fileLimitError({ name: 'cv.pdf.exe', size: kilobyte }, fileLimits)).toBe('exe files are not accepted.');
    expect(fileLimitError({ name: 'README', size: kilobyte }, fileLimits)).toBe(
      'Files without an extension are not accepted.',
    );
    expect(fileLimitError({ name: '.pdf', size: kilobyte }, fileLimits)).toBe(
      'Files without an extension are not accepted.',
    );
  });

  test('is accepted under 1 MB and refused from there on', () => {
    expect(fileLimitError({ name: 'cv.pdf', size: 999_999 }, fileLimits)).toBeNull();
    expect(fileLimitError({ name: 'cv.pdf', size: 1_000_000 }, fileLimits)).toBe(
      'The file is 1 MB. It must be under 1 MB.',
    );
  });

  test('is refused for both reasons if both apply', () => {
    expect(fileLimitError({ name: 'a.tiff', size: 3_400_000 }, fileLimits)).toBe(
      'tiff files are not accepted. The file is also 3.4 MB and must be under 1 MB.',
    );
  });

  test('that is empty is refused', () => {
    expect(fileLimitError({ name: 'cv.pdf', size: 0 }, fileLimits)).toBe('The file is empty.');
  });
});

test('a logo of exactly 500 kB is accepted, one byte more is refused', () => {
  expect(fileLimitError({ name: 'logo.png', size: 500_000 }, logoLimits)).toBeNull();
  expect(fileLimitError({ name: 'logo.png', size: 500_001 }, logoLimits)).toBe(
    'The file is 501 kB. The limit is 500 kB.',
  );
  expect(fileLimitError({ name: 'logo.gif', size: 501_000 }, logoLimits)).toBe(
    'gif files are not accepted. The file is also 501 kB, and the limit is 500 kB.',
  );
});

describe('the limit of the server', () => {
  test('is shown and applies if a field has no limit of its own', () => {
    setUploadLimit(5_000_000);
    expect(limitsText({ extensions: ['pdf'] })).toBe('pdf. Under 5 MB.');
    expect(fileLimitError({ name: 'cv.pdf', size: 4_999_999 }, fileLimits)).toBeNull();
    expect(fileLimitError({ name: 'cv.pdf', size: 5_000_000 }, fileLimits)).toBe(
      'The file is 5 MB. It must be under 5 MB.',
    );
    expect(limitsText(logoLimits)).toBe('jpg, png. Up to 500 kB.');
  });

  test("applies instead of the field's limit if it is lower", () => {
    setUploadLimit(200_000);
    expect(limitsText(logoLimits)).toBe('jpg, png. Under 200 kB.');
    expect(fileLimitError({ name: 'logo.png', size: 200_000 }, logoLimits)).toBe(
      'The file is 200 kB. It must be under 200 kB.',
    );
  });
});
