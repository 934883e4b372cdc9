import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { requestPasswordResetEndpoint, registerEndpoint } from '#contract/identity/endpoints.ts';
import { createTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { registerAgency } from '#e2e/actors/new-agency.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';

const password = 'eleven grey herons';

declare global {
  interface Window {
    shownHeadings: string[];
  }
}

/** Records every heading that the page shows, even briefly, and delays the next page's code. */
const watchHeadings = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.shownHeadings = [];
    const note = (): void => {
      for (const { textContent } of document.querySelectorAll('h1'))
        if (textContent && window.shownHeadings.at(-1) !== textContent) window.shownHeadings.push(textContent);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
};
const slowAssets = async (page: Page): Promise<void> => {
  await page.route('**/assets/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
};
const shown = (page: Page): Promise<string[]> => page.evaluate(() => window.shownHeadings);

test('a confirmed address never shows the message about a used link', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `confirm.${mark}@lighthouse.example`;
  const answer = await page.request.post(registerEndpoint.path, {
    data: {
      OrganizationName: `Lighthouse ${mark}`,
      PrimaryContactFirstName: 'Ottoline',
      PrimaryContactLastName: 'Marsh',
      PrimaryContactEmail: email,
      UserName: `ottoline${mark}`,
    },
  });
  expect(answer.status()).toBe(200);
  await watchHeadings(page);
  await page.goto(await waitForEmailedLink(page, email, 'Confirm your email address'));
  await page.getByLabel('New password').fill(password);
  await slowAssets(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText('Your account is confirmed, please sign in.')).toBeVisible();
  expect(await shown(page)).toEqual(['Confirm your email address', 'Account confirmed']);
});

test('a reset password never shows the message about a used link', async ({ page }) => {
  const { email } = await registerAgency(page, 'Lighthouse of Resets');
  expect((await page.request.post(requestPasswordResetEndpoint.path, { data: { email } })).ok()).toBe(true);
  await watchHeadings(page);
  await page.goto(await waitForEmailedLink(page, email, 'Reset your password'));
  await page.getByLabel('New password').fill(`${password} again`);
  await slowAssets(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await shown(page)).toEqual(['Choose a password', 'Your password is saved']);
});

test('a submitted testimonial never shows the message about a used link', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { token } = await owner.call(createTestimonialEndpoint, {
    fullName: 'Tove Aldermann',
    jobTitle: 'Head of Talent',
    company: 'Northwind Health',
    email: `tove.${randomUUID().slice(0, 8)}@northwind.example`,
  });
  await watchHeadings(page);
  await page.goto(`/Agency/createtestimonial/${String(token)}`);
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('They listen first.');
  await page.getByLabel('Your organization’s logo').setInputFiles({
    name: 'northwind.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await slowAssets(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/Agency\/ThankYouPage$/);
  await expect.poll(() => shown(page)).toHaveLength(2);
  expect((await shown(page)).join()).not.toContain('This link doesn’t work');
});
