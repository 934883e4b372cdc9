import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeViolations, rulesIn } from '#e2e/app/axe.ts';
import { reportDescriptions } from '#contract/reports/rules.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findOverflowing, pageSettled } from '#e2e/app/layout-checks.ts';
import { workbookRows } from '#tools/test/workbook-rows.ts';

const names = Object.values(reportDescriptions).map(({ name }) => name);
const candidateReport = reportDescriptions.candidateSubmission.name;
const opportunityReport = reportDescriptions.availableOpportunities.name;

const openReports = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Download Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Report' });
  await expect(dialog.getByText('Showing 3 Reports')).toBeVisible();
  return dialog;
};

const downloaded = async (page: Page, dialog: Locator, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `Download: ${name}` }).click(),
  ]);
  return { fileName: file.suggestedFilename(), rows: workbookRows(await file.path()) };
};

/** Types into the search field, and measures in the page how long the count stays the same. */
const typedAndWaited = (search: Locator, typed: string): Promise<number> =>
  search.evaluate(
    (box, text) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        new MutationObserver(() => resolve(performance.now() - began)).observe(
          box.closest('[role=dialog]')?.querySelector('[role=status]') ?? box,
          { characterData: true, childList: true, subtree: true },
        );
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    typed,
  );

test('Download Report has three reports, searched by name or description after 500 ms, with how many are shown; ranges of 30, 60 and 90 days or custom dates, whose start is required and whose end is not after today [R01]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/reports\/\w/.test(request.url())) asked.push(request.url());
  });
  await startSession(page, people.owner);
  await page.goto('/');
  const dialog = await openReports(page);
  await expect(dialog.getByRole('listitem').getByRole('heading')).toHaveText(names);

  const search = dialog.getByRole('searchbox', { name: 'Search by name or description' });
  const waited = await typedAndWaited(search, 'notices');
  expect(waited).toBeGreaterThanOrEqual(500);
  await expect(dialog.getByRole('status')).toHaveText('Showing 1 Reports');
  await expect(dialog.getByRole('listitem').getByRole('heading')).toHaveText(['All Engagement Notices']);
  await search.fill('salary and fee');
  await expect(dialog.getByRole('listitem').getByRole('heading')).toHaveText([candidateReport]);
  await search.fill('zzz');
  await expect(dialog.getByText('Showing 0 Reports')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear the search' }).click();
  await expect(dialog.getByText('Showing 3 Reports')).toBeVisible();

  const range = (days: number) => dialog.getByRole('button', { name: `Last ${String(days)} days` });
  await expect(range(30)).toHaveAttribute('aria-pressed', 'true');
  const from = dialog.getByRole('group', { name: 'From' });
  const to = dialog.getByRole('group', { name: 'To' });
  await range(60).click();
  await expect(range(60)).toHaveAttribute('aria-pressed', 'true');
  await range(90).click();
  await expect(range(90)).toHaveAttribute('aria-pressed', 'true');
  const download = dialog.getByRole('button', { name: `Download: ${candidateReport}` });

  // Enters custom dates: moving the end date a year ahead puts it in the future.
  await to.getByRole('spinbutton', { name: /year/ }).press('ArrowUp');
  await expect(range(90)).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog.getByText('The end date cannot be after today.')).toBeVisible();
  await download.click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('The end date cannot be after today.'),
  ).toBeVisible();
  await range(30).click();

  for (const part of await from.getByRole('spinbutton').all()) {
    for (let digits = 0; digits < 4; digits += 1) await part.press('Backspace');
  }
  await download.click();
  await expect(dialog.getByText('Please provide a start date')).toBeVisible();
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(told.filter({ hasText: 'Please provide a start date' })).toContainText('Warning');
  expect(asked).toEqual([]);
});

