import { expect, test, type Page } from '@playwright/test';
import { setAssignmentsEndpoint } from '#contract/assignments/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { addNewUser, newPassword } from '#e2e/actors/new-user.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Head of Procurement';
const procurement = 'hiring@calder.example';

interface Work {
  readonly owner: HttpActor;
  readonly engagementId: string;
  readonly colleague: { readonly userId: string; readonly name: string; readonly email: string };
}

/** Creates an engagement assigned only to the owner, and a colleague who sees only assigned engagements. */
const newWork = async (page: Page, baseUrl = ''): Promise<Work> => {
  const owner = await signInOverHttp(baseUrl, people.owner);
  const engagementId = await republishWithApprovedAgency(owner, await signInOverHttp(baseUrl, procurement), title);
  await owner.call(setAssignmentsEndpoint, { engagementId, userIds: [owner.who.user.id] });
  return { owner, engagementId, colleague: await addNewUser(page, baseUrl, owner) };
};

const isLive = (page: Page) => expect(page.locator('[data-live="true"]')).toBeAttached();
const board = '/engagement/board?assignToMe=false&pageSize=100';

test('an assigned user sees the engagement at once and gets a notification, and a removed user no longer sees it [G05]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { engagementId, colleague } = await newWork(page, baseURL);
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await otherContext.newPage();
  await startSession(other, colleague.email, newPassword);
  await other.goto(board);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await isLive(other);
  await expect(other.getByText(title)).toHaveCount(0);

  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/assignments`);
  const table = page.getByRole('table', { name: 'Assignments' });
  await expect(table).not.toContainText(colleague.name);
  await page.getByRole('button', { name: 'Assign people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign people' });
  await dialog.getByRole('checkbox', { name: new RegExp(colleague.name) }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User assignment updated')).toBeVisible();
  await expect(table).toContainText(colleague.name);
  await expect(page.getByRole('list', { name: 'History' })).toContainText(`assigned ${colleague.name}`);

  await expect(other.getByRole('table')).toContainText(title);
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await other.getByRole('link', { name: 'Assignments' }).click();
  await expect(other.getByRole('button', { name: 'Assign people' })).toHaveAttribute('aria-disabled', 'true');
  await isLive(other);

  await page.getByRole('button', { name: `Remove ${colleague.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(table).not.toContainText(colleague.name);
  await expect(other.getByRole('heading', { name: title })).toHaveCount(0);
  await other.goto('/activitystream/notification?state=all');
  await expect(other.getByText(`You were assigned to ${title}.`).first()).toHaveCount(0);
  await expect(other.getByText(`You are no longer assigned to ${title}.`).first()).toBeVisible();
  await otherContext.close();
});

test("some or all of a colleague's engagements are handed over from their page", async ({ page, baseURL }) => {
  const { owner, engagementId, colleague } = await newWork(page, baseURL);
  await owner.call(setAssignmentsEndpoint, { engagementId, userIds: [colleague.userId] });
  await startSession(page, people.owner);
  await page.goto(`/user-management/${colleague.userId}`);
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
