import { expect, test } from '@playwright/test';
import { setAssignmentsEndpoint } from '#contract/assignments/endpoints.ts';
import { listAllUsersEndpoint } from '#contract/team/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { pressByKeyboard, typeByKeyboard } from '#e2e/actors/keyboard.ts';
import { applyToEngagement, republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Regional Sales Manager, Foodservice';

test('an assigned user sees what is due, an application completes it, and the team shows whose it is [W01]', async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishEngagement(employer, title);
  await startSession(page, people.owner);
  await page.goto('/myweek');
  await expect(page.getByRole('heading', { name: 'My Week' })).toBeVisible();
  await expect(page.locator('[data-live="true"]')).toBeAttached();

  const users = await owner.call(listAllUsersEndpoint, {});
  const ownerId = users.find(({ email }) => email === people.owner)?.user_id ?? '';
  await owner.call(setAssignmentsEndpoint, { engagementId, userIds: [ownerId] });
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  const task = upcoming.getByRole('listitem').filter({ has: page.locator(`a[href$="${engagementId}"]`) });
  // Other journeys give this user more tasks than the list shows at once.
  const seesTask = (text: string): Promise<void> =>
    expect(async () => {
      const more = upcoming.getByRole('button', { name: /^Show \d+ more$/ });
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      await expect(task).toContainText(text, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  await seesTask(`${title}: applications close`);
  await task.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/opportunities/${engagementId}`));
  await page.goBack();

  await page.getByRole('button', { name: /^Team/ }).click();
  await seesTask('Mara Ellingsen');
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await seesTask(title);
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  await applyToEngagement(owner, employer, engagementId);
  await expect(task).toHaveCount(0);
  const done = page.getByRole('region', { name: 'Done this week' });
  await expect(done.getByRole('link', { name: `Applied: ${title}` }).first()).toBeVisible();
});

test('a user adds a task, completes and reopens it, postpones it and hands it over [W01]', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = `Call the hiring lead ${Date.now().toString(36)}`;
  await startSession(page, people.admin);
  await page.goto('/myweek');
  await page.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog).toContainText('Task is required');
  await dialog.getByRole('textbox', { name: 'Task' }).fill(text);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog).toBeHidden();
  const task = page.getByRole('listitem').filter({ hasText: text });
  await expect(page.getByRole('region', { name: 'Today' }).getByText(text)).toBeVisible();

  await page.goto('/myweek?task=confirm-bid');
  const kinds = page.getByRole('search').getByRole('button', { name: /^Task/ });
  await expect(kinds).toBeVisible();
  await expect(task).toHaveCount(0);
  await kinds.click();
  await page.getByRole('option', { name: 'Your own tasks' }).click();

  await task.getByRole('button', { name: `Mark as done: ${text}` }).click();
  await expect(page.getByRole('region', { name: 'Done this week' }).getByText(text)).toBeVisible();
  await task.getByRole('button', { name: `Reopen: ${text}` }).click();
  await expect(page.getByRole('region', { name: 'Today' }).getByText(text)).toBeVisible();

  await task.getByRole('button', { name: `Postpone: ${text}` }).click();
  await page
    .getByRole('dialog', { name: 'Postpone' })
    .getByRole('button', { name: /^Tomorrow/ })
    .click();
  await expect(page.getByRole('region', { name: 'Upcoming' }).getByText(text)).toBeVisible();

  const theirContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const priya = await theirContext.newPage();
  await startSession(priya, people.standard);
  await priya.goto('/myweek');
  await expect(priya.getByRole('button', { name: 'Team' })).toHaveCount(0);
  await expect(priya.locator('[data-live="true"]')).toBeAttached();
  await task.getByRole('button', { name: `Hand over: ${text}` }).click();
  const colleagues = page.getByRole('dialog', { name: 'Hand over' });
  await colleagues.getByRole('button', { name: 'Priya Raman' }).click();
  await expect(page.getByText('Handed over to Priya Raman.')).toBeVisible();
  await expect(task).toHaveCount(0);
  await expect(priya.getByRole('region', { name: 'Upcoming' }).getByText(text)).toBeVisible();
  await theirContext.close();
});

test('by keyboard only: a user adds a task and completes it, on a phone where every control is in view [W01]', async ({
  page,
}) => {
  const text = `Book the room ${Date.now().toString(36)}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page, people.admin);
  await page.goto('/myweek');
  for (const name of ['Mine', 'Client', 'Task', 'Calendar feed', 'Add task'])
    await expect(page.getByRole('search').getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await pressByKeyboard(page, page.getByRole('search').getByRole('button', { name: 'Add task' }));
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await typeByKeyboard(page, dialog.getByRole('textbox', { name: 'Task' }), text);
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Add task' }));
  await expect(dialog).toBeHidden();
  await pressByKeyboard(page, page.getByRole('button', { name: `Mark as done: ${text}` }));
  await expect(page.getByRole('region', { name: 'Done this week' }).getByText(text)).toBeVisible();
});
