import { expect, test } from '@playwright/test';

test('the title is the product, the Agency label and the page [L01]', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page).toHaveTitle('Rolecall Agency | Privacy policy');
  await page.getByRole('link', { name: 'General terms' }).click();
  await expect(page).toHaveTitle('Rolecall Agency | General terms');
});

test('the footer has five offices, two kinds of terms, the privacy policy and a contact link [L05]', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('list', { name: 'Offices' }).getByRole('listitem')).toHaveText([
    'Australia',
    'Singapore',
    'Philippines',
    'United States',
    'United Kingdom',
  ]);
  for (const name of ['General terms', 'Opportunity terms', 'Privacy policy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    'mailto:support@rolecall.example',
  );
});

test('an unknown URL and a broken page say so and link to the home page [S14]', async ({ page }) => {
  for (const path of ['/404', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home Page' })).toHaveAttribute('href', '/');
  }
  await page.goto('/something-went-wrong');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Back to Home Page' })).toHaveAttribute('href', '/');
});

test('without a connection the offline page is shown; it retries, and returns when the connection is back [S12]', async ({
  page,
  context,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page).toHaveURL('/no-internet-connection');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You’re still offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page).not.toHaveURL('/no-internet-connection');
});

test('a spinner is shown while a page loads [L09]', async ({ page }) => {
  await page.goto('/privacy');
  await page.route('**/assets/terms.general*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('link', { name: 'General terms' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'General terms' })).toBeVisible();
});
