import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const employer = people.brightwaterEmployer;

/** Opens a page as a user in a separate browser. */
const openAs = async (page: Page, user: string, path: string): Promise<Page> => {
  const context = await page.context().browser()?.newContext();
  const own = (await context?.newPage()) ?? page;
  await startSession(own, user);
  await own.goto(path);
  return own;
};

test('an employer sets its service level; the agency and Rolecall see what waits until the employer opens it', async ({
  page,
}) => {
  await startSession(page, employer);
  await page.goto('/employer/response-times');
  const overdue = page.getByRole('table', { name: 'Overdue' });
  const row = overdue.getByRole('row').filter({ hasText: 'Harbour Talent' }).filter({ hasText: 'fitters' }).first();
  await expect(row).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const level = page.getByLabel('Answer within');
  await expect(level).toHaveValue('3');
  await level.fill('31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Working days must be a number from 1 to 30.')).toBeVisible();
  await level.fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service level saved.')).toBeVisible();
  await expect(page.getByText('Working days must be a number from 1 to 30.')).toBeHidden();

  const link = row.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const candidateId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';

  const agency = await openAs(page, people.owner, `/candidates/viewer?candidateId=${candidateId}`);
  const block = agency.getByRole('region', { name: 'Response time' });
  await expect(block).toContainText('None yet');
  await expect(block).toContainText(/Waiting for \d+ working days; this client answers within 4/);
  await expect(block).toContainText('Escalated to Rolecall');

  const staff = await openAs(page, people.providerAdmin, '/provider/escalations');
  const escalations = staff
    .getByRole('row')
    .filter({ hasText: 'Brightwater Utilities' })
    .filter({ hasText: 'fitters' });
  await expect(escalations.first()).toBeVisible();
  await expect(staff.getByText(name)).toHaveCount(0);
  const escalated = await escalations.count();
  expect(await axeViolations(staff)).toEqual([]);

  await link.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(block).not.toContainText('Waiting for');
  await expect(block).not.toContainText('None yet');
  await staff.reload();
  await expect(escalations).toHaveCount(escalated - 1);
  await page.goto('/employer/response-times');
  await expect(overdue.getByRole('row').nth(1)).toBeVisible();
  await expect(overdue.getByRole('link', { name })).toHaveCount(0);
});

test('an agency sees how long its application waits', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/engagement/board?assignToMe=false&keyword=Senior+Actuarial+Analyst');
  await page
    .getByRole('link', { name: /Senior Actuarial Analyst/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Application', exact: true }).click();
  const block = page.getByRole('region', { name: 'Response time' });
  await expect(block).toContainText('Client’s last activity');
  await expect(block).toContainText(/Waiting for \d+ working days; this client answers within 3/);
  expect(await axeViolations(page)).toEqual([]);
});
