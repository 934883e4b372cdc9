import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { applyTenderRateEndpoint, readTermsEndpoint } from '#contract/applications/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { publishNewEngagement } from '#e2e/actors/own-engagement.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test("a tender is changed, requested again and answered, and each side sees the other's changes live [A02]", async ({
  page,
  browser,
  baseURL,
}) => {
  const employer = await signInOverHttp(baseURL ?? '', people.brightwaterEmployer, demoPassword);
  const rival = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const engagementId = await publishNewEngagement(employer, { engagementTypeId: 2 });
  const { terms, termsHash } = await rival.call(readTermsEndpoint, { engagementId });
  const tender = { feeTypeId: 1, feePercent: '17.50' } as const;
  await rival.call(applyTenderRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash, ...tender });
  await startSession(page, people.rivalOwner);
  await page.goto(`/engagement/${engagementId}/application`);
  const main = page.getByRole('main');
  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.brightwaterEmployer);
  await other.goto(`/employer/engagements/${engagementId}/applications`);
  const row = other.getByRole('row', { name: 'Quayside Search' });
  await expect(row).toContainText('17.50 % of base salary');

  // While the application is Pending, the agency may change the tender on its own.
  await main.getByRole('button', { name: 'Change Tender' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Fee', { exact: true })).toHaveValue('17.50');
  await dialog.getByRole('button', { name: 'Change Tender' }).click();
  await expect(dialog.getByText('This is already your tender.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Fee', { exact: true }).fill('16');
  await dialog.getByRole('button', { name: 'Change Tender' }).click();
  await expect(page.getByText('Application updated', { exact: true })).toBeVisible();
  await expect(row).toContainText('16.00 % of base salary');

  // The employer approves the application, and then requests a new tender with a reason and a deadline.
  await row.getByRole('button', { name: 'Approve Quayside Search' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await row.getByRole('button', { name: 'Details for Quayside Search' }).click();
  const details = other.getByRole('dialog');
  await expect(details.getByRole('list', { name: 'Tenders' }).getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(other)).toEqual([]);
  await details.getByRole('button', { name: 'Request Re-bid' }).click();
  const asked = other.getByRole('alertdialog');
  await expect(asked.getByLabel('Hours to respond')).toHaveValue('24');
  await asked.getByRole('button', { name: 'Request Re-bid' }).click();
  await expect(asked.getByText('Reason is required!')).toBeVisible();
  await asked.getByLabel('Reason').selectOption('Above budget');
  expect(await axeViolations(other)).toEqual([]);
  await asked.getByRole('button', { name: 'Request Re-bid' }).click();
  await expect(other.getByText('A new tender has been requested from Quayside Search.')).toBeVisible();
  await expect(row).toContainText('Re-bid');

  // The agency's open page is updated, and the agency answers.
  await expect(main).toContainText('The employer has requested a new tender.');
  await expect(main).toContainText('Above budget');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Send New Tender' }).click();
  await dialog.getByLabel('Fee', { exact: true }).fill('15.25');
  await dialog.getByRole('button', { name: 'Send New Tender' }).click();
  await expect(main.getByRole('list', { name: 'Tenders' }).getByRole('listitem')).toHaveCount(3);
  await expect(row).toContainText('15.25 % of base salary');

  await expect(row).toContainText('Approved');
  await other.context().close();
});
