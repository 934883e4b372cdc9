import { expect, test, type Page } from '@playwright/test';
import { setAssignmentsEndpoint } from '#contract/assignments/endpoints.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { listAllUsersEndpoint } from '#contract/team/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

// In sequence, because these tests share one user's engagements.
test.describe.configure({ mode: 'default' });

const title = 'Head of Procurement';
let owner: HttpActor;
let engagementId: string;
let ids: { owner: string; joel: string };

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: title, assignToMe: false });
  engagementId = board.records[0]?.engagementId ?? '';
  const users = await owner.call(listAllUsersEndpoint, {});
  const idOf = (email: string) => users.find((one) => one.email === email)?.user_id ?? '';
  ids = { owner: idOf(people.owner), joel: idOf(people.subUser) };
  await owner.call(setAssignmentsEndpoint, { engagementId, userIds: [ids.owner] });
});

const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();
const board = '/engagement/board?assignToMe=false&pageSize=100';

test('an assigned user sees the engagement at once and gets a notification, and a removed user no longer sees it [G05]', async ({
  page,
  browser,
  baseURL,
}) => {
  const joelsContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const joel = await joelsContext.newPage();
  await startSession(joel, people.subUser);
  await joel.goto(board);
  await expect(joel.getByRole('table')).toBeVisible();
  await expect(joel.getByText(title)).toHaveCount(0);
  await isLive(joel);

  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/assignments`);
  const table = page.getByRole('table', { name: 'Assignments' });
  await expect(table).not.toContainText('Joel Whitaker');
  await page.getByRole('button', { name: 'Assign people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign people' });
  await dialog.getByRole('checkbox', { name: /Joel Whitaker/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User assignment updated')).toBeVisible();
  await expect(table).toContainText('Joel Whitaker');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('assigned Joel Whitaker');

  await expect(joel.getByRole('table')).toContainText(title);
  await joel.getByRole('link', { name: title }).click();
  await expect(joel.getByRole('heading', { name: title })).toBeVisible();
  await joel.getByRole('link', { name: 'Assignments' }).click();
  await expect(joel.getByRole('button', { name: 'Assign people' })).toHaveAttribute('aria-disabled', 'true');
  await isLive(joel);

  await page.getByRole('button', { name: 'Remove Joel Whitaker' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(table).not.toContainText('Joel Whitaker');
  await expect(joel.getByRole('heading', { name: title })).toHaveCount(0);
  await joel.goto('/activitystream/notification?state=all');
  await expect(joel.getByText(`You were assigned to ${title}.`).first()).toHaveCount(0);
  await expect(joel.getByText(`You are no longer assigned to ${title}.`).first()).toBeVisible();
  await joelsContext.close();
});

test("some or all of a colleague's engagements are handed over from their page", async ({ page }) => {
  await owner.call(setAssignmentsEndpoint, { engagementId, userIds: [ids.joel] });
  await startSession(page, people.owner);
  await page.goto(`/user-management/${ids.joel}`);
  const work = page.getByRole('region', { name: 'Assignments' });
  const row = work.getByRole('row').filter({ hasText: title });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Choose who takes over 1 engagement.');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toContainText('To is required!');
  await dialog.getByLabel('To').selectOption({ label: 'Mara Ellingsen' });
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('User assignment updated')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/engagement/${engagementId}/assignments`);
  await expect(page.getByRole('table', { name: 'Assignments' })).toContainText('Mara Ellingsen');
});
