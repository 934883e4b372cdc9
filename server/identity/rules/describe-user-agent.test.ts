import { expect, test } from 'vitest';
import { describeUserAgent } from './describe-user-agent.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/153.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/20.0 Safari/605.1.15`, 'Safari on macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) ${apple} CriOS/153.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${apple} SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['curl/8.9 (Linux)', 'A program on Linux'],
  ['', 'A program'],
])('%s is %s', (userAgent, device) => {
  expect(describeUserAgent(userAgent)).toBe(device);
});
