import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createDiscussionEndpoint,
  listDiscussionPartnersEndpoint,
  writeToDiscussionEndpoint,
} from '#contract/clarifications/endpoints.ts';
import { axeViolations, axeRulesFor } from '#e2e/app/axe.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { startSession } from '#e2e/actors/session.ts';

test('an agency starts a discussion; the employer sees it at once, answers, and never sees the notes [M02]', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(15_000);
  const subject = `Parking for interviews ${randomUUID().slice(0, 8)}`;
  const employerPage = await (await browser.newContext()).newPage();
  await startSession(employerPage, people.employer);
  await employerPage.goto('/employer/messages');
  await expect(employerPage.getByRole('region', { name: 'Discussions' })).toBeVisible();
  await expect(employerPage.locator('[data-live="true"]')).toBeAttached();

  await startSession(page, people.owner);
  // A discussion can also be started on the client's page.
  await page.goto('/clients?q=Northwind');
  await page.getByRole('link', { name: 'Northwind Health' }).click();
  await page.getByRole('link', { name: 'Send message' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Northwind Health');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/messages$/);

  await page.getByRole('button', { name: 'New discussion' }).click();
  const dialog = page.getByRole('dialog', { name: 'New discussion' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Choose a company.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Client' }).fill('Northwind');
  await page.getByRole('option', { name: 'Northwind Health' }).click();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Subject is required!')).toBeVisible();
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Message').fill('Where can our candidates park?');
  // Typed text survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'New discussion' }).click();
  await expect(dialog.getByLabel('Subject')).toHaveValue(subject);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Where can our candidates park?');
  const discussionId = new URL(page.url()).searchParams.get('discussion') ?? '';

  // The agency writes a note for colleagues.
  await page.getByRole('button', { name: 'Note for colleagues' }).click();
  await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Last time it was the staff entrance.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note, colleagues only')).toBeVisible();

  // The employer's list and menu show the new message without a reload.
  const row = employerPage.getByRole('button', { name: new RegExp(subject) });
  await expect(row).toContainText('unread');
  await expect(
    employerPage.getByRole('navigation', { name: 'Main' }).getByRole('img', { name: /unread/ }),
  ).toBeVisible();
  await row.click();
  await expect(employerPage.getByRole('article')).toHaveCount(1);
  await expect(employerPage.getByText('Last time')).toHaveCount(0);
  await expect(row).not.toContainText('unread');
  await employerPage.getByRole('textbox', { name: 'Message' }).fill('Behind the clinic, free for two hours.');
  await employerPage.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(page.getByRole('article').last()).toContainText('Behind the clinic');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page
    .getByRole('link', { name: /Northwind Health wrote to your agency/ })
    .and(page.locator(`[href$="${discussionId}"]`))
    .click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();

  // The search finds the discussion by its subject only.
  await page.getByRole('searchbox', { name: 'Subject or company' }).fill(subject.toLowerCase());
  await expect(page.getByRole('button', { name: new RegExp(subject) })).toBeVisible();
  await expect(page).toHaveURL(/q=parking/);
  await page.getByRole('searchbox', { name: 'Subject or company' }).fill('no such subject');
  await expect(page.getByRole('heading', { name: 'No discussions match' })).toBeVisible();
});

test('a message with a file mentions the employer, a note a colleague, and each is told once [M02]', async ({
  page,
  browser,
  baseURL,
}) => {
  page.setDefaultTimeout(15_000);
  const title = `Uniforms for nurses ${randomUUID().slice(0, 8)}`;
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const { records } = await owner.call(listDiscussionPartnersEndpoint, {});
  const partnerId = records.find(({ name }) => name === 'Northwind Health')?.partnerId ?? '';
  const about = { partnerId, subject: title, text: 'Who pays for uniforms?' };
  const { discussionId } = await owner.call(createDiscussionEndpoint, about);
  const answer = await employer.call(writeToDiscussionEndpoint, { discussionId, text: 'We do. Send me the sizes.' });
  const employerName = answer.messages.at(-1)?.authorName ?? '';

  const employerPage = await (await browser.newContext()).newPage();
  await startSession(employerPage, people.employer);
  await employerPage.goto('/employer/engagements');
  await startSession(page, people.owner);
  await page.goto(`/messages?discussion=${discussionId}`);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.pressSequentially(`@${employerName.slice(0, 4)}`);
  await page.getByRole('option', { name: new RegExp(employerName) }).click();
  await field.pressSequentially('the sizes are attached.');
  const txt = { name: 'Sizes.txt', mimeType: 'text/plain', buffer: Buffer.from('S 4, M 9, L 2') };
  await page.getByLabel('Attach files').setInputFiles({ ...txt, name: 'Sizes.exe' });
  await expect(page.getByText('exe files are not accepted.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Sizes.exe' }).click();
  await page.getByLabel('Attach files').setInputFiles(txt);
  await expect(page.getByText('Sizes.txt uploaded')).toBeAttached();
  // The typed text and the attached file survive a reload.
  await page.reload();
  await expect(field).toHaveValue(`@${employerName} the sizes are attached.`);
  await expect(page.getByRole('button', { name: 'Remove Sizes.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('article').last();
  await expect(sent.getByRole('button', { name: 'Download Sizes.txt' })).toBeVisible();
  await expect(field).toHaveValue('');

  // The employer is notified only of the mention, not of the message as well, and opens the file.
  await employerPage.getByRole('button', { name: 'Notifications' }).click();
  await employerPage
    .getByRole('link', { name: 'You were mentioned in a discussion with Harbour Talent.' })
    .and(employerPage.locator(`[href$="${discussionId}"]`))
    .click();
  await expect(employerPage.getByRole('heading', { name: title })).toBeVisible();
  const download = employerPage.waitForEvent('download');
  await employerPage.getByRole('button', { name: 'Download Sizes.txt' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('S 4, M 9, L 2');

  // Only colleagues can be mentioned in a note.
  await page.getByRole('button', { name: 'Note for colleagues' }).click();
  const note = page.getByRole('textbox', { name: 'Note for colleagues' });
  await note.pressSequentially(`@${employerName.slice(0, 4)}`);
  await expect(page.getByRole('option', { name: new RegExp(employerName) })).toHaveCount(0);
  await note.fill('@Tom');
  await page.getByRole('option', { name: 'Tom Okafor' }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note, colleagues only')).toBeVisible();
  await expect(employerPage.getByRole('article')).toHaveCount(3);
  const adminPage = await (await browser.newContext()).newPage();
  await startSession(adminPage, people.admin);
  await adminPage.goto('/engagement/board');
  await adminPage.getByRole('button', { name: 'Notifications' }).click();
  await adminPage
    .getByRole('link', { name: 'You were mentioned in a discussion with Northwind Health.' })
    .and(adminPage.locator(`[href$="${discussionId}"]`))
    .click();
  await expect(adminPage.getByRole('heading', { name: title })).toBeVisible();
});

test('a company without any relation cannot be written to', async ({ baseURL }) => {
  const employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const { records } = await employer.call(listDiscussionPartnersEndpoint, {});
  expect(records.map(({ name }) => name)).toContain('Harbour Talent');
  const stranger = '01900000-0000-7000-8000-0000000000ff';
  const refused = employer.call(createDiscussionEndpoint, { partnerId: stranger, subject: 'Hello', text: 'Hello' });
  await expect(refused).rejects.toThrow(/404/);
});

test('a long address fits at 1440 and at 360 px, and axe finds nothing, light and dark', async ({ page, baseURL }) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const { records } = await owner.call(listDiscussionPartnersEndpoint, {});
  const partnerId = records.find(({ name }) => name === 'Northwind Health')?.partnerId ?? '';
  const text = `https://northwind.example/${'a-long-path-'.repeat(12)}`;
  const { discussionId } = await owner.call(createDiscussionEndpoint, {
    partnerId,
    subject: 'An address that does not fit in a line of a phone',
    text,
  });
  await startSession(page, people.owner);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440) await page.goto(`/messages?discussion=${discussionId}`);
    await expect(page.getByRole('article')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      const at = `${String(width)} px, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(width);
      expect.soft(await axeViolations(page, axeRulesFor(colorScheme)), at).toEqual([]);
    }
  }
});
