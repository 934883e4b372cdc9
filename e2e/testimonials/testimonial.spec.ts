import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { waitForEmailedLink } from '#e2e/actors/mailbox.ts';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const logo = {
  name: 'northwind.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const somebody = () => {
  const mark = randomUUID().slice(0, 8);
  return {
    fullName: `Tove Aldermann ${mark}`,
    jobTitle: 'Head of Talent',
    company: 'Northwind Health',
    email: `tove.${mark}@northwind.example`,
  };
};

test('a testimonial is requested by email, listed as pending, reviewed by staff, published, unpublished with a toast a second later, and deleted [P09]', async ({
  browser,
  baseURL,
}) => {
  const person = somebody();
  const open = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const [owner, client, staff] = [await open(), await open(), await open()];
  await startSession(owner, people.owner);
  await owner.goto('/profile');
  await owner.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name: 'Testimonials' }).click();
  await owner.getByRole('button', { name: 'Request testimonials' }).click();
  const dialog = owner.getByRole('alertdialog', { name: 'Request testimonials' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Name is required!')).toBeVisible();
  await dialog.getByLabel('Name').fill(person.fullName);
  await dialog.getByLabel('Organization').fill(person.company);
  await dialog.getByLabel('Job title').fill(person.jobTitle);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(owner.getByText('Testimonial request has been sent')).toBeVisible();
  const pending = owner.getByRole('region', { name: 'Pending' });
  const approved = owner.getByRole('region', { name: 'Approved' });
  const asked = pending.getByRole('listitem').filter({ hasText: person.email });
  await expect(asked).toContainText('Waiting for reply');

  await client.goto(await waitForEmailedLink(client, person.email, 'Harbour Talent asks you for a testimonial'));
  await client.getByRole('textbox', { name: 'Testimonial' }).fill('They listen first.');
  await client.getByLabel('Your organization’s logo').setInputFiles(logo);
  await client.getByRole('button', { name: 'Submit' }).click();
  await expect(client).toHaveURL(/\/Agency\/ThankYouPage$/);
  await expect(asked).toContainText('In review');

  await startSession(staff, people.providerAdmin);
  await staff.goto('/');
  await staff.getByRole('link', { name: 'Testimonials' }).click();
  await staff.getByRole('button', { name: `Approve ${person.fullName}’s testimonial about Harbour Talent` }).click();
  await expect(staff.getByText('The testimonial has been approved.')).toBeVisible();

  await expect(asked).toHaveCount(0);
  const said = approved.getByRole('listitem').filter({ hasText: person.fullName });
  for (const [verb, standing, words] of [
    [/^Publish/, 'Published', 'Testimonial has been published'],
    [/^Unpublish/, 'Not published', 'Testimonial has been unpublished'],
  ] as const) {
    const saved = owner.waitForResponse(/updatePublishTestimonial/);
    await said.getByRole('button', { name: verb }).click();
    await (await saved).finished();
    const toast = owner.getByText(words);
    await expect(said).toContainText(standing);
    await expect(toast).toHaveCount(0, { timeout: 1 });
    await expect(toast).toBeVisible();
  }
  await said.getByRole('button', { name: `Delete: ${person.fullName}` }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(owner.getByText('Testimonial has been deleted')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('of several clients the refused ones are listed beside the others; if all are refused, the reasons are joined by commas [E04]', async ({
  page,
}) => {
  const [one, other, third] = [somebody(), somebody(), somebody()];
  await asNewAgency(page, 'Sandbar People');
  await page.goto('/profile/testimonials');
  const ask = async (people: readonly (typeof one)[]) => {
    await page.getByRole('button', { name: 'Request testimonials' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Request testimonials' });
    for (const [at, person] of people.entries()) {
      if (at > 0) await dialog.getByRole('button', { name: 'Add another client' }).click();
      const fields = dialog.getByRole('group').nth(at);
      await fields.getByLabel('Name').fill(person.fullName);
      await fields.getByLabel('Organization').fill(person.company);
      await fields.getByLabel('Job title').fill(person.jobTitle);
      await fields.getByLabel('Email').fill(person.email);
    }
    await dialog.getByRole('button', { name: /^Send/ }).click();
    return dialog;
  };
  const told = (title: string, words: string) =>
    page.getByRole('region', { name: 'Messages' }).locator('li', { hasText: title }).filter({ hasText: words });
  await ask([one, other]);
  await expect(told('Success', 'sent')).toBeVisible();
  await ask([one, third]);
  await expect(told('Warning', `${one.email} was asked already, and has not answered yet`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pending' }).getByText(third.email)).toBeVisible();
  const refused = await ask([one, other]);
  await expect(
    told(
      'Error',
      `${one.email} was asked already, and has not answered yet, ${other.email} was asked already, and has not answered yet`,
    ),
  ).toBeVisible();
  await expect(refused).toBeVisible();
});

test('the form of a link works signed out, lists missing fields with the specified messages, and requires a logo [T01]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const person = somebody();
  const { link } = await owner.call(createTestimonialEndpoint, person);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Write a testimonial for Harbour Talent' })).toBeVisible();
  const fields = {
    name: page.getByLabel('Name', { exact: true }),
    organization: page.getByLabel('Organization', { exact: true }),
    jobTitle: page.getByLabel('Job Title'),
    testimonial: page.getByRole('textbox', { name: 'Testimonial' }),
  };
  await expect(fields.name).toHaveValue(person.fullName);
  await expect(fields.organization).toHaveValue(person.company);
  await expect(fields.jobTitle).toHaveValue(person.jobTitle);
  for (const field of [fields.name, fields.organization, fields.jobTitle]) await field.fill(' ');
  await page.getByRole('button', { name: 'Submit' }).click();
  for (const words of [
    'Please input your Name!',
    'Please input your Organization!',
    'Please input your Job Title!',
    'Please input your Testimonial.',
    'Please provide Details',
    'Please upload the Logo of your Organization!',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toContainText('Info');
  await fields.testimonial.fill('x'.repeat(501));
  await expect(page.getByText('Message must not exceed to 500 characters')).toBeVisible();
  await fields.testimonial.fill('x'.repeat(500));
  await expect(page.getByText('Message must not exceed to 500 characters')).toHaveCount(0);
  await page.getByLabel('Your organization’s logo').setInputFiles({ ...logo, name: 'logo.svg' });
  await expect(page.getByText(/jpg, png/).last()).toBeVisible();
  await page.getByLabel('Your organization’s logo').setInputFiles(logo);
  await expect(page.getByText('Please upload the Logo of your Organization!')).toHaveCount(0);
});

test('after the submit the thank-you page says that it goes to review, and an expired, used or unknown link is refused with a clear message [T02]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { link } = await owner.call(createTestimonialEndpoint, somebody());
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('They listen.');
  await page.getByLabel('Your organization’s logo').setInputFiles(logo);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/Agency\/ThankYouPage$/);
  await expect(page.getByText('Your testimonial was sent for review.')).toBeVisible();
  for (const [path, words] of [
    [link, 'This link has already been used to send a testimonial. Thank you.'],
    ['/Agency/createtestimonial/demo-link-that-expired', 'This link has expired. The agency can send you a new one.'],
    ['/Agency/createtestimonial/nobody-has-this', 'This link isn’t valid.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  }
});

test('the form behind a link gets the maximum logo size from the server', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { token } = await owner.call(createTestimonialEndpoint, somebody());
  await page.route('**/testimonial*/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), uploadLimitBytes: 200_000 },
    });
  });
  await page.goto(`/Agency/createtestimonial/${String(token)}`);
  await expect(page.getByText('jpg, png. Under 200 kB.')).toBeVisible();
  await page
    .getByLabel('Your organization’s logo')
    .setInputFiles({ ...logo, buffer: Buffer.concat([logo.buffer, Buffer.alloc(200_000)]) });
  await expect(page.getByText('The file is 200 kB. It must be under 200 kB.', { exact: true })).toBeVisible();
});
