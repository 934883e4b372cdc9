import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeViolations, axeRulesFor } from '#e2e/app/axe.ts';
import { reportCopy } from '#contract/reports/copy.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { findOverflowingElements, pageSettled } from '#e2e/app/layout-checks.ts';
import { workbookRows } from '#tools/test/workbook-rows.ts';

const candidateReport = reportCopy.candidateSubmission.name;
const opportunityReport = reportCopy.availableOpportunities.name;

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

  // This agency's profile contains no classifications.
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
    expect(await axeViolations(page, axeRulesFor(colorScheme))).toEqual([]);
  }
  expect(await findOverflowingElements(page)).toEqual([]);
  const download = dialog.getByRole('button', { name: `Download: ${candidateReport}` });
  for (let steps = 0; steps < 25 && !(await download.evaluate((one) => one === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(workbookRows(await file.path()).length).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download Report' })).toBeFocused();
});
