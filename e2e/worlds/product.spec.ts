import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';

test('the product of the run is ready and serves its page to the browser', async ({ page, request }) => {
  expect((await request.get('/readyz')).ok()).toBe(true);
  const answer = await page.goto('/privacy');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main')).toBeVisible();
});

test('axe works in the browser of the run: it finds an image without alternative text', async ({ page }) => {
  await page.setContent('<html lang="en"><title>One</title><main><h1>One</h1><img src="data:,"></main></html>');
  const violations = await axeViolations(page);
  expect(violations.map(({ id }) => id)).toEqual(['image-alt']);
});
