import { expect, test } from '@playwright/test';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

const title = 'Regional Sales Manager, Foodservice';

test('an agency works on an engagement from its information to its summary, while the employer acts on the other side [G02]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishEngagement(employer, title);
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}`);
  const main = page.getByRole('main');
  const parts = page.getByRole('navigation', { name: 'Engagement sections' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Notices, 1 new', exact: true })).toBeVisible();

  await parts.getByRole('link', { name: 'Application' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
  const application = page.getByRole('region', { name: 'Application', exact: true });
  await expect(application).toContainText('Pending');

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.larkfieldEmployer);
  await other.goto(`/employer/engagements/${engagementId}/applications`);
  await other.getByRole('button', { name: 'Approve Harbour Talent' }).click();
  const asked = other.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(application).toContainText('Approved');
  await expect(page.getByRole('list', { name: 'Stages' }).locator('[aria-current=step]')).toContainText('Fulfillment');

  await parts.getByRole('link', { name: 'Talent Requests' }).click();
  await expect(main).toContainText('Available');
  await main.getByRole('link', { name: 'Submit Candidate' }).first().click();
  await page.getByLabel('First name').fill('Solveig');
  await page.getByLabel('Last name').fill('Abernathy');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const requestId = /submit\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await page.goto(`/engagement/${engagementId}/candidates`);
  const drafts = page.getByRole('table', { name: 'Drafts' });
  await expect(drafts).toContainText('Solveig Abernathy');
  await expect(drafts).toContainText('No CV yet');
  // The draft belongs to a colleague, because submitting as the same user would delete it.
  const admin = await signInOverHttp(baseURL ?? '', people.admin);
  await submitCandidateOverHttp(admin, requestId, { lastName: 'Quist' });
  await expect(main.getByRole('link', { name: 'Aino Quist' })).toBeVisible();
  // A draft typed in another tab appears in the list without a reload.
  await expect(page.locator('[data-live="true"]')).toBeAttached();
  const tab = await page.context().newPage();
  await tab.goto(`/engagement/${engagementId}/submit/${requestId}`);
  await tab.getByLabel('Last name').fill('Abernathy-Holm');
  await expect(drafts).toContainText('Solveig Abernathy-Holm');
  await tab.close();
  await drafts.getByRole('link', { name: 'Solveig Abernathy-Holm' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Solveig');

  await page.goto(`/engagement/${engagementId}/assignments`);
  await expect(page.getByRole('table', { name: 'Assignments' })).toContainText('Mara Ellingsen');
  await parts.getByRole('link', { name: 'Summary' }).click();
  await expect(main).toContainText('1 Pending');
  await parts.getByRole('link', { name: /^Notices/ }).click();
  const notices = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
  await expect(notices.last()).toContainText('The engagement has been published.');
  await expect(
    parts.getByRole('link', { name: `Notices ${String(await notices.count())}`, exact: true }),
  ).toBeVisible();
  await other.context().close();
});
