import { expect, test, type Page } from '@playwright/test';
import { listClassificationsEndpoint } from '#contract/profile/endpoints/work.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const pick = async (page: Page, form: string, label: string, value: string): Promise<void> => {
  const inside = page.getByRole('form', { name: form });
  await inside.getByLabel(label, { exact: true }).fill(value);
  await inside.getByRole('option', { name: value, exact: true }).click();
};

test.describe('of one agency, in sequence', () => {
  test.describe.configure({ mode: 'default' });

  test('classifications: a whole one replaces its parts, a part replaces the whole one, and removing the last one shows a warning [P06]', async ({
    page,
    baseURL,
  }) => {
    const owner = await signInOverHttp(baseURL ?? '', people.declinedOwner, demoPassword);
    await startSession(page, people.declinedOwner);
    await page.goto('/profile/classifications');
    await expect(page).toHaveTitle('Rolecall Agency | Job Classifications');
    const section = page
      .getByRole('navigation', { name: 'Profile sections' })
      .getByRole('link', { name: /Job Classifications/ });
    await expect(section).toContainText('No classifications');
    const form = page.getByRole('form', { name: 'Add classification' });
    const add = form.getByRole('button', { name: 'Add classification' });
    await add.click();
    await expect(form.getByText('Classification is required!')).toBeVisible();
    await pick(page, 'Add classification', 'Classification', 'Legal');
    await form.getByLabel('Sub-classification').selectOption('Property');
    const first = page.waitForResponse((response) => response.url().endsWith('/createTenantSubClassification'));
    await add.click();
    expect(await (await first).json()).toMatchObject({ firstLoggedIn: true, hasClassifications: true });
    await expect(page.getByText('Classification has been saved')).toBeVisible();
    await expect(section).toContainText('Completed');
    await form.getByLabel('Sub-classification').selectOption('Corporate');
    await add.click();
    await expect(page.getByRole('button', { name: 'Remove Corporate' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Property' })).toBeVisible();

    await form.getByLabel('Sub-classification').selectOption('Whole classification');
    await expect(form.getByText('Replaces the sub-classifications of Legal.')).toBeVisible();
    await add.click();
    await expect(page.getByRole('button', { name: 'Remove All of Legal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Property' })).toHaveCount(0);
    expect(await owner.call(listClassificationsEndpoint, {})).toMatchObject([
      { classification: 'Legal', withAllSubClassifications: true, tenantSubClassifications: [] },
    ]);
    await form.getByLabel('Sub-classification').selectOption('Litigation');
    await expect(form.getByText('Replaces all of Legal.')).toBeVisible();
    await add.click();
    await expect(page.getByRole('button', { name: 'Remove Litigation' })).toBeVisible();
    expect(await owner.call(listClassificationsEndpoint, {})).toMatchObject([
      { withAllSubClassifications: false, tenantSubClassifications: [{ subClassification: 'Litigation' }] },
    ]);
    const last = page.waitForResponse((response) => response.url().endsWith('/createTenantSubClassification'));
    await page.getByRole('button', { name: 'Remove Litigation' }).click();
    expect(await (await last).json()).toMatchObject({ hasClassifications: false });
    await expect(page.getByText('Classification has been deleted')).toBeVisible();
    await expect(section).toContainText('No classifications');
  });

  test('industries are added with their parts and deleted, and the reasons why some failed are shown together [P07]', async ({
    page,
  }) => {
    await startSession(page, people.declinedOwner);
    await page.goto('/profile/classifications');
    const form = page.getByRole('form', { name: 'Add industry' });
    const add = form.getByRole('button', { name: 'Add industry' });
    await add.click();
    await expect(form.getByText('Industry is required!')).toBeVisible();
    await form.getByLabel('Sector', { exact: true }).selectOption('Private');
    await form.getByLabel('Industry', { exact: true }).selectOption('Manufacturing');
    await form.getByRole('checkbox', { name: 'Machinery' }).check();
    await form.getByRole('checkbox', { name: 'Chemicals' }).check();
    await add.click();
    await expect(page.getByText('Industry has been saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Chemicals' })).toBeVisible();

    await form.getByRole('checkbox', { name: 'Machinery' }).check();
    await form.getByRole('checkbox', { name: 'Chemicals' }).check();
    await add.click();
    await expect(page.getByText('Machinery is on your list already, Chemicals is on your list already')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Machinery' }).click();
    await expect(page.getByText('Industry has been deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Machinery' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Chemicals' }).click();
    await expect(page.getByRole('button', { name: 'Remove Chemicals' })).toHaveCount(0);
  });

  test('job titles of the agency are added and deleted [P13]', async ({ page }) => {
    await startSession(page, people.declinedOwner);
    await page.goto('/profile/classifications');
    await pick(page, 'Add job title', 'Job title', 'Document Controller');
    await page.getByRole('form', { name: 'Add job title' }).getByRole('button', { name: 'Add job title' }).click();
    await expect(page.getByText('Job title has been saved')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Document Controller' }).click();
    await expect(page.getByText('Job title has been deleted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Document Controller' })).toHaveCount(0);
  });
});
