import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { listCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { workbookRows } from '#tools/test/workbook-rows.ts';

test('the candidate centre finds a candidate by keyword and status, stores both in its URL, and opens the viewer', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Candidates');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows).toHaveCount(11);

  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Interviewing/ })
    .click();
  await expect(page).toHaveURL(/candidateStatusId=/);
  await expect(rows.nth(1)).toContainText('Interviewing');
  await expect(page.getByRole('table', { name: 'Candidates' })).not.toContainText('Pending');

  await page.getByRole('combobox', { name: 'Keyword' }).fill('no such person anywhere');
  await expect(page.getByText('No candidates match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(11);

  const name = (await rows.nth(1).getByRole('link').first().textContent()) ?? '';
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/candidates\/viewer\?/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(11);
});

test('a filter that only a link sets is shown, and can be cleared [C12]', async ({ page }) => {
  await startSession(page, people.owner);
  const link = 'clientName=Northwind&categoryName=Permanent&candidateStatusId=7&changedWithinDays=3';
  await page.goto(`/candidate?${link}&supplierIds=01900000-0000-7000-8000-000000000001`);
  for (const [filter, parameter] of [
    ['Client: Northwind', 'clientName'],
    ['Role category: Permanent', 'categoryName'],
    ['Agency: Another agency', 'supplierIds'],
    ['Status: Not Selected', 'candidateStatusId'],
    ['Changed: Last 3 days', 'changedWithinDays'],
  ] as const) {
    await expect(page).toHaveURL(new RegExp(`${parameter}=`));
    await page.getByRole('button', { name: `Clear ${filter}` }).click();
    await expect(page).not.toHaveURL(new RegExp(`${parameter}=`));
  }
  await expect(page.getByRole('table', { name: 'Candidates' }).getByRole('row')).toHaveCount(11);
  // The kind of engagement has a filter of its own.
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await page.getByRole('option', { name: /^Competitive/ }).click();
  await expect(page).toHaveURL(/auctionType=competitive/);
  await expect(page.getByRole('button', { name: 'Kind: Competitive' })).toBeVisible();
});

test('a filter shows the number of candidates of each value, and a page can have more rows [C05] [C12]', async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/candidate');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const statuses = page.getByRole('group', { name: 'Status' });
  await expect(statuses.getByRole('button', { name: /^Pending ?\d/ })).toBeVisible();
  await expect(statuses.getByRole('button', { name: /Withdrew|Not Selected/ })).toHaveCount(0);
  await page.getByRole('button', { name: '25', exact: true }).click();
  await expect(page).toHaveURL(/pageSize=25/);
  await expect(rows).toHaveCount(26);

  await page.getByRole('button', { name: 'Client' }).click();
  const client = page.getByRole('option').first();
  const name = ((await client.textContent()) ?? '').replace(/\d+$/, '').trim();
  await client.click();
  await expect(page).toHaveURL(/clientId=/);
  await expect(page.getByRole('table', { name: 'Candidates' })).toContainText(name);
});

test('a page can have 100 rows, and the choice stays after a reload and on the way back from a candidate [C05]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  // Other journeys add candidates meanwhile, so there may be more.
  const { total } = await owner.call(listCandidatesEndpoint, {});
  const least = Math.min(total, 100);
  expect(least).toBeGreaterThan(50);
  await startSession(page, people.owner);
  await page.goto('/candidate');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  const sizes = page.getByRole('group', { name: 'Rows per page' });
  const showsMost = async (): Promise<void> => {
    await expect(page).toHaveURL(/pageSize=100/);
    await expect(sizes.getByRole('button', { name: '100' })).toHaveAttribute('aria-pressed', 'true');
    // One more row is the header.
    await expect.poll(() => rows.count()).toBeGreaterThan(least);
    expect(await rows.count()).toBeLessThanOrEqual(101);
  };
  await expect(sizes.getByRole('button')).toHaveText(['10', '25', '50', '100']);
  await sizes.getByRole('button', { name: '100' }).click();
  await showsMost();
  await rows.nth(60).scrollIntoViewIfNeeded();
  await expect(rows.nth(60)).toBeInViewport();
  await page.reload();
  await showsMost();
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/candidates\/viewer\?/);
  await page.goBack();
  await showsMost();
});

test('the viewer goes through the list from which it was opened, by button and by key [C05]', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/candidate?sortBy=name&sortOrder=asc');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  const name = (row: number) => rows.nth(row).getByRole('link').first();
  await expect(name(2)).toBeVisible();
  const [first, second] = [(await name(1).textContent()) ?? '', (await name(2).textContent()) ?? ''];
  await name(1).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByRole('button', { name: 'Next candidate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.goBack();
  await expect(name(1)).toHaveText(first);
});

test('chosen candidates are exported as a workbook and as CSV [C05]', async ({ page }) => {
  await startSession(page, people.owner);
  // Oldest first, since other journeys add candidates meanwhile.
  await page.goto('/candidate?sortBy=submittedDate&sortOrder=asc');
  const rows = page.getByRole('table', { name: 'Candidates' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const names: string[] = [];
  for (const at of [1, 3]) {
    names.push((await rows.nth(at).getByRole('link').first().textContent()) ?? '');
    await rows.nth(at).getByRole('checkbox').check();
  }
  const bar = page.getByRole('region', { name: '2 selected' });
  // Opening one of the selected candidates keeps the selection.
  await rows.nth(3).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible();
  await page.goBack();
  const fileOf = async (button: string) => {
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  const csv = await fileOf('Export CSV');
  expect(csv.name).toMatch(/^Candidates \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(csv.path, 'utf8')).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(2);
  // The exported files list the newest candidates first.
  const exportedNames = names.toReversed();
  for (const [at, name] of exportedNames.entries()) expect(lines[at]).toContain(name.split(' ')[0]);
  const workbook = await fileOf('Export XLSX');
  expect(workbook.name).toMatch(/\.xlsx$/);
  const exported = workbookRows(workbook.path).map((row) => `${row['First name'] ?? ''} ${row['Last name'] ?? ''}`);
  expect(exported).toEqual(exportedNames);
});