test('each report is a real file whose cells match the pages; without rows it says so and what to do, and a failure says An error occured. [R02]', async ({
  page,
  browser,
  baseURL,
}) => {
  await startSession(page, people.owner);
  await page.goto('/candidate');
  await pageSettled(page);
  const firstRow = page.getByRole('row').nth(1);
  const shown = (await firstRow.innerText()).replace(/\s+/g, ' ');
  const dialog = await openReports(page);
  await dialog.getByRole('button', { name: 'Last 90 days' }).click();

  const candidates = await downloaded(page, dialog, candidateReport);
  expect(candidates.fileName).toMatch(/^Candidate Submission Report \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByText(`${candidateReport} has been downloaded.`)).toBeVisible();
  const [first] = candidates.rows.filter((row) =>
    shown.includes(`${row['First name'] ?? ''} ${row['Last name'] ?? ''}`),
  );
  expect(shown).toContain(String(first?.Number).padStart(6, '0'));
  for (const column of ['Status', 'Client', 'Job title', 'Currency']) expect(shown).toContain(first?.[column]);
  const amount = (text: string | undefined) => Number(text).toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(shown).toContain(amount(first?.['Base salary']));
  expect(shown).toContain(amount(first?.['Agency fee']));

  const notices = await downloaded(page, dialog, 'All Engagement Notices');
  expect(notices.rows.map(({ Notice }) => Notice)).toContain('This Engagement has been completed.');
  const opportunities = await downloaded(page, dialog, opportunityReport);
  expect(opportunities.rows.map(({ Title }) => Title)).toContain('Clinical Nurse Educator, Emergency');

  await page.route('**/api/reports/candidateSubmission?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'fault', message: 'Something went wrong.' } }),
  );
  await dialog.getByRole('button', { name: `Download: ${candidateReport}` }).click();
  await expect(page.getByText('An error occured.')).toBeVisible({ timeout: 30_000 });

  // This agency has no work in its profile.
  const rival = await browser.newPage({ baseURL: baseURL ?? '' });
  await startSession(rival, people.rivalOwner);
  await rival.goto('/');
  const theirs = await openReports(rival);
  await theirs.getByRole('button', { name: `Download: ${opportunityReport}` }).click();
  await expect(rival.getByText('No report available')).toBeVisible();
  await expect(rival.getByText('Try adjusting your profile or check back later.')).toBeVisible();
  await rival.close();
});

test('reports are downloaded by keyboard only, on a phone too, and the dialog has no axe finding in light or dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await startSession(page, people.owner);
  await page.goto('/');
  await page.getByRole('button', { name: 'Download Report' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download Report' });
  await expect(dialog.getByText('Showing 3 Reports')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page, rulesIn(colorScheme))).toEqual([]);
  }
  expect(await findOverflowing(page)).toEqual([]);
  const download = dialog.getByRole('button', { name: `Download: ${candidateReport}` });
  for (let steps = 0; steps < 25 && !(await download.evaluate((one) => one === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(workbookRows(await file.path()).length).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download Report' })).toBeFocused();
});

test('the header has Download Report, Contact Support, the bell with its count and the account drawer; an agency that is not approved has no reports [L03]', async ({
  page,
  browser,
  baseURL,
}) => {
  await startSession(page, people.owner);
  await page.goto('/');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const header = page.getByRole('banner').first();
    await expect(header.getByRole('button', { name: 'Download Report' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Contact Support' })).toBeVisible();
    await expect(header.getByRole('button', { name: /^Notifications, \d+/ })).toBeVisible();
    const account = header.getByRole('button', { name: /’s account/ });
    await account.click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await findOverflowing(page)).toEqual([]);
  }
  const pending = await browser.newPage({ baseURL: baseURL ?? '' });
  await startSession(pending, people.pendingOwner);
  await pending.goto('/');
  await expect(pending.getByRole('button', { name: 'Contact Support' })).toBeVisible();
  await expect(pending.getByRole('button', { name: 'Download Report' })).toHaveCount(0);
  await pending.close();
});
