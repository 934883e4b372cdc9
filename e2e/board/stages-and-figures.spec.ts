import { expect, test, type Page } from '@playwright/test';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const countIn = (text: string | null): number => Number.parseInt(/\d[\d,]*/.exec(text ?? '')?.[0] ?? '', 10);

/** Returns a list's total, which the page shows only if the list has several pages. */
const total = async (page: Page, name: string): Promise<number> => {
  const table = page.getByRole('table', { name });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const said = page.getByText(/^Total \d+ records$/);
  return (await said.isVisible()) ? countIn(await said.textContent()) : (await table.getByRole('row').count()) - 1;
};

test("the staging groups engagements by stage, and shows the selected one's progress and requests beside it [G03]", async ({
  page,
}) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  await page.getByRole('link', { name: 'Staging' }).click();
  await expect(page).toHaveURL(/\/engagement\/staging/);
  const stages = page.getByRole('navigation', { name: 'Stages' });
  await expect(stages.getByRole('link', { name: /^Fulfillment/ })).toHaveAttribute('aria-current', 'page');
  for (const stage of ['Clarification', 'Bidding']) {
    const tab = stages.getByRole('link', { name: new RegExp(`^${stage} ?\\d`) });
    const count = countIn(await tab.textContent());
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`stage=${stage.toLowerCase()}`));
    expect(await total(page, 'Staging')).toBe(count);
  }
  const row = page.getByRole('table', { name: 'Staging' }).getByRole('row').nth(1);
  const link = row.getByRole('link').first();
  const title = (await link.textContent())?.replace(/^.*\d{6}\s*/, '') ?? '';
  await link.click();
  await expect(page).toHaveURL(/engagementId=/);
  const detail = page.getByRole('complementary', { name: 'Selected engagement' });
  await expect(detail.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  await expect(detail.getByRole('list', { name: 'Stage' })).toContainText('Bidding');
  await expect(detail.getByText('The engagement is in this stage now.')).toBeVisible();
  await expect(detail.getByRole('table', { name: 'Talent Requests' })).toBeVisible();
  await detail.getByRole('link', { name: 'Open engagement' }).click();
  await expect(page).toHaveURL(/\/engagement\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page).toHaveURL(/engagementId=/);
  await page.getByRole('complementary', { name: 'Selected engagement' }).getByRole('link', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/engagementId=/);
});

test('the summary counts the board, and every count links to exactly as many engagements [G03]', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false');
  await page.getByRole('link', { name: 'Board summary' }).click();
  await expect(page.getByRole('heading', { name: 'Board summary', level: 1 })).toBeVisible();
  for (const [region, label] of [
    ['Application status', 'Approved'],
    ['Engagement type', 'Agency Tenders Rate'],
    ['Client', 'Northwind Health'],
  ] as const) {
    const link = page.getByRole('region', { name: region }).getByRole('link', { name: label });
    const count = countIn((await link.textContent())?.replace(label, '') ?? '');
    await link.click();
    await expect(page).toHaveURL(/\/engagement\/board\?/);
    expect(await total(page, 'Engagements')).toBe(count);
    await page.goBack();
  }
  const hired = page.getByRole('region', { name: 'Candidates' }).getByRole('link', { name: /^Hired/ });
  expect(countIn(await hired.textContent())).toBeGreaterThan(0);
  await hired.click();
  await expect(page).toHaveURL(/\/candidate\?.*candidateStatusId=2/);
});
