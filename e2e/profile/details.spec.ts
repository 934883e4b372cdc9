import { expect, test } from '@playwright/test';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the profile shows and saves its details with the head office, lists invalid fields, and counts completed sections [P01]', async ({
  page,
}) => {
  await startSession(page, people.rivalOwner);
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
  await expect(form.getByText('Check 3 fields: Website, First Name, City')).toBeVisible();

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

test('users without the permission can view the profile, but not change it', async ({ page }) => {
  await startSession(page, people.standard);
  await page.goto('/profile');
  await expect(page.getByText('You don’t have permission to edit the company profile.')).toBeVisible();
  await expect(page.getByText('Level 4, 18 Wharf Street')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('saved details are changed and saved again after a reload, each part separately', async ({ page }) => {
  await asNewAgency(page, 'Beacon Again');
  await page.goto('/profile');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  const saveAs = async (texts: Record<string, string>): Promise<void> => {
    for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile Details have been saved')).toBeVisible();
    await page.reload();
    for (const [name, text] of Object.entries(texts)) await expect(field(name)).toHaveValue(text);
  };
  await saveAs({ Website: 'https://beacon.example', Phone: '+65 5550 0100' });
  await saveAs({ 'Twitter optional': '@beacon' });
  await page.getByLabel('Country').fill('Singap');
  await page.getByRole('option', { name: 'Singapore' }).click();
  await saveAs({ 'Address 1': '1 Quay', City: 'Singapore', Postal: '048000' });
  await saveAs({ City: 'Singapore City' });
  await expect(field('Twitter optional')).toHaveValue('@beacon');
});

test('with the keyboard only, every field of the profile is scrolled into view, at 720 by 450 and at 360 by 640', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/profile');
  for (const [width, height] of [
    [720, 450],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Organization Name').focus();
    const hidden: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      const covered = await page.evaluate(() => {
        const field = document.activeElement;
        if (!field) return null;
        const { left, top, width: across, height: high } = field.getBoundingClientRect();
        const over = document.elementFromPoint(left + across / 2, top + high / 2);
        return over === null || (!field.contains(over) && !over.contains(field)) ? field.outerHTML.slice(0, 120) : null;
      });
      if (covered !== null) hidden.push(covered);
      await page.keyboard.press('Tab');
    }
    expect.soft(hidden, `${String(width)} by ${String(height)}`).toEqual([]);
    await expect.soft(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  }
});
