import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an agency finds a client with its engagements, prequalification, contacts and history [M01]', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/clients');
  const table = page.getByRole('table', { name: 'My Clients' });
  await expect(table).toContainText('Calder Finch');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('northwind');
  await expect(table).not.toContainText('Calder Finch');
  await table.getByRole('link', { name: 'Northwind Health' }).click();
  await expect(page.getByRole('heading', { name: 'Northwind Health' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Prequalification' })).toContainText('Executive');
  const ownership = page.getByRole('region', { name: 'Candidate ownership' });
  await expect(ownership).toContainText(/Ownership lasts\s*\d+ days/);
  await expect(ownership).toContainText(/In (all talent requests of this client|one talent request)/);
  await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('link').first()).toBeVisible();
  await page
    .getByRole('table', { name: 'Engagements' })
    .getByRole('link', { name: /^Perioperative/ })
    .click();
  await expect(page.getByRole('heading', { name: /^Perioperative/ })).toBeVisible();
  await page.getByRole('link', { name: 'Northwind Health' }).click();
  await expect(page).toHaveURL(/\/clients\//);
});
