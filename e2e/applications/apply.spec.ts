import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const opportunity = async (page: Page, title: string): Promise<void> => {
  await page.goto(`/opportunities?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: title })).toBeVisible();
};

const confirmed = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByText('Submitting engagement application...')).toBeVisible();
  await expect(page.getByText("We'll notify you when your application is submitted.")).toBeVisible();
  await expect(page.getByText(`Your application for ${title} has been submitted.`)).toBeVisible();
  await expect(page.getByText('Submitting engagement application...')).toHaveCount(0);
};

test('an agency applies at a set rate, with a tender by keyboard only, and to a competitive engagement; the board is refreshed ten seconds later [A01]', async ({
  page,
}) => {
  await page.clock.install();
  await startSession(page, people.rivalOwner);

  await opportunity(page, 'Process Safety Engineers');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('18.50 % of base salary');
  await expect(dialog).toContainText('By choosing Submit Application, your agency accepts version');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await confirmed(page, 'Process Safety Engineers');
  await expect(dialog).toBeHidden();

  await opportunity(page, 'Senior Actuarial Analyst');
  await page.getByRole('button', { name: 'Submit Application' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Fee', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Application' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Fee is required!')).toBeVisible();
  await dialog.getByLabel('Fee', { exact: true }).focus();
  await page.keyboard.type('12.5');
  await dialog.getByRole('button', { name: 'Submit Application' }).focus();
  await page.keyboard.press('Enter');
  await confirmed(page, 'Senior Actuarial Analyst');

  await opportunity(page, 'Warehouse operatives, night shift');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog).toContainText('You don’t set a price when you apply to');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await confirmed(page, 'Warehouse operatives, night shift');

  let skipped = 0;
  const submittedAt = Date.now();
  const elapsed = () => Date.now() - submittedAt + skipped;
  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/engagementboard') asked.push(elapsed());
  });
  await page.getByRole('link', { name: 'Engagements', exact: true }).click();
  await page.getByRole('link', { name: /Pending applications/ }).click();
  for (const title of ['Process Safety Engineers', 'Senior Actuarial Analyst', 'Warehouse operatives, night shift']) {
    await expect(page.getByRole('row', { name: title })).toContainText('Pending');
  }
  // Without a click, the page refetches ten seconds after the response. The response arrived a moment before the
  // toasts were read, so the check allows a few seconds of tolerance.
  const isFollowed = () => asked.some((after) => after > 7_000 && after < 12_000);
  while (!isFollowed() && elapsed() < 12_000) {
    await page.clock.fastForward(250);
    skipped += 250;
  }
  expect(isFollowed()).toBe(true);
});

test('terms that change while the user reads them are shown again before anything is sent', async ({ page }) => {
  await startSession(page, people.rivalOwner);
  await opportunity(page, 'Allied health, regional clinics');
  await page.route('**/application/terms', async (route) => {
    const answer = await route.fetch();
    const terms = (await answer.json()) as { termsHash: string };
    await route.fulfill({ response: answer, json: { ...terms, termsHash: '0'.repeat(64) } });
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Failed to Submit Application')).toBeVisible();
  await expect(dialog).toContainText('Your application hasn’t been sent yet. Read the new terms below.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
