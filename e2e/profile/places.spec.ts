import { expect, test } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('addresses: the head office is edited, and others are added, edited and deleted with all their fields [P04]', async ({
  page,
}) => {
  await startSession(page, people.pendingOwner);
  await page.goto('/profile/addresses');
  await expect(page).toHaveTitle('Rolecall Agency | Addresses');
  await expect(page.getByText('40 Lantern Quay')).toBeVisible();
  await page.getByRole('button', { name: 'Edit head office' }).click();
  const head = page.getByRole('alertdialog', { name: 'Edit head office' });
  await head.getByLabel('Address 2').fill('Level 7');
  await head.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address has been saved')).toBeVisible();
  await expect(page.getByText('Level 7')).toBeVisible();

  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Add address' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const field of ['Type', 'Address 1', 'City', 'Postal', 'Country'])
    await expect(dialog.getByText(`${field} is required!`)).toBeVisible();
  await dialog.getByLabel('Type').selectOption('Branch Office');
  await dialog.getByLabel('Address 1').fill('12 Harbour Parade');
  await dialog.getByLabel('City').fill('Cebu');
  await dialog.getByLabel('State/Province').fill('Central Visayas');
  await dialog.getByLabel('Postal').fill('6000');
  await dialog.getByLabel('Country').fill('Philipp');
  await dialog.getByRole('option', { name: 'Philippines' }).click();
  await expect(dialog.getByText('Region: South-East Asia')).toBeVisible();
  await dialog.getByLabel('Phone').fill('+63 32 555 0144');
  await dialog.getByLabel('Email').fill('cebu@lantern.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article').filter({ hasText: '12 Harbour Parade' });
  for (const text of [
    'Branch Office',
    'Cebu',
    'Central Visayas',
    '6000',
    'Philippines',
    'South-East Asia',
    '+63 32 555 0144',
    'cebu@lantern.example',
  ])
    await expect(card).toContainText(text);

  await card.getByRole('button', { name: 'Edit 12 Harbour Parade' }).click();
  const edit = page.getByRole('alertdialog', { name: 'Edit address' });
  await edit.getByLabel('Address 1').fill('14 Harbour Parade');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete 14 Harbour Parade' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Address has been deleted')).toBeVisible();
  await expect(page.getByText('14 Harbour Parade')).toHaveCount(0);
  await expect(page.getByText('No other addresses yet.')).toBeVisible();
});

test('regions and countries served are added and deleted, and the side card follows [P05]', async ({ page }) => {
  await startSession(page, people.pendingOwner);
  await page.goto('/profile/areas');
  await expect(page).toHaveTitle('Rolecall Agency | Regions');
  const add = page.getByRole('form', { name: 'Add region' });
  await add.getByRole('button', { name: 'Add region' }).click();
  await expect(add.getByText('Region is required!')).toBeVisible();
  await add.getByLabel('Region').selectOption('North Asia');
  await add.getByLabel('Country').fill('Japan');
  await add.getByRole('option', { name: 'Japan' }).click();
  await add.getByRole('button', { name: 'Add region' }).click();
  await expect(page.getByText('Region has been saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Japan' })).toBeVisible();
  await add.getByLabel('Region').selectOption('South-East Asia');
  await add.getByLabel('Country').fill('Singapore');
  await add.getByRole('option', { name: 'Singapore' }).click();
  await add.getByRole('button', { name: 'Add region' }).click();
  await expect(add.getByText('You already serve the whole region, including this country.')).toBeVisible();

  const section = page
    .getByRole('complementary', { name: 'Profile', exact: true })
    .getByRole('link', { name: /Regions/ });
  await expect(section).toContainText('Completed');
  await page.getByRole('button', { name: 'Remove Japan' }).click();
  await page.getByRole('button', { name: 'Remove All of South-East Asia' }).click();
  await expect(page.getByText('Region has been deleted').first()).toBeVisible();
  await expect(page.getByText('No regions yet.')).toBeVisible();
  await expect(section).not.toContainText('Completed');
  await add.getByLabel('Region').selectOption('South-East Asia');
  await add.getByRole('button', { name: 'Add region' }).click();
  await expect(section).toContainText('Completed');
});
