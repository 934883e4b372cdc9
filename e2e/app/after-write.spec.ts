import { expect, test } from '@playwright/test';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { pageSettled } from './layout-checks.ts';

test('after a write each call of the page is repeated once, its own echo in the live feed included', async ({
  page,
  context,
  baseURL,
}) => {
  const agency = await signInOverHttp(baseURL ?? '', people.rivalOwner);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  await applyToEngagement(agency, employer, engagementId);

  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') sent.push(`${pathname}${search}`);
  });
  await startSession(page, people.larkfieldEmployer);
  const path = `/employer/engagements/${engagementId}/applications`;
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.locator('[data-live="true"]')).toBeAttached();
  await pageSettled(page);
  sent.length = 0;
  const row = page.getByRole('row', { name: 'Quayside Search' });
  await row.getByRole('button', { name: 'Approve Quayside Search' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  // Both pages receive the change through this browser's feed. So once the other page shows the change, this page has
  // received the message too.
  await expect(other.getByRole('row', { name: 'Quayside Search' })).toContainText('Approved');
  await pageSettled(page);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
});
