import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { setAssignmentsEndpoint } from '#contract/assignments/endpoints.ts';
import { changeClosingEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { listAllUsersEndpoint } from '#contract/team/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const closingAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('a calendar app reads deadlines by a private address, which move, until the address is replaced [W01]', async ({
  page,
  request,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishEngagement(employer, 'Regional Sales Manager, Foodservice');
  const users = await owner.call(listAllUsersEndpoint, {});
  const userIds = users.filter(({ email }) => email === people.owner).map(({ user_id: id }) => id);
  await owner.call(setAssignmentsEndpoint, { engagementId, userIds });

  await startSession(page, people.owner);
  await page.goto('/myweek');
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feed' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const field = dialog.getByRole('textbox', { name: 'Private address' });
  const address = await field.inputValue();
  await expect(dialog).toContainText('No calendar app has read the feed yet');
  await expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute('href', /^webcal:/);

  /** Returns the time that the calendar feed gives for the end of applications. */
  const closing = async (): Promise<string | undefined> => {
    const calendar = new ICAL.Component(ICAL.parse(await (await request.get(address)).text()) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    return events
      .find(({ uid }) => uid === `apply:${engagementId}@rolecall`)
      ?.startDate.toJSDate()
      .toISOString();
  };
  for (const days of [12, 14]) {
    const closingAt = closingAfter(days);
    await employer.call(changeClosingEndpoint, { engagementId, closingAt });
    // Calendar entries have no fractions of a second.
    expect(await closing()).toBe(`${closingAt.slice(0, 19)}.000Z`);
  }
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Calendar feed' }).click();
  await expect(dialog).toContainText('Last read by a calendar app on');

  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(field).not.toHaveValue(address);
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.get(await field.inputValue())).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
});
