import { expect, test } from '@playwright/test';
import { signInAs } from '../actors/browser-sign-in.ts';
import { asNewAgency } from '../actors/new-agency.ts';
import { people } from '../actors/people.ts';
import { pageSettled } from './layout-checks.ts';
import { recordCalls, recordLiveCalls } from './recorded-calls.ts';

const repeated = (calls: readonly string[]): string[] => calls.filter((call, index) => calls.indexOf(call) !== index);

// For pages loaded by their URL, the every-route test proves that each call is sent once.
test('the page after the sign-in form sends each call once', async ({ page }) => {
  const sent = await recordCalls(page);
  await signInAs(page, people.owner);
  await pageSettled(page);
  // Signing in also renews the session, so those calls are left out. Every other read is sent only once.
  const reads = sent.filter((call) => call.startsWith('GET ') && !call.startsWith('GET /api/session'));
  expect(reads.length).toBeGreaterThan(3);
  expect(repeated(reads)).toEqual([]);
});

test('the live feed does not repeat the calls of a page when it opens, in the first tab and in a second one', async ({
  page,
  context,
}) => {
  // No other journey changes a new agency's data.
  await asNewAgency(page, 'Beacon Once');
  const tabs = [page, await context.newPage()];
  const sent = tabs.map((tab) => recordLiveCalls(tab));
  for (const tab of tabs) {
    await tab.goto('/profile');
    await expect(tab.locator('[data-live="true"]')).toBeAttached();
  }
  // A feed that has missed messages refetches everything a second after it opens.
  await page.waitForTimeout(2500);
  for (const calls of sent) {
    expect(calls.length).toBeGreaterThan(3);
    expect(repeated(calls)).toEqual([]);
  }
});
