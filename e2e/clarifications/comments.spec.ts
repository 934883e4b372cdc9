import { expect, test } from '@playwright/test';
import { decideApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { candidatesOfEngagementEndpoint } from '#contract/candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { applyTo, publishOneOf } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { submitOverHttp } from '#e2e/actors/submitter.ts';

const hiring = 'hiring@larkfield.example';

test('an agency and an employer comment on a candidate on open pages, and notes never cross [K02]', async ({
  page,
  browser,
  baseURL,
}) => {
  const [employer, owner] = await Promise.all([
    signInOverHttp(baseURL ?? '', hiring),
    signInOverHttp(baseURL ?? '', people.owner),
  ]);
  const engagementId = await publishOneOf(employer, 'Regional Sales Manager, Foodservice');
  const applicationId = await applyTo(owner, employer, engagementId);
  await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
  const { talentRequests } = await owner.call(candidatesOfEngagementEndpoint, { engagementId });
  const person = { emailAddress: `commented.${String(process.pid)}@inbox.example`, confirmsConsent: true };
  const { _id: candidateId } = await submitOverHttp(owner, talentRequests[0]?.talentRequestId ?? '', person);

  const employerPage = await (await browser.newContext()).newPage();
  await startSession(employerPage, hiring);
  await employerPage.goto(`/employer/candidates/${candidateId}`);
  await expect(employerPage.getByText(/No comments yet. Write to Harbour Talent/)).toBeVisible();
  await expect(employerPage.locator('[data-live="true"]')).toBeAttached();

  await startSession(page, people.owner);
  await page.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Available from January.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(employerPage.getByText('Available from January.')).toBeVisible();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Has another offer.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note, colleagues only')).toBeVisible();

  await employerPage.getByRole('textbox', { name: 'Message' }).fill('January is fine.');
  await employerPage.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('January is fine.')).toBeVisible();
  await employerPage.reload();
  await expect(employerPage.getByText('January is fine.')).toBeVisible();
  await expect(employerPage.getByText('Has another offer.')).toHaveCount(0);

  // A colleague reads the comments, which the author sees.
  const adminPage = await (await browser.newContext()).newPage();
  await startSession(adminPage, people.admin);
  const marked = adminPage.waitForResponse((response) => response.url().includes('/candidateReader'));
  await adminPage.goto(`/candidates/viewer?candidateId=${candidateId}`);
  await marked;
  await page.reload();
  await expect(page.getByText('Read by')).toBeVisible();
});
