import { expect, test } from '@playwright/test';
import {
  readApplicationUpdateEmailsEndpoint,
  readNewSuccessFeeApplicationEmailsEndpoint,
} from '#contract/notifications/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishEngagement } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Regional Sales Manager, Foodservice';

test('applying and withdrawing appear in the stage and among the activities, and the employer gets an email each time [A04]', async ({
  page,
  baseURL,
}) => {
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishEngagement(employer, title);
  await startSession(page, people.owner);
  await page.goto(`/engagement/${engagementId}/application`);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click();
  const application = page.getByRole('region', { name: 'Application', exact: true });
  await expect(application.getByText('Pending', { exact: true })).toBeVisible();
  await expect(application).toContainText(/Stage\s*Application/);
  await expect
    .poll(async () => (await employer.call(readNewSuccessFeeApplicationEmailsEndpoint, { engagementId })).recipients)
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Withdraw Application' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').selectOption('Terms');
  await dialog.getByRole('button', { name: 'Withdraw Application' }).click();
  await expect(application.getByText('Withdrew', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await employer.call(readApplicationUpdateEmailsEndpoint, { engagementId })).recipients)
    .toBeGreaterThan(0);

  await page.goto('/activitystream/activity');
  const own = page.getByRole('row').filter({ has: page.locator(`a[href*="${engagementId}"]`) });
  await expect(own).toHaveCount(2);
  await expect(own.nth(0)).toContainText(`Withdrew the application to ${title}.`);
  await expect(own.nth(1)).toContainText(`Applied to ${title}.`);
});
