import { expect, test } from '@playwright/test';
import { signInAs } from '#e2e/actors/in-browser.ts';
import { people } from '#e2e/actors/people.ts';

test('the profile shows and saves its details with the head office, names what is wrong, and counts what is completed [P01]', async ({
  page,
}) => {
  await signInAs(page, people.rivalOwner);
  await page.goto('/profile');
  await expect(page).toHaveTitle('Rolecall Agency | Profile Details');
  const form = page.getByRole('form', { name: 'Profile Details' });
  await expect(form.getByLabel('Organization Name')).toHaveValue('Quayside Search');
  await form.getByLabel('First Name').fill('');
  await form.getByLabel('Website').fill('not an address');
  await form.getByLabel('City').fill(' ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('First Name is required!')).toBeVisible();
  await expect(form.getByText('Please enter a valid web address.')).toBeVisible();
  await expect(form.getByText('City is required!')).toBeVisible();
  await expect(form.getByText('3 fields need a look: Website, First Name, City')).toBeVisible();

  const said: Record<string, string> = {
    'First Name': 'Dominic',
    'Last Name': 'Achterberg',
    Website: 'https://quayside.example',
    LinkedIn: 'quayside-search',
    Twitter: '@quayside',
    Domain: 'quayside.example',
    Mobile: '+61 400 555 019',
    Fax: '+61 3 5550 0191',
    Skype: 'quayside.desk',
    'Address 1': '9 Pier Road',
    'Address 2': 'Level 2',
    City: 'Geelong',
    'State/Province': 'Victoria',
    Postal: '3220',
  };
  for (const [label, text] of Object.entries(said)) await form.getByLabel(label, { exact: false }).first().fill(text);
  await form.getByLabel('Gender').selectOption('Not stated');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile Details have been saved')).toBeVisible();
  await expect(form.getByText('Region: Australia & New Zealand')).toBeVisible();
  await page.reload();
  for (const [label, text] of Object.entries(said))
    await expect(form.getByLabel(label, { exact: false }).first()).toHaveValue(text);
  await expect(form.getByLabel('Gender')).toHaveValue('Not stated');
});

test('the profile can be looked at, but not changed, by those without the right', async ({ page }) => {
  await signInAs(page, people.standard);
  await page.goto('/profile');
  await expect(page.getByText('Changing the profile needs the right to edit it.')).toBeVisible();
  await expect(page.getByText('Level 4, 18 Wharf Street')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});
