import { expect, test } from 'vitest';
import { browserFamilyOf } from './browser-family.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test('every Chromium browser counts as Chrome', () => {
  for (const name of ['Chrome/140.0.0.0 Safari/537.36', 'HeadlessChrome/140.0.0.0 Safari/537.36'])
    expect(browserFamilyOf(`Mozilla/5.0 (X11; Linux x86_64) ${engine} ${name}`)).toBe('chrome');
  expect(browserFamilyOf(`Mozilla/5.0 (Windows NT 10.0) ${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`)).toBe(
    'chrome',
  );
  expect(browserFamilyOf(`Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1`)).toBe(
    'chrome',
  );
});

test('Firefox, Safari and other browsers are distinguished', () => {
  expect(browserFamilyOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('firefox');
  expect(
    browserFamilyOf('Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'),
  ).toBe('safari');
  expect(browserFamilyOf('Links (2.29)')).toBe('other');
});
