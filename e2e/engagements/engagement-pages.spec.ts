import { expect, test } from '@playwright/test';
import { listOwnEngagementsEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Perioperative nursing, permanent team';

/** Returns the demo world's engagement that all these tests open. */
const findEngagement = async (baseURL: string | undefined): Promise<string> => {
  const employer = await signInOverHttp(baseURL ?? '', people.employer, demoPassword);
  const { records } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  return records.find((record) => record.title === title)?.engagementId ?? '';
};

test('an agency opens an engagement: its stages, its information, its talent requests, its application', async ({
  page,
  baseURL,
}) => {
  const id = await findEngagement(baseURL);
  await startSession(page, people.owner);
  await page.goto(`/engagement/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Northwind Health');
  await expect(page.getByRole('list', { name: 'Stages' }).locator('[aria-current=step]')).toContainText('Fulfillment');
  await expect(page.getByRole('main')).toContainText('13.75 % of base salary');
  const download = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  const parts = page.getByRole('navigation', { name: 'Engagement sections' });
  await parts.getByRole('link', { name: 'Talent Requests' }).click();
  const theatre = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Theatre Nurse/ }) });
  await expect(theatre).toContainText('Available');
  await expect(theatre).toContainText(/\d of 6 roles filled/);
  await theatre.getByText(/questions for each candidate/).click();
  await expect(theatre.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Paused');
  await expect(theatre.getByRole('link', { name: 'Submit Candidate' })).toBeVisible();
  await parts.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('table', { name: 'Theatre Nurse' })).toContainText('Hired');
  await expect(page.getByRole('main')).toContainText('Total agency earnings');
  await parts.getByRole('link', { name: 'Application' }).click();
  await expect(page.getByRole('heading', { name: 'Accepted terms' })).toBeVisible();
});

test('an engagement that does not exist shows a message', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('main')).toContainText('This page doesn’t exist, or you don’t have access to it.');
});

test('an employer sees its own engagements, filters them by status and opens one', async ({ page }) => {
  await startSession(page, people.employer);
  await page.goto('/');
  await expect(page).toHaveURL(/\/employer\/engagements/);
  await expect(page.getByRole('table', { name: 'Engagements' })).toContainText(title);
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Open' }).click();
  await expect(page).toHaveURL(/status=open/);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Theatre Nurse/ })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Engagement sections' });
  await parts.getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByRole('table', { name: 'Applications' })).toContainText('Harbour Talent');
  await parts.getByRole('link', { name: 'Information' }).click();
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
});

test("another employer's engagement is not found", async ({ page, baseURL }) => {
  const id = await findEngagement(baseURL);
  await startSession(page, 'hiring@calder.example');
  await page.goto(`/employer/engagements/${id}`);
  await expect(page.getByRole('main')).toContainText('This page doesn’t exist, or you don’t have access to it.');
});
