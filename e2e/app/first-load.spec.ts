import { expect, test } from '@playwright/test';
import { signInAs } from '../actors/browser-sign-in.ts';
import { people } from '../actors/people.ts';
import { pageSettled } from './layout-checks.ts';
import { recordCalls } from './recorded-calls.ts';

// The test of every route shows the same for each page that is loaded by its URL.
test('the page after the sign-in form sends each call once', async ({ page }) => {
  const sent = await recordCalls(page);
  await signInAs(page, people.owner);
  await pageSettled(page);
  // Signing in also renews the session; all data of the next page is fetched once.
  const reads = sent.filter((call) => call.startsWith('GET ') && !call.startsWith('GET /api/session'));
  expect(reads.length).toBeGreaterThan(3);
  expect(reads.filter((call, index) => reads.indexOf(call) !== index)).toEqual([]);
});
