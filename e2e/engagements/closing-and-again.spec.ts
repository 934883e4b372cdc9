import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import {
  listOwnEngagementsEndpoint,
  publishAgainEndpoint,
  readOwnEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const dayMs = 86_400_000;
/** Returns a date as users type it, for example '03/15/2027'. */
const typed = (daysAhead: number): string => {
  const [year = '', month = '', day = ''] = new Date(Date.now() + daysAhead * dayMs)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}/${day}/${year}`;
};
const shown = (daysAhead: number): RegExp => {
  const when = new Date(Date.now() + daysAhead * dayMs);
  return new RegExp(
    `${String(when.getUTCDate()).padStart(2, '0')} ${when.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })} ${String(when.getUTCFullYear())}`,
  );
};

/** Types a date on the keyboard, one segment at a time. */
const typeDay = async (page: Page, day: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: /month/ }).focus();
  await page.keyboard.type(day.replaceAll('/', ''), { delay: 20 });
};

test('an employer changes a closing time by keyboard, and the agency sees the new one', async ({
  page,
  browser,
  baseURL,
}) => {
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const { records } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  const title = 'Regional Sales Manager, Foodservice';
  const ended = records.find((record) => record.title === title)?.engagementId ?? '';
  // Publishes a new engagement that no other journey uses.
  const { engagementId } = await employer.call(publishAgainEndpoint, {
    engagementId: ended,
    closingAt: new Date(Date.now() + 5 * dayMs).toISOString(),
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, people.larkfieldEmployer);
  await page.goto(`/employer/engagements/${engagementId}`);
  const open = page.getByRole('button', { name: 'Change Closing' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the closing time' });
  await expect(dialog.getByRole('spinbutton', { name: /month/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await typeDay(page, typed(0));
  await dialog.getByLabel('Closing time').fill('00:00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Closing time must be in the future.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await typeDay(page, typed(40));
  await dialog.getByLabel('Closing time').fill('16:30');
  await expect(dialog).toContainText('at the roles’ location');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^The engagement now closes .*16:30/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stages' })).toContainText(shown(40));
  await expect(open).toBeFocused();

  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.rivalOwner);
  await agency.goto(`/opportunities/${engagementId}`);
  await expect(agency.getByRole('heading', { name: title }).first()).toBeVisible();
  const at = `${new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 10)}T16:30:00.000Z`;
  await expect(agency.locator(`time[datetime="${at}"]`).first()).toBeVisible();
  await agency.context().close();
});

test('an employer publishes an ended engagement again, and agencies find the new one', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = 'Registered nurses, residential care';
  await startSession(page, 'hiring@tallowood.example');
  await page.goto('/');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('This Engagement has been completed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Closing' })).toHaveCount(0);
  const endedPage = page.url();
  await page.getByRole('button', { name: 'Publish Again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this engagement again' });
  await expect(dialog).toContainText('but no applications or candidates');
  expect(await axeViolations(page)).toEqual([]);

  await dialog.getByLabel('Closing time').fill('');
  await dialog.getByRole('button', { name: 'Publish Again' }).click();
  await expect(dialog.getByText('Closing time is required!')).toBeVisible();
  await dialog.getByLabel('Closing time').fill('12:00');
  await dialog.getByRole('button', { name: 'Publish Again' }).click();
  await expect(page.getByText(/^Engagement \d{6} has been published\.$/)).toBeVisible();
  await expect(page).not.toHaveURL(endedPage);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stages' }).locator('[aria-current=step]')).toContainText('Application');
  await expect(page.getByRole('heading', { name: /^Clinical Lead/ })).toBeVisible();
  await expect(page.getByText('0 of 4 roles filled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Closing' })).toBeVisible();

  const engagementId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const employer = await signInOverHttp(baseURL ?? '', 'hiring@tallowood.example');
  const made = await employer.call(readOwnEngagementEndpoint, { engagementId });
  expect(made.documents.map((document) => document.title)).toEqual(['Brief for agencies']);

  const agency = await (await browser.newContext()).newPage();
  await startSession(agency, people.owner);
  await agency.goto(`/opportunities/${engagementId}`);
  await expect(agency.getByRole('heading', { name: title }).first()).toBeVisible();
  await agency.context().close();
});
