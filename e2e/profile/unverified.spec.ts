import { expect, test } from '@playwright/test';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('/unverified says what is missing and what happens next: for a new, a waiting and a declined agency [L12]', async ({
  page,
  browser,
}) => {
  await asNewAgency(page, 'Skerry Search');
  await page.goto('/unverified');
  await expect(page).toHaveTitle('Rolecall Agency | Not active yet');
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(0)).toContainText(
    'Still to complete: Profile Details (including a Company Logo), Company Biography, Addresses, Regions, Job Classifications',
  );
  await expect(steps.nth(1)).toContainText('You haven’t answered any questions yet.');
  await expect(steps.nth(2)).toContainText('Rolecall reviews your answers after you confirm the assessment.');
  await steps.nth(0).getByRole('link', { name: 'Company Biography' }).click();
  await expect(page).toHaveURL(/\/profile\/biography$/);

  const waiting = await browser.newPage();
  await startSession(waiting, people.pendingOwner);
  await waiting.goto('/unverified');
  await expect(waiting.getByText('You’ve confirmed the assessment.')).toBeVisible();
  await expect(waiting.getByText(/^Pending Activation: Rolecall is reviewing your answers and/)).toBeVisible();
  await waiting.close();

  const declined = await browser.newPage();
  await startSession(declined, people.declinedOwner);
  await declined.goto('/unverified');
  await expect(declined.getByText(/^Account Declined: The professional indemnity certificate/)).toBeVisible();
  await declined.getByRole('link', { name: 'Open the assessment' }).click();
  await expect(declined).toHaveURL(/\/profile\/assessment$/);
  await declined.close();
});

test('a new agency starts at the checklist of missing parts, each linking to where it is filled in', async ({
  page,
}) => {
  await asNewAgency(page, 'Marram Talent');
  await page.goto('/opportunities');
  await expect(page).toHaveURL(/\/profile$/);
  const checklist = page.getByRole('region', { name: 'Steps to get access to the marketplace' });
  await expect(checklist).toContainText('Company Biography, Addresses, Regions, Job Classifications');
  await checklist.getByRole('link', { name: 'Regions' }).click();
  await expect(page).toHaveURL(/\/profile\/areas$/);
  await page.goto('/profile');
  await checklist.getByRole('link', { name: 'Open the assessment' }).click();
  await expect(page).toHaveURL(/\/profile\/assessment$/);
});

test('an approved agency sees no checklist on its profile', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/profile');
  await expect(page.getByRole('form', { name: 'Profile Details' })).toBeVisible();
  await expect(page.getByText('Steps to get access to the marketplace')).toHaveCount(0);
});
