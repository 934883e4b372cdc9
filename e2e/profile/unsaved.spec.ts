import { expect, test } from '@playwright/test';
import { updateBiographyEndpoint } from '#contract/profile/endpoints/biography.ts';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';

const again = 'We restored your unsaved changes. They aren’t saved yet.';
const changed = 'This changed while you were editing.';

test('unsaved input in the profile is restored until it is saved or discarded', async ({ page }) => {
  await asNewAgency(page, 'Beacon Unsaved');
  await page.goto('/profile');
  const way = page.getByRole('navigation', { name: 'Profile sections' });
  const go = (name: string) => way.getByRole('link', { name }).click();
  await expect(page.getByText('Add a logo to complete Profile Details.')).toBeVisible();
  await page.getByLabel('Website').fill('beacon.example');
  await go('Company Biography');
  await page.getByRole('textbox', { name: 'Company Biography' }).fill('Beacon finds people.');
  await go('Assessment');
  await page.getByLabel('Years').fill('7');
  await expect(page.getByText(again)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Years')).toHaveValue('7');
  await expect(page.getByText(again)).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Years')).toHaveValue('');

  await go('Profile Details');
  await expect(page.getByText(again)).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('beacon.example');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).first().fill('+65 5550 0100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile Details have been saved')).toBeVisible();
  await expect(page.getByText(again)).toHaveCount(0);

  await go('Company Biography');
  await expect(page.getByRole('textbox', { name: 'Company Biography' })).toHaveText('Beacon finds people.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Company Biography has been saved')).toBeVisible();
  for (const name of ['Assessment', 'Profile Details', 'Company Biography']) {
    await go(name);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(page.getByText(again)).toHaveCount(0);
  }
});

test("a form that was saved before reports a change by someone else, but not the user's own", async ({
  page,
  baseURL,
}) => {
  const { email, password } = await asNewAgency(page, 'Beacon Meanwhile');
  const colleague = await signInOverHttp(baseURL ?? '', email, password);
  await page.goto('/profile/biography');
  const text = page.getByRole('textbox', { name: 'Company Biography' });
  await text.fill('Beacon finds people.');
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Company Biography has been saved')).toBeVisible();
  await expect(page.getByText(changed)).toHaveCount(0);
  await colleague.call(updateBiographyEndpoint, { biography: '<p>Beacon finds nurses.</p>' });
  await expect(page.getByText(changed)).toBeVisible();
  await expect(text).toHaveText('Beacon finds people.');
});
