import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { applySetRateEndpoint, readTermsEndpoint } from '#contract/applications/endpoints.ts';
import { listOpportunitiesEndpoint } from '#contract/opportunities/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

const title = 'Ward clerk, medical centre';

test('an employer declines with a reason, and the agency sees by whom, when and why', async ({
  page,
  browser,
  baseURL,
}) => {
  const agency = await signInOverHttp(baseURL ?? '', people.rivalOwner, demoPassword);
  const { records } = await agency.call(listOpportunitiesEndpoint, { keywords: 'Ward clerk' });
  const engagementId = records.find((record) => record.title === title)?.engagementId ?? '';
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });
  await agency.call(applySetRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });

  await startSession(page, people.employer);
  await page.goto(`/employer/engagements/${engagementId}/applications`);
  const row = page.getByRole('row', { name: 'Quayside Search' });
  await expect(row).toContainText('Pending');
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Decline Quayside Search' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Reason is required!')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('Other');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Explanation is required!')).toBeVisible();
  await dialog.getByLabel('Explanation').fill('We have a bench for ward clerks.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Quayside Search has been declined.')).toBeVisible();
  await expect(row).toContainText('Declined');
  await expect(row.getByRole('button', { name: /Approve|Decline/ })).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await startSession(other, people.rivalOwner);
  await other.goto(`/engagement/${engagementId}/application`);
  const main = other.getByRole('main');
  for (const words of ['Declined', 'Owen Prideaux', 'Other', 'We have a bench for ward clerks.', 'Accepted terms']) {
    await expect(main).toContainText(words);
  }
  expect(await axeViolations(other)).toEqual([]);
  await other.context().close();
});
