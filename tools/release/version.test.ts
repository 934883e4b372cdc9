import { expect, test } from 'vitest';
import { releaseVersion } from './version.ts';

const builtAt = new Date('2026-11-20T14:05:00.123Z');

test.each([
  [{ commit: '07beb22e41', isChanged: false }, '0.1.0+07beb22e41'],
  [{ commit: '07beb22e41', isChanged: true }, '0.1.0+07beb22e41.20261120T140500Z'],
  [{ commit: undefined, isChanged: false }, '0.1.0+20261120T140500Z'],
])('a release of %j names what it was built from', (sources, version) => {
  expect(releaseVersion('0.1.0', { ...sources, builtAt })).toBe(version);
});
