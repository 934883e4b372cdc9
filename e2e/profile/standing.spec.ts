import { expect, test } from '@playwright/test';
import {
  createOfficeEndpoint,
  deleteOfficeEndpoint,
  createAreaEndpoint,
  deleteAreaEndpoint,
} from '#contract/profile/endpoints/places.ts';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const pending = 'Rolecall is reviewing your assessment and will email you its decision.';

test("a banner above every page shows Rolecall's decision, and that job classifications are missing [L07]", async ({
  browser,
}) => {
  const faces: { email: string; path: string; shows: string[]; hides: string[] }[] = [
    {
      email: people.pendingOwner,
      path: '/opportunities',
      shows: ['Pending Activation', pending],
      hides: ['Account Declined', 'Add Job Classifications.'],
    },
    {
      email: people.declinedOwner,
      path: '/profile/areas',
      shows: ['Account Declined', 'Your agency can’t access the marketplace.'],
      hides: ['Pending Activation'],
    },
    {
      email: people.rivalOwner,
      path: '/opportunities',
      shows: [
        'Add Job Classifications.',
        'Without job classifications, you’re matched only with clients that have hired through you.',
      ],
      hides: ['Pending Activation', 'Account Declined'],
    },
    {
      email: people.owner,
      path: '/opportunities',
      shows: [],
      hides: ['Pending Activation', 'Account Declined', 'Add Job Classifications.'],
    },
  ];
  for (const { email, path, shows, hides } of faces) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await startSession(page, email);
    const answered = page.waitForResponse((response) => response.url().includes('/getPercentageCompletion/'));
    await page.goto(path);
    await answered;
    const banners = page.getByRole('main').getByRole('status');
    for (const text of shows) await expect(banners.filter({ hasText: text }).first()).toBeVisible();
    for (const text of hides) await expect(banners.filter({ hasText: text })).toHaveCount(0);
    await context.close();
  }
});

test('the banner about missing classifications links to their page', async ({ page }) => {
  await startSession(page, people.rivalOwner);
  await page.goto('/opportunities');
  await page.getByRole('link', { name: 'Add Job Classifications' }).click();
  await expect(page).toHaveURL(/\/profile\/classifications$/);
});

test('an unverified user with an incomplete assessment is redirected to the profile from every other page [L06]', async ({
  page,
}) => {
  await asNewAgency(page, 'Beacon First');
  await page.goto('/');
  await expect(page).toHaveURL(/\/profile$/);
  for (const path of ['/opportunities', '/engagement/board', '/activitystream/notification']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/profile$/);
  }
  await page.goto('/profile/assessment');
  await expect(page.getByRole('heading', { name: 'Assessment', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/assessment$/);
  await expect(
    page.getByText('Complete your profile and confirm the assessment so that Rolecall can review your agency.'),
  ).toBeVisible();
});

test('the side card counts the six sections, each one sixth, up and down, and lists the completed ones [P02]', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await asNewAgency(page, 'Beacon Sixth');
  const owner = await signInOverHttp(baseURL ?? '', email, password);
  await page.goto('/profile/addresses');
  const card = page.getByRole('complementary', { name: 'Profile', exact: true });
  const bar = card.getByRole('progressbar', { name: 'Profile completion' });
  const sections = card.getByRole('navigation', { name: 'Profile sections' });
  await expect(card.getByText('0 %')).toBeVisible();
  await expect(card.getByText('No sections completed yet.')).toBeAttached();
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  const address = { address1: '1 Quay', countryId: 36, city: 'Perth', postal: '6000' };
  const office = await owner.call(createOfficeEndpoint, { type: 'Branch Office', ...address });
  await expect(card.getByText('17 %')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '17');
  await expect(card.getByText('Completed: Addresses')).toBeAttached();
  const area = await owner.call(createAreaEndpoint, { regionId: 1 });
  await expect(card.getByText('33 %')).toBeVisible();
  await expect(card.getByText('Completed: Addresses, Regions')).toBeAttached();
  await expect(sections.getByRole('link', { name: /Regions/ })).toContainText('Completed');
  await owner.call(deleteAreaEndpoint, { areaId: area.areaId });
  await expect(card.getByText('17 %')).toBeVisible();
  await owner.call(deleteOfficeEndpoint, { officeAddressId: office.officeAddressId });
  await expect(card.getByText('0 %')).toBeVisible();
  await expect(sections.getByRole('link', { name: /Addresses/ })).not.toContainText('Completed');
});

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

test('in browsers other than Chrome and Firefox the sections are hidden and the preview is disabled, and a line says why [L11]', async ({
  browser,
}) => {
  const context = await browser.newContext({ userAgent: safari });
  const page = await context.newPage();
  await startSession(page, people.owner, demoPassword);
  await page.goto('/profile');
  const sections = page.getByRole('navigation', { name: 'Profile sections' });
  await expect(sections.getByText('You can only edit your profile in Chrome and Firefox.')).toBeVisible();
  await expect(sections.getByRole('link')).toHaveCount(1);
  await expect(sections.getByRole('link', { name: 'Profile Preview' })).toBeDisabled();
  await context.close();
  const usual = await browser.newPage();
  await startSession(usual, people.owner, demoPassword);
  await usual.goto('/profile');
  const all = usual.getByRole('navigation', { name: 'Profile sections' });
  await expect(all.getByRole('link', { name: 'Profile Preview' })).toBeEnabled();
  for (const name of [
    /Profile Details/,
    /Company Biography/,
    /Addresses/,
    /Regions/,
    /Job Classifications/,
    /Assessment/,
  ])
    await expect(all.getByRole('link', { name })).toBeVisible();
  await usual.close();
});
